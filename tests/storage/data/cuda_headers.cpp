// Prints digests of what the headers of CUDA make of numbers of binary32, on the host:
// g++ -I <CUDA>/include cuda_headers.cpp && ./a.out > cuda_headers.tsv
//
// The numbers are every 4,099th encoding, with NaN, infinities and what is too large.

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>

template <typename Convert> void digest(const char* name, Convert convert)
{
    std::uint64_t count = 0, digest = 0xcbf29ce484222325;
    for (std::uint64_t next = 0; next < (std::uint64_t(1) << 32); next += 4099) {
        const std::uint32_t bits = std::uint32_t(next);
        float x;
        std::memcpy(&x, &bits, sizeof x);
        digest = (digest ^ std::uint8_t(convert(x))) * 0x100000001b3;
        ++count;
    }
    std::printf("%s\t%llu\t%#018llx\n", name, (unsigned long long)count, (unsigned long long)digest);
}

int main()
{
    digest("e4m3", [](float x) { return __nv_cvt_float_to_fp8(x, __NV_SATFINITE, __NV_E4M3); });
    digest("e5m2", [](float x) { return __nv_cvt_float_to_fp8(x, __NV_SATFINITE, __NV_E5M2); });
    digest("e4m3 overflows", [](float x) { return __nv_cvt_float_to_fp8(x, __NV_NOSAT, __NV_E4M3); });
    digest("e5m2 overflows", [](float x) { return __nv_cvt_float_to_fp8(x, __NV_NOSAT, __NV_E5M2); });
    digest("e2m3", [](float x) { return __nv_cvt_float_to_fp6(x, __NV_E2M3, cudaRoundNearest); });
    digest("e3m2", [](float x) { return __nv_cvt_float_to_fp6(x, __NV_E3M2, cudaRoundNearest); });
    digest("e2m1", [](float x) { return __nv_cvt_float_to_fp4(x, __NV_E2M1, cudaRoundNearest); });
    digest("ue8m0 rz", [](float x) { return __nv_cvt_float_to_e8m0(x, __NV_SATFINITE, cudaRoundZero); });
    digest("ue8m0 ru", [](float x) { return __nv_cvt_float_to_e8m0(x, __NV_SATFINITE, cudaRoundPosInf); });
    digest("ue8m0 ru overflows", [](float x) { return __nv_cvt_float_to_e8m0(x, __NV_NOSAT, cudaRoundPosInf); });
}
