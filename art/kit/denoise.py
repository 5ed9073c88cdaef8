"""Removes the noise of a render with few samples.

Debian's Blender has no denoiser. This one compares two renders with different seeds: where they differ, there is
noise. The filter itself is C (denoise.c), built on first use into `art/.cache`; without a compiler pictures are
noisier, and otherwise the same.
"""

import ctypes
import hashlib
import os
import platform
import subprocess
from functools import cache
from pathlib import Path

import numpy as np

SOURCE = Path(__file__).with_suffix(".c")
BUILDS = Path(__file__).resolve().parents[1] / ".cache"


@cache
def library():
    """The compiled filter, or None where it cannot be built."""
    digest = hashlib.sha256(SOURCE.read_bytes()).hexdigest()[:12]
    build = BUILDS / f"denoise-{platform.machine()}-{digest}.so"
    if not build.exists():
        BUILDS.mkdir(exist_ok=True)
        partial = f"{build}.{os.getpid()}"
        common = ["-O3", "-ffast-math", "-shared", "-fPIC", str(SOURCE), "-o", partial, "-lm"]
        for threads in (["-fopenmp"], []):
            try:
                done = subprocess.run(["cc", *threads, *common], capture_output=True)
            except FileNotFoundError:
                break
            if done.returncode == 0:
                os.replace(partial, build)
                break
        else:
            print(f"The denoiser cannot be built:\n{done.stderr.decode()}", flush=True)
    if not build.exists():
        print("No C compiler (apt-get install gcc): the picture stays noisy.", flush=True)
        return None
    return ctypes.CDLL(str(build))


def box_blur(image, radius):
    """Mean over (2 radius + 1)² pixels, edges repeated."""
    for axis in (0, 1):
        padding = [(radius + 1, radius) if i == axis else (0, 0) for i in range(image.ndim)]
        total = np.cumsum(np.pad(image, padding, "edge"), axis, dtype=np.float64)
        n = image.shape[axis]
        window = np.take(total, range(2 * radius + 1, 2 * radius + 1 + n), axis) - np.take(
            total, range(0, n), axis
        )
        image = (window / (2 * radius + 1)).astype(np.float32)
    return image


def non_local_means(signal, guide, variance, features, window, patch, strength):
    """Averages `signal` over pixels whose neighbourhoods in `guide` and whose `features` agree."""

    def planes(image):
        return np.ascontiguousarray(np.moveaxis(image, 2, 0), np.float32)

    def pointer(array):
        return array.ctypes.data_as(ctypes.c_void_p)

    signal, guide, variance, features = planes(signal), planes(guide), planes(variance), planes(features)
    out = np.zeros_like(signal)
    channels, height, width = signal.shape
    library().non_local_means(
        width,
        height,
        channels,
        pointer(signal),
        pointer(guide),
        pointer(variance),
        features.shape[0],
        pointer(features),
        pointer(out),
        window,
        patch,
        ctypes.c_float(strength),
    )
    return np.moveaxis(out, 0, 2)


def without_fireflies(image, other):
    """Clamps isolated bright pixels to three times the local mean of the other half."""
    limit = box_blur(np.minimum(other, 20.0), 2) * 3 + 0.05
    brightest = image.max(2, keepdims=True)
    allowed = limit.max(2, keepdims=True)
    return np.where(brightest > allowed, image * (allowed / np.maximum(brightest, 1e-6)), image)


def denoise(half_a, half_b, albedo, normal, depth, strength=1.0):
    """One clean picture from two half renders; all linear, H × W × channels."""
    if library() is None:
        return 0.5 * (half_a + half_b)
    a, b = without_fireflies(half_a, half_b), without_fireflies(half_b, half_a)
    # Filter the light, not the texture: divide the albedo out and put it back at the end.
    base = np.clip(albedo, 0, 1) + 0.08
    light_a, light_b = a / base, b / base
    light = 0.5 * (light_a + light_b)

    def even(x):
        """Noise is about equally strong in light and shade in this log-like space."""
        return np.log1p(np.maximum(x, 0) * 4)

    even_a, even_b = even(light_a), even(light_b)
    mean = 0.5 * (even_a + even_b)
    variance = box_blur(0.25 * (even_a - even_b) ** 2, 3) * 1.0 + 1e-7
    distance = np.clip(depth, 0, 1e4)
    features = np.concatenate([albedo / 0.10, normal / 0.40, np.log(distance + 1e-3) / 0.06], 2).astype(
        np.float32
    )
    guide = non_local_means(mean, mean, variance, features, 6, 2, 1.2 * strength)
    clean = non_local_means(light, guide, variance * 0.45 + 1e-6, features, 9, 1, 1.4 * strength)
    return clean * base
