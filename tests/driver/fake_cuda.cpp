// A CUDA driver without a device: enough of libcuda for fpdsl's use of it to be tested on any machine.
//
// Device memory is host memory. A launch runs the stand-in of the same name in fake_kernels.h. Environment variables make
// single calls fail (FAKE_INIT, FAKE_LAUNCH, ...), and say when work runs: a stream is eager, and runs it when it is queued,
// or lazy (FAKE_LAZY), and runs it when somebody waits for it and not before. Work whose order is left to chance on a GPU
// is then out of order for certain, and meets memory that was filled with garbage when it was made or freed.
#include <elf.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "fake_kernels.h"

typedef int Result;
typedef unsigned long long Address;

static const Result OK = 0, INVALID_VALUE = 1, OUT_OF_MEMORY = 2, INVALID_DEVICE = 101, INVALID_IMAGE = 200,
                    INVALID_CONTEXT = 201, INVALID_HANDLE = 400, NOT_FOUND = 500, NOT_READY = 600, NOT_SUPPORTED = 801;

static u64 setting(const char* name, u64 usual) {
    const char* text = getenv(name);
    return text ? strtoull(text, nullptr, 10) : usual;
}

// FAKE_LAZY: 1 the default streams, 2 those that are made, 3 both.
struct Stream {
    int context;
    bool lazy;
    std::deque<std::function<void()>> queue;
    u64 queued, done;
};
// What was queued on a stream so far; streams are never deleted.
struct Event { Stream* stream; u64 position; int context; };
struct Function { std::string name; };
// Device memory that a pool has and nobody uses; it can be given back once the host has seen that it is free.
struct Block { u64 bytes; Stream* freed_on; bool seen; };
// Idle blocks are split, but never joined: memory that was freed in small pieces serves no large request.
struct Pool { int context; u64 threshold, used; std::vector<Block> idle; };
struct Piece { u64 bytes; bool freed; int context; Pool* pool; };

static const int MOST = 16;
static std::recursive_mutex one_at_a_time;
static thread_local int current = 0;      // the device whose context is current, plus one
static Result sticky[MOST];               // an error that a context answers from then on, as long as it is held
static int retained[MOST];                // how often
static Stream* defaults[MOST];
static std::set<Stream*> streams;         // those that were made
static std::set<Event*> events;
static std::map<Address, Piece> pieces;   // device memory
static std::map<char*, u64> pinned;
static std::set<Pool*> pools;             // those that were made; the default one gives back what is freed at once
static u64 used = 0, idle = 0;            // bytes of device memory, and those that pools keep
static u64 mapped = 0;                    // how often pools have taken memory from the device
static u64 launches = 0;

#define LOCK std::lock_guard<std::recursive_mutex> guard(one_at_a_time)
#define ENTER LOCK; if (!current) return INVALID_CONTEXT; if (sticky[current]) return sticky[current]

static Stream* find(void* handle) {
    if (handle) return streams.count((Stream*)handle) ? (Stream*)handle : nullptr;
    Stream*& stream = defaults[current];
    if (!stream) stream = new Stream{current, (setting("FAKE_LAZY", 0) & 1) != 0, {}, 0, 0};
    return stream;
}
static void drain(Stream* stream, u64 position) {
    while (stream->done < position) {
        std::function<void()> work = stream->queue.front();
        stream->queue.pop_front();
        stream->done++;
        // Nothing runs on a lost device.
        if (!sticky[stream->context]) work();
    }
}
static Result queue(void* handle, std::function<void()> work) {
    Stream* stream = find(handle);
    if (!stream || stream->context != current) return INVALID_HANDLE;
    stream->queue.push_back(work);
    stream->queued++;
    if (!stream->lazy) drain(stream, stream->queued);
    return OK;
}
// The piece of memory that has all of these bytes.
static bool within(Address address, u64 bytes) {
    auto after = pieces.upper_bound(address);
    if (after == pieces.begin()) return false;
    auto piece = std::prev(after);
    return !piece->second.freed && piece->second.context == current && address + bytes <= piece->first + piece->second.bytes;
}
static bool is_pinned(const void* start, u64 bytes) {
    auto after = pinned.upper_bound((char*)start);
    if (after == pinned.begin()) return false;
    auto range = std::prev(after);
    return (char*)start + bytes <= range->first + range->second;
}
// Gives back what is idle, until the pool has no more than `keep`.
static void trim(Pool* pool, u64 keep) {
    u64 held = pool->used;
    for (const Block& block : pool->idle) held += block.bytes;
    for (size_t i = 0; i < pool->idle.size() && held > keep;) {
        const Block block = pool->idle[i];
        if (!block.seen) { ++i; continue; }
        pool->idle.erase(pool->idle.begin() + i);
        held -= block.bytes;
        idle -= block.bytes;
    }
}
// The host has waited for a stream, or for all: it has seen what was freed there.
static void waited_for(const Stream* stream) {
    for (Pool* pool : pools) {
        if (pool->context != current) continue;
        for (Block& block : pool->idle) block.seen |= !stream || block.freed_on == stream;
        trim(pool, pool->threshold);
    }
}

extern "C" {

// What is left: for tests of leaks.
u64 fake_used() { LOCK; return used; }
u64 fake_pools() { LOCK; return pools.size(); }
u64 fake_idle() { LOCK; return idle; }
u64 fake_mapped() { LOCK; return mapped; }
u64 fake_pinned() { LOCK; return pinned.size(); }
u64 fake_streams() { LOCK; return streams.size(); }
u64 fake_events() { LOCK; return events.size(); }

Result cuInit(unsigned) { return (Result)setting("FAKE_INIT", 0); }
Result cuDriverGetVersion(int* version) { *version = (int)setting("FAKE_DRIVER", 12040); return OK; }
Result cuDeviceGetCount(int* count) { *count = (int)setting("FAKE_DEVICES", 1); return OK; }
Result cuDeviceGet(int* device, int ordinal) {
    if (ordinal < 0 || ordinal >= (int)setting("FAKE_DEVICES", 1)) return INVALID_DEVICE;
    *device = ordinal;
    return OK;
}
Result cuDeviceGetName(char* name, int len, int) { snprintf(name, len, "Fake GPU"); return OK; }
Result cuDeviceTotalMem_v2(size_t* bytes, int) { *bytes = setting("FAKE_MEMORY", 1 << 30); return OK; }
Result cuDeviceGetAttribute(int* value, int attribute, int) {
    switch (attribute) {
        case 16: *value = (int)setting("FAKE_MULTIPROCESSORS", 4); return OK;
        case 75: *value = (int)setting("FAKE_CAPABILITY", 90) / 10; return OK;
        case 76: *value = (int)setting("FAKE_CAPABILITY", 90) % 10; return OK;
        case 115: *value = (int)setting("FAKE_POOLS", 1); return OK;
        default: return NOT_FOUND;
    }
}
Result cuDevicePrimaryCtxRetain(void** context, int device) {
    LOCK;
    *context = (void*)(intptr_t)(device + 1);
    const Result result = (Result)setting("FAKE_CONTEXT", 0);
    if (!result) ++retained[device + 1];
    return result;
}
Result cuDevicePrimaryCtxRelease_v2(int device) {
    LOCK;
    if (--retained[device + 1] == 0) sticky[device + 1] = OK; // a new one starts afresh
    return OK;
}
Result cuCtxGetCurrent(void** context) { *context = (void*)(intptr_t)current; return OK; }
Result cuCtxSetCurrent(void* context) { current = (int)(intptr_t)context; return OK; }
Result cuCtxSynchronize() {
    ENTER;
    if (defaults[current]) drain(defaults[current], defaults[current]->queued);
    for (Stream* stream : streams) if (stream->context == current) drain(stream, stream->queued);
    waited_for(nullptr);
    return sticky[current];
}
Result cuGetErrorName(Result error, const char** text) {
    static thread_local char name[32];
    snprintf(name, sizeof name, "CUDA_ERROR_%d", error);
    *text = name;
    return OK;
}
Result cuGetErrorString(Result, const char** text) { *text = "as the fake driver was told"; return OK; }

Result cuStreamCreate(void** handle, unsigned flags) {
    ENTER;
    if (flags != 1) return NOT_SUPPORTED; // one that waits for the default stream
    if (streams.size() >= setting("FAKE_STREAMS", 100)) return OUT_OF_MEMORY;
    Stream* stream = new Stream{current, (setting("FAKE_LAZY", 0) & 2) != 0, {}, 0, 0};
    streams.insert(stream);
    *handle = stream;
    return OK;
}
Result cuStreamDestroy_v2(void* handle) {
    LOCK;
    return streams.erase((Stream*)handle) ? OK : INVALID_HANDLE;
}
Result cuStreamSynchronize(void* handle) {
    ENTER;
    Stream* stream = find(handle);
    if (!stream) return INVALID_HANDLE;
    drain(stream, stream->queued);
    waited_for(stream);
    return sticky[current];
}
Result cuEventCreate(void** handle, unsigned) {
    ENTER;
    if (events.size() >= setting("FAKE_EVENTS", 1000)) return OUT_OF_MEMORY;
    Event* event = new Event{nullptr, 0, current};
    events.insert(event);
    *handle = event;
    return OK;
}
Result cuEventDestroy_v2(void* handle) {
    LOCK;
    return events.erase((Event*)handle) ? OK : INVALID_HANDLE;
}
Result cuEventRecord(void* handle, void* stream_handle) {
    ENTER;
    Event* event = (Event*)handle;
    Stream* stream = find(stream_handle);
    if (!events.count(event) || !stream || stream->context != event->context) return INVALID_HANDLE;
    event->stream = stream;
    event->position = stream->queued;
    return OK;
}
Result cuEventSynchronize(void* handle) {
    ENTER;
    Event* event = (Event*)handle;
    if (!events.count(event)) return INVALID_HANDLE;
    if (event->stream) drain(event->stream, event->position);
    return sticky[current];
}
Result cuEventQuery(void* handle) {
    ENTER;
    Event* event = (Event*)handle;
    if (!events.count(event)) return INVALID_HANDLE;
    return event->stream && event->stream->done < event->position ? NOT_READY : OK;
}
Result cuStreamWaitEvent(void* handle, void* event_handle, unsigned flags) {
    ENTER;
    if (flags || !events.count((Event*)event_handle)) return INVALID_HANDLE;
    const Event event = *(Event*)event_handle; // what is recorded later does not count
    return queue(handle, [event] { if (event.stream) drain(event.stream, event.position); });
}

static void fill(Address address, u64 bytes, int garbage) {
    if (setting("FAKE_BACKING", 1)) memset((void*)address, garbage, bytes);
}
// Takes the first idle memory of a pool that has room.
static bool reuse(Pool* pool, u64 bytes) {
    for (size_t i = 0; pool && i < pool->idle.size(); ++i) {
        if (pool->idle[i].bytes < bytes) continue;
        idle -= bytes;
        if ((pool->idle[i].bytes -= bytes) == 0) pool->idle.erase(pool->idle.begin() + i);
        return true;
    }
    return false;
}
static Result allocate(Address* address, u64 bytes, Pool* pool) {
    if (bytes == 0) return INVALID_VALUE; // as the real one
    if (!reuse(pool, bytes)) {
        const u64 taken = used + idle;
        if (taken + bytes < taken || taken + bytes > setting("FAKE_MEMORY", 1 << 30)) return OUT_OF_MEMORY;
        if (pool) ++mapped;
    }
    if (pool) pool->used += bytes;
    // FAKE_BACKING=0: addresses that nothing may touch, for launches larger than this machine.
    static Address next = 1ull << 60;
    *address = setting("FAKE_BACKING", 1) ? (Address)malloc(bytes) : (next += bytes);
    pieces[*address] = {bytes, false, current, pool};
    used += bytes;
    return OK;
}
static void release(Address address, Stream* stream) {
    const Piece piece = pieces[address];
    used -= piece.bytes;
    if (piece.pool) piece.pool->used -= piece.bytes;
    // That of a pool which is no more goes back to the device.
    if (pools.count(piece.pool)) {
        piece.pool->idle.push_back({piece.bytes, stream, false});
        idle += piece.bytes;
    }
    fill(address, piece.bytes, 0xee);
    // Where work can be late, what it may meet stays.
    if (setting("FAKE_LAZY", 0)) return;
    pieces.erase(address);
    if (setting("FAKE_BACKING", 1)) free((void*)address);
}
// FAKE_FREE: the error of the first call that frees.
static Result free_fails() {
    static bool done = false;
    const Result error = done ? OK : (Result)setting("FAKE_FREE", 0);
    done = true;
    return error;
}
static bool give_up(Address address) {
    auto piece = pieces.find(address);
    if (piece == pieces.end() || piece->second.freed || piece->second.context != current) return false;
    return piece->second.freed = true;
}
Result cuMemAlloc_v2(Address* address, size_t bytes) { ENTER; return allocate(address, bytes, nullptr); }
Result cuMemFree_v2(Address address) {
    ENTER;
    if (const Result error = free_fails()) return error;
    if (!give_up(address)) return INVALID_VALUE;
    release(address, nullptr); // at once, whoever uses it
    return OK;
}
#ifndef OLD_DRIVER
static Result allocate_on(Address* address, u64 bytes, Pool* pool, void* stream) {
    const Result result = allocate(address, bytes, pool);
    const Address at = *address;
    return result ? result : queue(stream, [at, bytes] { fill(at, bytes, 0xdd); });
}
Result cuMemAllocAsync(Address* address, size_t bytes, void* stream) {
    ENTER;
    return allocate_on(address, bytes, nullptr, stream);
}
Result cuMemAllocFromPoolAsync(Address* address, size_t bytes, void* pool, void* stream) {
    ENTER;
    if (!pools.count((Pool*)pool) || ((Pool*)pool)->context != current) return INVALID_VALUE;
    return allocate_on(address, bytes, (Pool*)pool, stream);
}
struct PoolProperties {
    int type, handles, location_type, location;
    void* security;
    size_t most;
    unsigned short usage;
    unsigned char reserved[54];
};
Result cuMemPoolCreate(void** handle, const PoolProperties* wanted) {
    LOCK;
    // Pinned memory of a device, for this process.
    PoolProperties usual = {1, 0, 1, wanted->location, nullptr, 0, 0, {}};
    if (memcmp(wanted, &usual, sizeof usual) != 0 || wanted->location >= (int)setting("FAKE_DEVICES", 1)) return INVALID_VALUE;
    if (const Result error = (Result)setting("FAKE_POOL", 0)) return error;
    Pool* pool = new Pool{wanted->location + 1, 0, 0, {}};
    pools.insert(pool);
    *handle = pool;
    return OK;
}
Result cuMemPoolDestroy(void* handle) {
    LOCK;
    Pool* pool = (Pool*)handle;
    if (!pools.erase(pool)) return INVALID_VALUE;
    for (const Block& block : pool->idle) idle -= block.bytes;
    return OK;
}
Result cuMemPoolSetAttribute(void* handle, int attribute, const void* value) {
    LOCK;
    if (!pools.count((Pool*)handle) || attribute != 4) return INVALID_VALUE;
    ((Pool*)handle)->threshold = *(const u64*)value;
    return (Result)setting("FAKE_THRESHOLD", 0);
}
Result cuMemPoolTrimTo(void* handle, size_t keep) {
    LOCK;
    if (!pools.count((Pool*)handle)) return INVALID_VALUE;
    trim((Pool*)handle, keep);
    return OK;
}
Result cuMemFreeAsync(Address address, void* stream) {
    ENTER;
    if (const Result error = free_fails()) return error;
    if (!give_up(address)) return INVALID_VALUE;
    Stream* const freed_on = find(stream);
    return queue(stream, [address, freed_on] { release(address, freed_on); });
}
#endif
Result cuMemHostAlloc(void** start, size_t bytes, unsigned) {
    ENTER;
    if (bytes == 0) return INVALID_VALUE;
    if (pinned.size() >= setting("FAKE_PINNED", 100)) return OUT_OF_MEMORY;
    *start = malloc(bytes);
    pinned[(char*)*start] = bytes;
    return OK;
}
Result cuMemFreeHost(void* start) {
    ENTER;
    auto range = pinned.find((char*)start);
    if (range == pinned.end()) return INVALID_VALUE;
    memset(start, 0xee, range->second); // and never given back: late work would meet it
    pinned.erase(range);
    return OK;
}
Result cuMemcpyHtoDAsync_v2(Address to, const void* from, size_t bytes, void* stream) {
    ENTER;
    if (!within(to, bytes)) return INVALID_VALUE;
    if (!setting("FAKE_BACKING", 1)) return OK;
    if (is_pinned(from, bytes)) return queue(stream, [=] { memcpy((void*)to, from, bytes); });
    // The driver has its own copy when it returns.
    const std::vector<char> copy((const char*)from, (const char*)from + bytes);
    return queue(stream, [=] { memcpy((void*)to, copy.data(), bytes); });
}
Result cuMemcpyDtoHAsync_v2(void* to, Address from, size_t bytes, void* stream) {
    ENTER;
    if (!within(from, bytes)) return INVALID_VALUE;
    if (!setting("FAKE_BACKING", 1)) return OK;
    const Result result = queue(stream, [=] { memcpy(to, (void*)from, bytes); });
    if (result || is_pinned(to, bytes)) return result;
    return cuStreamSynchronize(stream);
}
Result cuMemsetD8Async(Address to, unsigned char value, size_t bytes, void* stream) {
    ENTER;
    if (!within(to, bytes)) return INVALID_VALUE;
    if (!setting("FAKE_BACKING", 1)) return OK;
    return queue(stream, [=] { memset((void*)to, value, bytes); });
}

Result cuMemcpyDtoDAsync_v2(Address to, Address from, size_t bytes, void* stream) {
    ENTER;
    if (!within(from, bytes) || !within(to, bytes)) return INVALID_VALUE;
    if (!setting("FAKE_BACKING", 1)) return OK;
    return queue(stream, [=] { memcpy((void*)to, (void*)from, bytes); });
}
struct Side {
    size_t x, y;
    int type; // 2: device
    void* host;
    Address device;
    void* array;
    size_t pitch;
};
struct Rows {
    Side from, to;
    size_t width, height;
};
Result cuMemcpy2DAsync_v2(const Rows* rows, void* stream) {
    ENTER;
    const Rows all = *rows;
    for (const Side& side : {all.from, all.to}) {
        const size_t end = all.height ? (all.height - 1) * side.pitch + all.width : 0;
        if (side.type != 2 || side.x || side.y || side.pitch < all.width || !within(side.device, end)) return INVALID_VALUE;
    }
    if (!setting("FAKE_BACKING", 1)) return OK;
    return queue(stream, [=] {
        for (size_t row = 0; row < all.height; row++)
            memcpy((char*)all.to.device + row * all.to.pitch, (char*)all.from.device + row * all.from.pitch, all.width);
    });
}

// For `cargo bench --bench gpu`, to see that it runs: with FAKE_BACKING=0 any kernel does.
Result cuEventElapsedTime(float* milliseconds, void* start, void* end) {
    ENTER;
    if (!events.count((Event*)start) || !events.count((Event*)end)) return INVALID_HANDLE;
    *milliseconds = 1;
    return OK;
}

// A module is the names that its symbols have.
Result cuModuleLoadData(void** module, const void* image) {
    ENTER;
    const char* file = (const char*)image;
    if (memcmp(file, "\177ELF", 4) != 0) return INVALID_IMAGE; // a cubin is an ELF file
    auto* names = new std::set<std::string>;
    const auto* header = (const Elf64_Ehdr*)file;
    const auto* sections = (const Elf64_Shdr*)(file + header->e_shoff);
    for (int i = 0; i < header->e_shnum; ++i) {
        if (sections[i].sh_type != SHT_SYMTAB) continue;
        const auto* symbols = (const Elf64_Sym*)(file + sections[i].sh_offset);
        const char* text = file + sections[sections[i].sh_link].sh_offset;
        for (u64 k = 0; k < sections[i].sh_size / sizeof *symbols; ++k) names->insert(text + symbols[k].st_name);
    }
    *module = names;
    return (Result)setting("FAKE_LOAD", 0);
}
Result cuModuleUnload(void* module) {
    delete (std::set<std::string>*)module;
    return OK;
}
Result cuModuleGetFunction(void** function, void* module, const char* name) {
    if (!((std::set<std::string>*)module)->count(name)) return NOT_FOUND;
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

// FAKE_LAUNCH: the error of launches; FAKE_FAULT: one that is found when the kernel runs. FAKE_AFTER launches go well
// before, and FAKE_FAILURES fail.
static Result failing(const char* name, u64 launch) {
    const u64 first = setting("FAKE_AFTER", 0);
    const bool fails = launch >= first && launch - first < setting("FAKE_FAILURES", ~0ull);
    return fails ? (Result)setting(name, 0) : OK;
}
Result cuLaunchKernel(void* function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                      unsigned shared, void* stream, void** params, void** extra) {
    ENTER;
    if (gy != 1 || gz != 1 || by != 1 || bz != 1 || shared || extra) return INVALID_VALUE;
    const std::string& name = ((Function*)function)->name;
    const u64 first = *(u64*)params[0], count = *(u64*)params[1];
    if (const char* log = getenv("FAKE_LOG")) {
        FILE* file = fopen(log, "a");
        fprintf(file, "%s %u %u %llu %llu\n", name.c_str(), gx, bx, (unsigned long long)first, (unsigned long long)count);
        fclose(file);
    }
    const u64 launch = launches++;
    if (const Result error = failing("FAKE_LAUNCH", launch)) return sticky[current] = error;
    if (bx == 0 || bx > setting("FAKE_BLOCK", 1024)) return INVALID_VALUE;
    const bool tiles = name.size() > 6 && name.compare(name.size() - 6, 6, "_tiles") == 0;
    if (tiles && (gx != count || bx != 256)) return INVALID_VALUE; // not one block a tile
    if (!tiles && ((u64)gx * bx < count || (u64)(gx - 1) * bx >= count)) return INVALID_VALUE; // not one thread an element
    if (!setting("FAKE_BACKING", 1)) return OK;
    const std::function<void()> kernel = stand_in(name, params);
    if (!kernel) return NOT_FOUND;
    const Result error = failing("FAKE_FAULT", launch);
    const int context = current;
    return queue(stream, [=] { if (error) sticky[context] = error; else kernel(); });
}

}
