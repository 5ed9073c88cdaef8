/* Non-local means for Cycles half buffers: guided by albedo, normal and depth, aware of the variance of each pixel.
 *
 * Images are planes of W * H floats, one after the other. denoise.py builds this file on first use. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define ROWS_PER_TILE 32

/* One build for every machine of the family; the loader picks the fastest version at run time. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define FOR_EACH_CPU __attribute__((target_clones("arch=haswell", "default")))
#else
#define FOR_EACH_CPU
#endif

struct job {
  int width, height;
  int channels;           /* of signal, guide and variance */
  const float *signal;    /* what is averaged */
  const float *guide;     /* what patches are compared by */
  const float *variance;  /* of the guide */
  int feature_count;
  const float *features;  /* divided by their tolerance */
  float *out;
  int window, patch;      /* radii in pixels */
  float strength;
};

/* exp(x) for x <= 0, good to about one per cent */
static inline float fast_exp(float x) {
  x = 1.0f + x * (1.0f / 256.0f);
  x = x < 0 ? 0 : x;
  for (int i = 0; i < 8; i++) x *= x;
  return x;
}

/* Squared difference of a row and the row shifted by (dx, dy), less what noise alone would cause. */
static inline void row_distance(const struct job *j, int y, int dx, int dy, int xa, int xb, float *d) {
  const long plane = (long)j->width * j->height;
  const float k2 = j->strength * j->strength;
  for (int c = 0; c < j->channels; c++) {
    const float *g = j->guide + c * plane + (long)y * j->width;
    const float *gq = j->guide + c * plane + (long)(y + dy) * j->width + dx;
    const float *v = j->variance + c * plane + (long)y * j->width;
    const float *vq = j->variance + c * plane + (long)(y + dy) * j->width + dx;
    for (int x = xa; x < xb; x++) {
      float a = g[x] - gq[x], vp = v[x], vv = vq[x], m = MIN(vp, vv);
      d[x] += (a * a - (vp + m)) / (1e-6f + k2 * (vp + vv));
    }
  }
}

/* Running sum of 2 * radius + 1 neighbours. */
static inline void row_box(const float *d, float *e, int width, int radius) {
  float sum = 0;
  for (int x = 0; x < MIN(radius, width); x++) sum += d[x];
  for (int x = 0; x < width; x++) {
    if (x + radius < width) sum += d[x + radius];
    if (x - radius - 1 >= 0) sum -= d[x - radius - 1];
    e[x] = sum;
  }
}

FOR_EACH_CPU
static void filter_rows(const struct job *j, int y0, int y1) {
  const int W = j->width, H = j->height, P = j->patch;
  const long plane = (long)W * H;
  const int ya = MAX(0, y0 - P), yb = MIN(H, y1 + P), rows = yb - ya, out_rows = y1 - y0;
  float *distance = calloc((size_t)W * rows, sizeof(float));
  float *boxed = calloc((size_t)W * rows, sizeof(float));
  float *sums = calloc((size_t)W * out_rows * (j->channels + 1), sizeof(float)); /* weights, then channels */
  float *weight = calloc(W, sizeof(float));
  const float share = 1.0f / (j->channels * (2 * P + 1) * (2 * P + 1));

  for (int dy = -j->window; dy <= j->window; dy++)
    for (int dx = -j->window; dx <= j->window; dx++) {
      const int xa = MAX(0, -dx), xb = MIN(W, W - dx);
      memset(distance, 0, (size_t)W * rows * sizeof(float));
      for (int y = ya; y < yb; y++)
        if (y + dy >= 0 && y + dy < H) row_distance(j, y, dx, dy, xa, xb, distance + (size_t)(y - ya) * W);
      for (int y = 0; y < rows; y++) row_box(distance + (size_t)y * W, boxed + (size_t)y * W, W, P);

      for (int y = y0; y < y1; y++) {
        if (y + dy < 0 || y + dy >= H) continue;
        memset(weight, 0, W * sizeof(float));
        for (int yy = MAX(ya, y - P); yy <= MIN(yb - 1, y + P); yy++) {
          const float *e = boxed + (size_t)(yy - ya) * W;
          for (int x = 0; x < W; x++) weight[x] += e[x];
        }
        for (int x = xa; x < xb; x++) weight[x] = MAX(0.f, weight[x] * share);
        for (int f = 0; f < j->feature_count; f++) {
          const float *p = j->features + f * plane + (long)y * W;
          const float *q = j->features + f * plane + (long)(y + dy) * W + dx;
          for (int x = xa; x < xb; x++) {
            float u = p[x] - q[x];
            weight[x] += u * u;
          }
        }
        for (int x = xa; x < xb; x++) weight[x] = fast_exp(-weight[x]);
        float *total = sums + (size_t)(y - y0) * W;
        for (int x = xa; x < xb; x++) total[x] += weight[x];
        for (int c = 0; c < j->channels; c++) {
          float *s = sums + (size_t)(c + 1) * W * out_rows + (size_t)(y - y0) * W;
          const float *q = j->signal + c * plane + (long)(y + dy) * W + dx;
          for (int x = xa; x < xb; x++) s[x] += weight[x] * q[x];
        }
      }
    }

  for (int c = 0; c < j->channels; c++)
    for (int y = y0; y < y1; y++)
      for (int x = 0; x < W; x++)
        j->out[c * plane + (long)y * W + x] = sums[(size_t)(c + 1) * W * out_rows + (size_t)(y - y0) * W + x] /
                                              (sums[(size_t)(y - y0) * W + x] + 1e-12f);
  free(distance);
  free(boxed);
  free(sums);
  free(weight);
}

void non_local_means(int width, int height, int channels, const float *signal, const float *guide,
                     const float *variance, int feature_count, const float *features, float *out, int window,
                     int patch, float strength) {
  const struct job job = {width, height, channels, signal, guide, variance, feature_count, features, out, window, patch,
                          strength};
  const int tiles = (height + ROWS_PER_TILE - 1) / ROWS_PER_TILE;
#pragma omp parallel for schedule(dynamic, 1)
  for (int t = 0; t < tiles; t++) filter_rows(&job, t * ROWS_PER_TILE, MIN(height, (t + 1) * ROWS_PER_TILE));
}
