// What the fake driver runs in place of kernels: each reads its parameters as the printed signature lays them out, when it
// is launched, and works with them later.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <vector>

typedef uint64_t u64;
typedef std::function<void()> Work;

template <typename T> static T parameter(void** params, int at) { return *(T*)params[at]; }

// What the printed helper does, with the site and the index from a later thread than the element, as they may be where
// many fault at once.
static void fault(u64* words, u64 element, u64 index) {
    if (element < words[0]) words[0] = element;
    words[1] = 0;
    words[2] = index;
}

// out[i] = a * x[i] + y[i], with `a` by value where it is (in `map` of one value and two arrays).
static Work axpy(u64 first, u64 count, void** params) {
    float* out = parameter<float*>(params, 3);
    const float a = parameter<float>(params, 4);
    const float *x = parameter<float*>(params, 5), *y = parameter<float*>(params, 6);
    return [=] { for (u64 i = first; i < first + count; i++) out[i] = a * x[i] + y[i]; };
}

// out[i] = x[i] + y[i].
static Work sum(u64 first, u64 count, void** params) {
    float* out = parameter<float*>(params, 3);
    const float *x = parameter<float*>(params, 4), *y = parameter<float*>(params, 5);
    return [=] { for (u64 i = first; i < first + count; i++) out[i] = x[i] + y[i]; };
}

// out[i] = x[i] + by.
static Work plus(u64 first, u64 count, void** params) {
    float* out = parameter<float*>(params, 3);
    const float* x = parameter<float*>(params, 4);
    const float by = parameter<float>(params, 5);
    return [=] { for (u64 i = first; i < first + count; i++) out[i] = x[i] + by; };
}

// out[i] = table[i][at[i]], tables of three.
static Work pick(u64 first, u64 count, void** params) {
    u64* words = parameter<u64*>(params, 2);
    double* out = parameter<double*>(params, 3);
    const double* tables = parameter<double*>(params, 4);
    const u64* at = parameter<u64*>(params, 5);
    return [=] {
        for (u64 i = first; i < first + count; i++) {
            if (at[i] < 3) out[i] = tables[3 * i + at[i]];
            else fault(words, i, at[i]);
        }
    };
}

// out[i] = by_value.at[0] + shared[at[i]], where the second of two tables is behind a pointer.
static Work look_up(u64 first, u64 count, void** params) {
    double* out = parameter<double*>(params, 3);
    const double by_value = parameter<double>(params, 4);
    const double* shared = parameter<double*>(params, 5);
    const u64* at = parameter<u64*>(params, 6);
    return [=] { for (u64 i = first; i < first + count; i++) out[i] = by_value + shared[at[i]]; };
}

// out[i] = u[x + y] * by for x = i % nx, y = i / nx.
static Work diagonal(u64 first, u64 count, void** params) {
    u64* words = parameter<u64*>(params, 2);
    float* out = parameter<float*>(params, 3);
    const u64 nx = parameter<u64>(params, 4);
    const float* u = parameter<float*>(params, 5);
    const u64 u_len = parameter<u64>(params, 6);
    const float by = parameter<float>(params, 7);
    return [=] {
        for (u64 i = first; i < first + count; i++) {
            const u64 at = i % nx + i / nx;
            if (at < u_len) out[i] = u[at] * by;
            else fault(words, i, at);
        }
    };
}

// out.re = z.im and out.im = z.re, each of them a plane of `total` scalars.
static Work swapped(u64 first, u64 count, void** params) {
    const u64 total = parameter<u64>(params, 3);
    double* out = parameter<double*>(params, 4);
    const double* z = parameter<double*>(params, 5);
    return [=] { for (u64 i = first; i < first + count; i++) out[i] = z[total + i], out[total + i] = z[i]; };
}

// Inner products of f64: a chain of fused operations for each element.
struct Product {
    u64* words;
    double* out;
    u64 nx, ny;
    double init;
    struct { u64 k, a, a_row, a_k, a_matrix, b, b_k, b_column, b_matrix; } shape;
    const double *a, *b;
    // Of a function before and of one after the chain.
    const double *doubled = nullptr, *bias = nullptr;

    explicit Product(void** params, u64 at = 4)
        : words(parameter<u64*>(params, 2)), out(parameter<double*>(params, 3)), nx(parameter<u64>(params, at)),
          ny(parameter<u64>(params, at + 1)), init(parameter<double>(params, at + 2)),
          a(parameter<double*>(params, at + 4)), b(parameter<double*>(params, at + 6))
    {
        memcpy(&shape, params[at + 3], sizeof shape);
    }
    void element(u64 i) const {
        const u64 x = i % nx, y = i / nx % ny, z = i / nx / ny;
        double c = doubled ? 2 * doubled[i] : init;
        for (u64 p = 0; p < shape.k; p++) {
            const double at_a = a[shape.a + z * shape.a_matrix + y * shape.a_row + p * shape.a_k];
            const double at_b = b[shape.b + z * shape.b_matrix + p * shape.b_k + x * shape.b_column];
            // The step of `faulty_pairs` faults at these.
            if (at_a > 1e300) fault(words, i, p);
            c = fma(at_a, at_b, c);
        }
        out[i] = bias ? fmax(c + bias[x], 0) : c;
    }
};
static Work product(u64 first, u64 count, void** params) {
    const Product one(params);
    return [=] { for (u64 i = first; i < first + count; i++) one.element(i); };
}
// The tiles of so many rows and 64 columns from `first` on.
template <u64 rows> static Work tiles_of(Product one, u64 first, u64 count) {
    return [=] {
        const u64 across = (one.nx + 63) / 64, down = (one.ny + rows - 1) / rows;
        for (u64 tile = first; tile < first + count; tile++) {
            const u64 column = tile % across * 64, row = tile / across % down * rows, matrix = tile / across / down;
            for (u64 y = row; y < one.ny && y < row + rows; y++)
                for (u64 x = column; x < one.nx && x < column + 64; x++) one.element((matrix * one.ny + y) * one.nx + x);
        }
    };
}

template <u64 rows> static Work product_tiles(u64 first, u64 count, void** params) {
    return tiles_of<rows>(Product(params), first, count);
}
static Work doubled_tiles(u64 first, u64 count, void** params) {
    Product one(params);
    one.doubled = parameter<double*>(params, 6);
    return tiles_of<128>(one, first, count);
}
// The columns of the function's own grid come before the product's.
static Work finished_tiles(u64 first, u64 count, void** params) {
    Product one(params, 5);
    one.bias = parameter<double*>(params, 13);
    return tiles_of<128>(one, first, count);
}

// out[i] = x, as a buffer is filled.
static Work same(u64 first, u64 count, void** params) {
    float* out = parameter<float*>(params, 3);
    const float x = parameter<float>(params, 4);
    return [=] { for (u64 i = first; i < first + count; i++) out[i] = x; };
}

// The work of a launch; none for a kernel that is not here.
static Work stand_in(const std::string& name, void** params) {
    const std::pair<const char*, Work (*)(u64, u64, void**)> all[] = {
        {"axpy", axpy}, {"sum", sum}, {"plus", plus}, {"pick", pick}, {"look_up", look_up}, {"diagonal", diagonal},
        {"swapped", swapped}, {"same", same}, {"faulty_pairs_tiles", product_tiles<64>},
        {"fused_inner_pairs_tiles", doubled_tiles}, {"fused_finished_tiles", finished_tiles},
        {"pairs_tiles", product_tiles<128>}, {"pairs", product},
    };
    for (const auto& one : all) {
        if (name.find(one.first) != std::string::npos) {
            return one.second(*(u64*)params[0], *(u64*)params[1], params);
        }
    }
    return nullptr;
}
