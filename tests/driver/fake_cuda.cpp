// A CUDA driver without a device: enough of libcuda for the launch path to be tested on any machine.
//
// Device memory is host memory. A launch runs the kernel of the same name below, which reads its parameters as the
// printed signature lays them out. Environment variables make single calls fail (FAKE_INIT, FAKE_DEVICES, ...).
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>

typedef int Result;
typedef unsigned long long Address;
typedef uint64_t u64;

static const Result OK = 0, OUT_OF_MEMORY = 2, INVALID_DEVICE = 101, NOT_FOUND = 500;

static u64 setting(const char* name, u64 usual) {
    const char* text = getenv(name);
    return text ? strtoull(text, nullptr, 10) : usual;
}

static int current = 0;           // the device whose context is current, plus one
static u64 used = 0;              // bytes allocated
static std::map<Address, u64> sizes;
static Result sticky = OK;        // an error that every later call reports, for as long as a context is held
static int contexts = 0;          // how often a context is retained
static u64 launches = 0;          // so far

struct Function { std::string name; };

extern "C" {

Result cuInit(unsigned) { return (Result)setting("FAKE_INIT", 0); }
Result cuDriverGetVersion(int* version) { *version = (int)setting("FAKE_DRIVER", 12040); return OK; }
Result cuDeviceGetCount(int* count) { *count = (int)setting("FAKE_DEVICES", 1); return OK; }
Result cuDeviceGet(int* device, int ordinal) {
    if (ordinal < 0 || ordinal >= (int)setting("FAKE_DEVICES", 1)) return INVALID_DEVICE;
    *device = ordinal;
    return OK;
}
Result cuDeviceGetName(char* name, int len, int) { snprintf(name, len, "Fake GPU"); return OK; }
Result cuDeviceGetAttribute(int* value, int attribute, int) {
    switch (attribute) {
        case 75: *value = (int)setting("FAKE_CAPABILITY", 90) / 10; return OK;
        case 76: *value = (int)setting("FAKE_CAPABILITY", 90) % 10; return OK;
        case 115: *value = (int)setting("FAKE_POOLS", 1); return OK;
        default: return NOT_FOUND;
    }
}
Result cuDevicePrimaryCtxRetain(void** context, int device) {
    *context = (void*)(intptr_t)(device + 1);
    const Result result = (Result)setting("FAKE_CONTEXT", 0);
    if (!result) ++contexts;
    return result;
}
Result cuDevicePrimaryCtxRelease_v2(int) {
    if (--contexts == 0) sticky = OK; // a new one starts afresh
    return OK;
}
Result cuCtxGetCurrent(void** context) { *context = (void*)(intptr_t)current; return OK; }
Result cuCtxSetCurrent(void* context) { current = (int)(intptr_t)context; return OK; }
Result cuGetErrorName(Result error, const char** text) {
    static thread_local char name[32];
    snprintf(name, sizeof name, "CUDA_ERROR_%d", error);
    *text = name;
    return OK;
}
Result cuGetErrorString(Result, const char** text) { *text = "as the fake driver was told"; return OK; }
Result cuEventCreate(void** event, unsigned) { *event = (void*)1; return OK; }
Result cuEventDestroy_v2(void*) { return OK; }
Result cuStreamSynchronize(void*) { return sticky; }

static Result allocate(Address* address, u64 bytes) {
    if (sticky) return sticky;
    if (bytes == 0) return 1; // as the real one
    if (used + bytes > setting("FAKE_MEMORY", 1 << 30)) return OUT_OF_MEMORY;
    // FAKE_BACKING=0: addresses that nothing may touch, for launches larger than this machine.
    static Address next = 1ull << 60;
    *address = setting("FAKE_BACKING", 1) ? (Address)malloc(bytes) : (next += bytes);
    sizes[*address] = bytes;
    used += bytes;
    return OK;
}
static Result release(Address address) {
    if (!sizes.count(address)) return 1; // freed twice
    used -= sizes[address];
    sizes.erase(address);
    if (setting("FAKE_BACKING", 1)) free((void*)address);
    return OK;
}
Result cuMemAlloc_v2(Address* address, size_t bytes) { return allocate(address, bytes); }
Result cuMemFree_v2(Address address) { return release(address); }
#ifndef OLD_DRIVER
Result cuMemAllocAsync(Address* address, size_t bytes, void*) { return allocate(address, bytes); }
Result cuMemFreeAsync(Address address, void*) { return release(address); }
#endif
Result cuMemcpyHtoDAsync_v2(Address to, const void* from, size_t bytes, void*) {
    if (sticky) return sticky;
    memcpy((void*)to, from, bytes);
    return OK;
}
Result cuMemcpyDtoHAsync_v2(void* to, Address from, size_t bytes, void*) {
    if (sticky) return sticky;
    memcpy(to, (void*)from, bytes);
    return OK;
}

Result cuModuleLoadData(void** module, const void* image) {
    if (memcmp(image, "\177ELF", 4) != 0) return 200; // a cubin is an ELF file
    *module = (void*)1;
    return (Result)setting("FAKE_LOAD", 0);
}
Result cuModuleUnload(void*) { return OK; }
Result cuModuleGetFunction(void** function, void*, const char* name) {
    *function = new Function{name};
    return OK;
}
Result cuFuncGetAttribute(int* value, int attribute, void*) {
    if (attribute != 0) return NOT_FOUND;
    *value = (int)setting("FAKE_BLOCK", 1024);
    return OK;
}
Result cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, void*, int size, size_t, unsigned) {
    *blocks = 2048 / size;
    return OK;
}

// out[i] = a * x[i] + y[i], with `a` by value.
static void axpy(u64 first, u64 count, u64*, void** rest) {
    float* out = *(float**)rest[0];
    float a = *(float*)rest[1];
    const float *x = *(float**)rest[2], *y = *(float**)rest[3];
    for (u64 i = first; i < first + count; i++) out[i] = a * x[i] + y[i];
}

// out[i] = table[i][at[i]], tables of three; the site and the index come from a later thread than the element, as they
// may where many fault at once.
static void pick(u64 first, u64 count, u64* fault, void** rest) {
    double* out = *(double**)rest[0];
    const double* tables = *(double**)rest[1];
    const u64* at = *(u64**)rest[2];
    for (u64 i = first; i < first + count; i++) {
        if (at[i] < 3) { out[i] = tables[3 * i + at[i]]; continue; }
        if (i < fault[0]) fault[0] = i;
        fault[1] = 0;
        fault[2] = at[i];
    }
}

// out[i] = by_value.at[0] + shared[at[i]], where the second of two tables is behind a pointer.
static void look_up(u64 first, u64 count, void** rest) {
    double* out = *(double**)rest[0];
    const double* by_value = (double*)rest[1];
    const double* shared = *(double**)rest[2];
    const u64* at = *(u64**)rest[3];
    for (u64 i = first; i < first + count; i++) out[i] = by_value[0] + shared[at[i]];
}

// out[i] = u[x + y] * by for x = i % nx, y = i / nx; faults as `pick` does.
static void diagonal(u64 first, u64 count, u64* fault, void** rest) {
    float* out = *(float**)rest[0];
    const u64 nx = *(u64*)rest[1];
    const float* u = *(float**)rest[2];
    const u64 u_len = *(u64*)rest[3];
    const float by = *(float*)rest[4];
    for (u64 i = first; i < first + count; i++) {
        const u64 at = i % nx + i / nx;
        if (at < u_len) { out[i] = u[at] * by; continue; }
        if (i < fault[0]) fault[0] = i;
        fault[1] = 0;
        fault[2] = at;
    }
}

// out.re = z.im and out.im = z.re, each of them a plane of `total` scalars.
static void swapped(u64 first, u64 count, void** rest) {
    const u64 total = *(u64*)rest[0];
    double* out = *(double**)rest[1];
    const double* z = *(double**)rest[2];
    for (u64 i = first; i < first + count; i++) out[i] = z[total + i], out[total + i] = z[i];
}

Result cuLaunchKernel(void* function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                      unsigned shared, void* stream, void** params, void** extra) {
    if (sticky) return sticky;
    if (gy != 1 || gz != 1 || by != 1 || bz != 1 || shared || stream || extra || !current) return 1;
    const std::string& name = ((Function*)function)->name;
    u64 first = *(u64*)params[0], count = *(u64*)params[1];
    if (const char* log = getenv("FAKE_LOG")) {
        FILE* file = fopen(log, "a");
        fprintf(file, "%s %u %u %llu %llu\n", name.c_str(), gx, bx, (unsigned long long)first, (unsigned long long)count);
        fclose(file);
    }
    // FAKE_LAUNCH: the error of launches, of the first FAKE_FAILURES where that is set.
    const Result error = (Result)setting("FAKE_LAUNCH", 0);
    if (error && launches++ < setting("FAKE_FAILURES", ~0ull)) return sticky = error;
    if ((u64)gx * bx < count || (u64)(gx - 1) * bx >= count) return 1; // not one thread an element
    if (!setting("FAKE_BACKING", 1)) return OK;
    if (name.find("axpy") != std::string::npos) axpy(first, count, *(u64**)params[2], params + 3);
    else if (name.find("swapped") != std::string::npos) swapped(first, count, params + 3);
    else if (name.find("look_up") != std::string::npos) look_up(first, count, params + 3);
    else if (name.find("diagonal") != std::string::npos) diagonal(first, count, *(u64**)params[2], params + 3);
    else if (name.find("pick") != std::string::npos) pick(first, count, *(u64**)params[2], params + 3);
    else return NOT_FOUND;
    return OK;
}

}
