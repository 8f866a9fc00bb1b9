// CUB's sums behind C functions, for cub.rs: nvcc alone compiles CUB, so this is a library of its own.
//
// CUDA's runtime works in the context that is current, which is the device's primary one, as fpdsl's is.

#if !__has_include(<cub/device/device_reduce.cuh>)
#error "there is no CUB beside this nvcc; `python3 -m pip install nvidia-cuda-cccl`, and its headers by NVCC_PREPEND_FLAGS=-I..."
#endif
#include <cub/device/device_reduce.cuh>
#include <cub/version.cuh>
#include <cuda_runtime.h>

// Sums of one order whatever the GPU came with CCCL 3.1, as did the environments that ask for them.
#define HAS_GPU_TO_GPU (CUB_VERSION >= 300100)

#if HAS_GPU_TO_GPU
namespace {

// Hands out existing memory, so that a launch does not wait for the allocator. Where it is too little CUB
// gets none, and then it launches nothing.
struct Scratch {
    void *memory;
    size_t *bytes;

    void *allocate(cuda::stream_ref, size_t needed, size_t = 0)
    {
        const bool fits = memory != nullptr && needed <= *bytes;
        *bytes = needed;
        return fits ? memory : nullptr;
    }
    void deallocate(cuda::stream_ref, void *, size_t, size_t = 0) noexcept {}

    // What a resource must have besides, and CUB does not call.
    void *allocate_sync(size_t, size_t = 0) { return nullptr; }
    void deallocate_sync(void *, size_t, size_t = 0) noexcept {}
    bool operator==(const Scratch &other) const noexcept { return memory == other.memory; }
    bool operator!=(const Scratch &other) const noexcept { return memory != other.memory; }
};
// CUB takes memory of its own, and says nothing, where this is none.
static_assert(cuda::mr::resource<Scratch>, "not a memory resource as this CCCL has them");

} // namespace
#endif

template <class T>
static cudaError_t sum(bool gpu_to_gpu, void *memory, size_t *bytes, const T *x, T *out, int n, cudaStream_t stream)
{
    if (!gpu_to_gpu) {
        return cub::DeviceReduce::Sum(memory, *bytes, x, out, n, stream);
    }
#if HAS_GPU_TO_GPU
    namespace execution = cuda::std::execution;
    const size_t there = *bytes;
    const auto environment = execution::env{
        cuda::stream_ref{stream},
        execution::prop{cuda::mr::get_memory_resource, Scratch{memory, bytes}},
        cuda::execution::require(cuda::execution::determinism::gpu_to_gpu)};
    const cudaError_t error = cub::DeviceReduce::Sum(x, out, n, environment);
    const bool too_little = memory != nullptr && *bytes > there;
    return error == cudaSuccess && too_little ? cudaErrorInvalidValue : error;
#else
    return cudaErrorNotSupported;
#endif
}

// Queues the sum of n floats (bits = 32) or doubles (64) on the stream; where memory is null only says in bytes how much it
// needs.
extern "C" int fpdsl_cub_sum(
    int bits, int gpu_to_gpu, void *memory, size_t *bytes, const void *x, void *out, int n, cudaStream_t stream)
{
    switch (bits) {
    case 32:
        return sum(gpu_to_gpu, memory, bytes, static_cast<const float *>(x), static_cast<float *>(out), n, stream);
    case 64:
        return sum(gpu_to_gpu, memory, bytes, static_cast<const double *>(x), static_cast<double *>(out), n, stream);
    default:
        return cudaErrorInvalidValue;
    }
}

// 3.5.0 is 300500.
extern "C" int fpdsl_cub_version() { return CUB_VERSION; }

extern "C" int fpdsl_cub_has_gpu_to_gpu() { return HAS_GPU_TO_GPU; }

extern "C" const char *fpdsl_cub_error(int code) { return cudaGetErrorName(static_cast<cudaError_t>(code)); }
