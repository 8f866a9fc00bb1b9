// What kernels need whose threads wait for each other: each thread of a block is a fiber, and the fibers take turns at barriers.
//
// All fibers of a block run on one thread of the system, so what is `static thread_local` is shared by them and by nobody else.

#include <ucontext.h>

#include <memory>
#include <vector>

// Bytes of stack of a fiber. Pages that it does not touch take no memory.
static const std::size_t FPDSL_STACK = 1 << 18;

struct fpdsl_fiber {
    ucontext_t context;
    std::unique_ptr<char[]> stack{new char[FPDSL_STACK]};
    bool runs;
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
static void fpdsl_run_block(std::vector<fpdsl_fiber>& fibers)
{
    for (fpdsl_fiber& fiber : fibers) {
        getcontext(&fiber.context);
        fiber.context.uc_stack.ss_sp = fiber.stack.get();
        fiber.context.uc_stack.ss_size = FPDSL_STACK;
        fiber.context.uc_link = &fpdsl_block;
        makecontext(&fiber.context, fpdsl_fiber_begins, 0);
        fiber.runs = true;
    }
    for (bool any = true; any;) {
        any = false;
        for (std::size_t thread = 0; thread < fibers.size(); ++thread) {
            if (!fibers[thread].runs) continue;
            threadIdx = {(unsigned int)thread, 0, 0};
            fpdsl_running = &fibers[thread];
            swapcontext(&fpdsl_block, &fibers[thread].context);
            any |= fibers[thread].runs;
        }
    }
}

// Runs `count` blocks of a kernel.
template <class... P, std::size_t... I>
static void fpdsl_blocks(void (*kernel)(P...), unsigned long long count, unsigned int block, void* const* arguments,
                         std::index_sequence<I...>)
{
    std::fenv_t environment;
    std::fegetenv(&environment);
    std::fesetenv(FE_DFL_ENV);
    blockDim = {block, 1, 1};
    gridDim = {(unsigned int)count, 1, 1};
    auto all = [=] { kernel(fpdsl_argument<P>::get(arguments[I])...); };
    using Body = decltype(all);
    fpdsl_body = [](void* given) { (*(Body*)given)(); };
    fpdsl_given = &all;
    std::vector<fpdsl_fiber> fibers(block);
    for (unsigned int number = 0; number < gridDim.x; ++number) {
        blockIdx = {number, 0, 0};
        fpdsl_run_block(fibers);
    }
    std::fesetenv(&environment);
}
#define FPDSL_BLOCK_LAUNCHER(NAME, KERNEL)                                                            \
    extern "C" void NAME(unsigned long long count, unsigned int block, void* const* arguments)        \
    {                                                                                                 \
        fpdsl_launch_blocks(KERNEL, count, block, arguments);                                         \
    }
template <class... P>
static void fpdsl_launch_blocks(void (*kernel)(P...), unsigned long long count, unsigned int block,
                                void* const* arguments)
{
    fpdsl_blocks(kernel, count, block, arguments, std::index_sequence_for<P...>());
}
