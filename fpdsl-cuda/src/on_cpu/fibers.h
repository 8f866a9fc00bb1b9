// What kernels need whose threads wait for each other: each thread of a block is a fiber, and the fibers take turns at barriers.
//
// All fibers of a block run on one thread of the system, so what is `static thread_local` is shared by them and by nobody else.

#include <sys/mman.h>
#include <ucontext.h>

// Bytes of stack of a fiber, and of the pages below it, which nobody may touch. Pages that it does not need take no memory.
static const std::size_t FPDSL_STACK = 1 << 19, FPDSL_GUARD = 1 << 16;

struct fpdsl_fiber {
    ucontext_t context;
    bool runs;
};

// Memory for the fibers of a block, and a stack for each; null where there is none.
struct fpdsl_fibers {
    std::size_t count, bytes;
    char* stacks;

    explicit fpdsl_fibers(std::size_t count) : count(count), bytes(count * (FPDSL_STACK + FPDSL_GUARD))
    {
        void* all = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        stacks = all == MAP_FAILED ? nullptr : (char*)all;
        for (std::size_t fiber = 0; stacks && fiber < count; ++fiber) {
            if (mprotect(stack(fiber), FPDSL_STACK, PROT_READ | PROT_WRITE) != 0) {
                munmap(stacks, bytes);
                stacks = nullptr;
            }
        }
    }
    ~fpdsl_fibers()
    {
        if (stacks) munmap(stacks, bytes);
    }
    char* stack(std::size_t fiber) const { return stacks + fiber * (FPDSL_STACK + FPDSL_GUARD) + FPDSL_GUARD; }
    // It lies where its stack ends.
    std::size_t room() const { return FPDSL_STACK - sizeof(fpdsl_fiber); }
    fpdsl_fiber& operator[](std::size_t fiber) const { return *(fpdsl_fiber*)(stack(fiber) + room()); }
};
static thread_local ucontext_t fpdsl_block;
static thread_local fpdsl_fiber* fpdsl_running;
static thread_local void (*fpdsl_body)(void*);
static thread_local void* fpdsl_given;

// The others run until they come to a barrier, or end.
static void __syncthreads() { swapcontext(&fpdsl_running->context, &fpdsl_block); }

static void fpdsl_fiber_begins()
{
    fpdsl_body(fpdsl_given);
    fpdsl_running->runs = false;
}

// Runs a block of threads, from barrier to barrier.
static void fpdsl_run_block(const fpdsl_fibers& fibers)
{
    for (std::size_t thread = 0; thread < fibers.count; ++thread) {
        fpdsl_fiber& fiber = fibers[thread];
        getcontext(&fiber.context);
        fiber.context.uc_stack.ss_sp = fibers.stack(thread);
        fiber.context.uc_stack.ss_size = fibers.room();
        fiber.context.uc_link = &fpdsl_block;
        makecontext(&fiber.context, fpdsl_fiber_begins, 0);
        fiber.runs = true;
    }
    for (bool any = true; any;) {
        any = false;
        for (std::size_t thread = 0; thread < fibers.count; ++thread) {
            if (!fibers[thread].runs) continue;
            threadIdx = {(unsigned int)thread, 0, 0};
            fpdsl_running = &fibers[thread];
            swapcontext(&fpdsl_block, &fibers[thread].context);
            any |= fibers[thread].runs;
        }
    }
}

// Runs `count` blocks of a kernel. Returns 1 where there is no memory for the stacks of a block.
template <class... P, std::size_t... I>
static int fpdsl_blocks(void (*kernel)(P...), unsigned long long count, unsigned int block, void* const* arguments,
                         std::index_sequence<I...>)
{
    const fpdsl_fibers fibers(block);
    if (!fibers.stacks) return 1;
    std::fenv_t environment;
    std::fegetenv(&environment);
    std::fesetenv(FE_DFL_ENV);
    blockDim = {block, 1, 1};
    gridDim = {(unsigned int)count, 1, 1};
    auto all = [=] { kernel(fpdsl_argument<P>::get(arguments[I])...); };
    using Body = decltype(all);
    fpdsl_body = [](void* given) { (*(Body*)given)(); };
    fpdsl_given = &all;
    for (unsigned int number = 0; number < gridDim.x; ++number) {
        blockIdx = {number, 0, 0};
        fpdsl_run_block(fibers);
    }
    std::fesetenv(&environment);
    return 0;
}
#define FPDSL_BLOCK_LAUNCHER(NAME, KERNEL)                                                            \
    extern "C" int NAME(unsigned long long count, unsigned int block, void* const* arguments)         \
    {                                                                                                 \
        return fpdsl_launch_blocks(KERNEL, count, block, arguments);                                  \
    }
template <class... P>
static int fpdsl_launch_blocks(void (*kernel)(P...), unsigned long long count, unsigned int block,
                                void* const* arguments)
{
    return fpdsl_blocks(kernel, count, block, arguments, std::index_sequence_for<P...>());
}
