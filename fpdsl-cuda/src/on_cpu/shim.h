// What printed CUDA C++ needs to run on a CPU: the built-in variables, a loop over the threads, and every intrinsic
// as one operation of the processor in the right rounding mode.
//
// Nothing here is shared with fpdsl's own arithmetic: rounding is the floating-point environment's (fesetround).
// `settle` keeps the compiler from moving an operation out of the mode's reach, folding it, or fusing it.

#include <cfenv>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstring>
#include <utility>

#define __global__
#define __device__
#define __forceinline__ inline
#define __noinline__
#define __shared__ static thread_local

struct fpdsl_dim3 { unsigned int x, y, z; };
static thread_local fpdsl_dim3 threadIdx, blockIdx, blockDim, gridDim;

template <class T> static inline T settle(T x)
{
    asm volatile("" : "+m"(x) : : "memory");
    return x;
}

// Runs `operation` in a rounding mode.
template <class F> static inline auto in_mode(int mode, F operation)
{
    std::fesetround(mode);
    auto result = settle(operation());
    std::fesetround(FE_TONEAREST);
    return result;
}

#define FPDSL_UNARY(NAME, R, T, EXPR)                                                    \
    static inline R NAME##_rn(T x) { return in_mode(FE_TONEAREST, [=] { T a = settle(x); return (R)(EXPR); }); } \
    static inline R NAME##_rz(T x) { return in_mode(FE_TOWARDZERO, [=] { T a = settle(x); return (R)(EXPR); }); } \
    static inline R NAME##_ru(T x) { return in_mode(FE_UPWARD, [=] { T a = settle(x); return (R)(EXPR); }); } \
    static inline R NAME##_rd(T x) { return in_mode(FE_DOWNWARD, [=] { T a = settle(x); return (R)(EXPR); }); }

#define FPDSL_BINARY_IN(NAME, T, MODE, EXPR) \
    static inline T NAME(T x, T y) { return in_mode(MODE, [=] { T a = settle(x), b = settle(y); return EXPR; }); }
#define FPDSL_BINARY(NAME, T, EXPR)                    \
    FPDSL_BINARY_IN(NAME##_rn, T, FE_TONEAREST, EXPR)  \
    FPDSL_BINARY_IN(NAME##_rz, T, FE_TOWARDZERO, EXPR) \
    FPDSL_BINARY_IN(NAME##_ru, T, FE_UPWARD, EXPR)     \
    FPDSL_BINARY_IN(NAME##_rd, T, FE_DOWNWARD, EXPR)

#define FPDSL_FMA_IN(NAME, T, MODE, FUNCTION)                                     \
    static inline T NAME(T x, T y, T z)                                           \
    {                                                                             \
        return in_mode(MODE, [=] { return FUNCTION(settle(x), settle(y), settle(z)); }); \
    }
#define FPDSL_FMA(NAME, T, FUNCTION)                    \
    FPDSL_FMA_IN(NAME##_rn, T, FE_TONEAREST, FUNCTION)  \
    FPDSL_FMA_IN(NAME##_rz, T, FE_TOWARDZERO, FUNCTION) \
    FPDSL_FMA_IN(NAME##_ru, T, FE_UPWARD, FUNCTION)     \
    FPDSL_FMA_IN(NAME##_rd, T, FE_DOWNWARD, FUNCTION)

FPDSL_BINARY(__fadd, float, a + b)
FPDSL_BINARY(__fsub, float, a - b)
FPDSL_BINARY(__fmul, float, a * b)
FPDSL_BINARY(__fdiv, float, a / b)
FPDSL_FMA(__fmaf, float, ::fmaf)
FPDSL_UNARY(__fsqrt, float, float, ::sqrtf(a))
FPDSL_UNARY(__frcp, float, float, 1.0f / a)
FPDSL_BINARY(__dadd, double, a + b)
FPDSL_BINARY(__dsub, double, a - b)
FPDSL_BINARY(__dmul, double, a * b)
FPDSL_BINARY(__ddiv, double, a / b)
FPDSL_FMA(__fma, double, ::fma)
FPDSL_UNARY(__dsqrt, double, double, ::sqrt(a))
FPDSL_UNARY(__drcp, double, double, 1.0 / a)

FPDSL_UNARY(__double2float, float, double, a)
FPDSL_UNARY(__int2float, float, int, a)
FPDSL_UNARY(__uint2float, float, unsigned int, a)
FPDSL_UNARY(__ll2float, float, long long, a)
FPDSL_UNARY(__ull2float, float, unsigned long long, a)
FPDSL_UNARY(__ll2double, double, long long, a)
FPDSL_UNARY(__ull2double, double, unsigned long long, a)
static inline double __int2double_rn(int x) { return x; }
static inline double __uint2double_rn(unsigned int x) { return x; }

// Float to integer as the GPU does it: limited to the target's range, and NaN is `nan`.
template <class I, class T> static inline I limited(T x, I min, I max, T end, I nan)
{
    if (x != x) return nan;
    if (x >= end) return max;
    if (x <= (T)min) return min;
    return (I)x;
}
#define FPDSL_TO_INT(T, NAME, NAN32, SUFFIX, MODE)                                                                 \
    static inline T NAME##_integer_##SUFFIX(T x)                                                                   \
    {                                                                                                              \
        return in_mode(MODE, [=] { return std::nearbyint(settle(x)); });                                           \
    }                                                                                                              \
    static inline int NAME##2int_##SUFFIX(T x)                                                                     \
    {                                                                                                              \
        return limited<int, T>(NAME##_integer_##SUFFIX(x), INT_MIN, INT_MAX, (T)2147483648.0, NAN32);              \
    }                                                                                                              \
    static inline unsigned int NAME##2uint_##SUFFIX(T x)                                                           \
    {                                                                                                              \
        const unsigned int nan = (unsigned int)NAN32;                                                              \
        return limited<unsigned int, T>(NAME##_integer_##SUFFIX(x), 0, UINT_MAX, (T)4294967296.0, nan);            \
    }                                                                                                              \
    static inline long long NAME##2ll_##SUFFIX(T x)                                                                \
    {                                                                                                              \
        const T end = (T)9223372036854775808.0;                                                                    \
        return limited<long long, T>(NAME##_integer_##SUFFIX(x), LLONG_MIN, LLONG_MAX, end, LLONG_MIN);            \
    }                                                                                                              \
    static inline unsigned long long NAME##2ull_##SUFFIX(T x)                                                      \
    {                                                                                                              \
        const T end = (T)18446744073709551616.0;                                                                   \
        return limited<unsigned long long, T>(NAME##_integer_##SUFFIX(x), 0, ULLONG_MAX, end, 1ull << 63);         \
    }
#define FPDSL_TO_INTS(T, NAME, NAN32)                    \
    FPDSL_TO_INT(T, NAME, NAN32, rn, FE_TONEAREST)       \
    FPDSL_TO_INT(T, NAME, NAN32, rz, FE_TOWARDZERO)      \
    FPDSL_TO_INT(T, NAME, NAN32, ru, FE_UPWARD)          \
    FPDSL_TO_INT(T, NAME, NAN32, rd, FE_DOWNWARD)
FPDSL_TO_INTS(float, __float, 0)
FPDSL_TO_INTS(double, __double, INT_MIN)

template <class R, class T> static inline R same_bits(T x)
{
    static_assert(sizeof(R) == sizeof(T), "one width");
    R y;
    std::memcpy(&y, &x, sizeof y);
    return y;
}
static inline float __int_as_float(int x) { return same_bits<float>(x); }
static inline float __uint_as_float(unsigned int x) { return same_bits<float>(x); }
static inline int __float_as_int(float x) { return same_bits<int>(x); }
static inline unsigned int __float_as_uint(float x) { return same_bits<unsigned int>(x); }
static inline double __longlong_as_double(long long x) { return same_bits<double>(x); }
static inline long long __double_as_longlong(double x) { return same_bits<long long>(x); }

static inline int __clz(int x) { return x ? __builtin_clz((unsigned int)x) : 32; }
static inline int __clzll(long long x) { return x ? __builtin_clzll((unsigned long long)x) : 64; }
static inline int __popc(unsigned int x) { return __builtin_popcount(x); }
static inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
static inline unsigned long long __brevll(unsigned long long x)
{
    unsigned long long y = 0;
    for (int i = 0; i < 64; ++i) y |= (x >> i & 1) << (63 - i);
    return y;
}
static inline unsigned int __brev(unsigned int x) { return (unsigned int)(__brevll(x) >> 32); }
static inline int __mulhi(int x, int y) { return (int)((long long)x * y >> 32); }
static inline unsigned int __umulhi(unsigned int x, unsigned int y) { return (unsigned int)((unsigned long long)x * y >> 32); }
static inline long long __mul64hi(long long x, long long y) { return (long long)((__int128)x * y >> 64); }
static inline unsigned long long __umul64hi(unsigned long long x, unsigned long long y)
{
    return (unsigned long long)((unsigned __int128)x * y >> 64);
}

// PTX's cvt.f32.f16 and cvt.{rn,rz,rp,rm}.f16.f32: scaled to units of the last place, rounded to an integer, scaled back.
static inline float fpdsl_f16_to_f32(unsigned short x)
{
    const int exponent = x >> 10 & 31, fraction = x & 1023;
    const float sign = x >> 15 ? -1.0f : 1.0f;
    if (exponent == 31) return fraction ? NAN : sign * INFINITY;
    return sign * (exponent ? std::ldexp(1024.0f + fraction, exponent - 25) : std::ldexp((float)fraction, -24));
}
static inline int fpdsl_larger(int x, int y) { return x < y ? y : x; }
static inline unsigned short fpdsl_f32_to_f16(float x, int mode)
{
    if (x != x) return 0x7fff;
    const unsigned short sign = std::signbit(x) ? 0x8000 : 0;
    if (std::isinf(x)) return sign | 0x7c00;
    if (x == 0) return sign;
    const int unit = fpdsl_larger(std::ilogb(x), -14) - 10;
    double steps = in_mode(mode, [=] { return std::nearbyint(settle(std::ldexp((double)x, -unit))); });
    const double value = std::ldexp(std::fabs(steps), unit);
    if (value > 65504.0) {
        const bool up = mode == FE_TONEAREST || mode == (sign ? FE_DOWNWARD : FE_UPWARD);
        return sign | (up ? 0x7c00 : 0x7bff);
    }
    if (value < 0x1p-14) return sign | (unsigned short)std::ldexp(value, 24);
    const int exponent = std::ilogb(value);
    return sign | (unsigned short)(std::ldexp(value, 10 - exponent) + 1024.0 * (exponent + 14));
}
static inline unsigned short fpdsl_f32_to_f16_rn(float x) { return fpdsl_f32_to_f16(x, FE_TONEAREST); }
static inline unsigned short fpdsl_f32_to_f16_rz(float x) { return fpdsl_f32_to_f16(x, FE_TOWARDZERO); }
static inline unsigned short fpdsl_f32_to_f16_ru(float x) { return fpdsl_f32_to_f16(x, FE_UPWARD); }
static inline unsigned short fpdsl_f32_to_f16_rd(float x) { return fpdsl_f32_to_f16(x, FE_DOWNWARD); }

// A product by one with PTX's .ftz, and the approximate forms, for which a GPU has other bits.
static inline float fpdsl_flush(float x) { return std::fabs(x) < FLT_MIN ? std::copysign(0.0f, x) : x; }
static inline float __fdividef(float x, float y) { return __fdiv_rn(x, y); }
static inline float fpdsl_approx_sqrt(float x) { return __fsqrt_rn(x); }
static inline float fpdsl_approx_rcp(float x) { return __frcp_rn(x); }
static inline float fpdsl_approx_rsqrt(float x) { return (float)(1.0 / std::sqrt((double)x)); }
// The C library has functions of these names.
#define __expf(x) ((float)std::exp((double)(x)))
static inline float fpdsl_approx_ex2(float x) { return (float)std::exp2((double)x); }
#define __exp10f(x) ((float)std::pow(10.0, (double)(x)))
#define __logf(x) ((float)std::log((double)(x)))
#define __log2f(x) ((float)std::log2((double)(x)))
#define __log10f(x) ((float)std::log10((double)(x)))
#define __sinf(x) ((float)std::sin((double)(x)))
#define __cosf(x) ((float)std::cos((double)(x)))
#define __tanf(x) ((float)std::tan((double)(x)))
static inline float fpdsl_approx_tanh(float x) { return (float)std::tanh((double)x); }
#define __powf(x, y) ((float)std::pow((double)(x), (double)(y)))

static inline unsigned long long atomicMin(unsigned long long* place, unsigned long long value)
{
    unsigned long long old = __atomic_load_n(place, __ATOMIC_RELAXED);
    while (value < old && !__atomic_compare_exchange_n(place, &old, value, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    }
    return old;
}
static inline unsigned long long atomicAdd(unsigned long long* place, unsigned long long value)
{
    return __atomic_fetch_add(place, value, __ATOMIC_RELAXED);
}

template <class P> struct fpdsl_argument { static P get(void* place) { return *(const P*)place; } };
template <class T> struct fpdsl_argument<T*> { static T* get(void* place) { return (T*)place; } };

// Runs a kernel's threads, one after the other, and some more than there are elements. There is an argument for each parameter.
// The environment is the default one meanwhile: the caller's may flush subnormal numbers to zero.
template <class... P, std::size_t... I>
static void fpdsl_threads(void (*kernel)(P...), unsigned long long count, unsigned int block, void* const* arguments,
                          std::index_sequence<I...>)
{
    std::fenv_t environment;
    std::fegetenv(&environment);
    std::fesetenv(FE_DFL_ENV);
    blockDim = {block, 1, 1};
    gridDim = {(unsigned int)((count + block - 1) / block), 1, 1};
    for (unsigned int number = 0; number < gridDim.x; ++number) {
        for (unsigned int thread = 0; thread < block; ++thread) {
            blockIdx = {number, 0, 0};
            threadIdx = {thread, 0, 0};
            kernel(fpdsl_argument<P>::get(arguments[I])...);
        }
    }
    std::fesetenv(&environment);
}
template <class... P>
static void fpdsl_launch(void (*kernel)(P...), unsigned long long count, unsigned int block, void* const* arguments)
{
    fpdsl_threads(kernel, count, block, arguments, std::index_sequence_for<P...>());
}
#define FPDSL_LAUNCHER(NAME, KERNEL)                                                                  \
    extern "C" int NAME(unsigned long long count, unsigned int block, void* const* arguments)         \
    {                                                                                                 \
        fpdsl_launch(KERNEL, count, block, arguments);                                                \
        return 0;                                                                                     \
    }
