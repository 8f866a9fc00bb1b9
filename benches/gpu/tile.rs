//! The product of two square matrices as somebody would write it by hand: a tile of 64 by 64 in shared memory.

/// The kernel `NAME` for squares whose extent is a multiple of 64: blocks of 256 threads, one a tile, each thread with 4 by 4 elements.
/// Each element is one chain of `fma` along `k`, as ours is.
pub fn source(name: &str, native: &str, fma: &str) -> String {
    let ty = if native == "f32" { "float" } else { "double" };
    format!(
        r#"extern "C" __global__ void {name}({ty}* __restrict__ out, unsigned int n, const {ty}* __restrict__ a, const {ty}* __restrict__ b)
{{
    __shared__ {ty} left[16][65];
    __shared__ {ty} right[16][65];
    const unsigned int x = threadIdx.x % 16, y = threadIdx.x / 16;
    const size_t row = (size_t)blockIdx.x / (n / 64) * 64, column = (size_t)blockIdx.x % (n / 64) * 64;
    {ty} sum[4][4] = {{}};
    for (unsigned int first = 0; first < n; first += 16) {{
        for (unsigned int t = threadIdx.x; t < 1024; t += 256) {{
            left[t % 16][t / 16] = a[(row + t / 16) * n + first + t % 16];
            right[t / 64][t % 64] = b[(size_t)(first + t / 64) * n + column + t % 64];
        }}
        __syncthreads();
#pragma unroll
        for (unsigned int p = 0; p < 16; ++p)
#pragma unroll
            for (unsigned int i = 0; i < 4; ++i)
#pragma unroll
                for (unsigned int j = 0; j < 4; ++j)
                    sum[i][j] = {fma}(left[p][y * 4 + i], right[p][x + 16 * j], sum[i][j]);
        __syncthreads();
    }}
#pragma unroll
    for (unsigned int i = 0; i < 4; ++i)
#pragma unroll
        for (unsigned int j = 0; j < 4; ++j) out[(row + y * 4 + i) * n + column + x + 16 * j] = sum[i][j];
}}
"#
    )
}
