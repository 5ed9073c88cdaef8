"""From linear light to a finished picture: haze, bloom, vignette, tone curve, tint, grain."""

import struct
import zlib

import numpy as np

from kit.color import linear
from kit.denoise import box_blur

LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def haze(image, depth, near, far, color, most=0.9):
    """Mixes in a colour between two distances; the sky stays clear."""
    distance = np.where(depth <= 0, 1e6, depth)
    share = np.clip((distance - near) / (far - near), 0, 1) ** 0.8 * most
    share = np.where(distance > 9e4, 0, share)
    return image * (1 - share) + np.array(linear(color)[:3], np.float32) * share


def bloom(image, amount):
    """Light that spills from what is brighter than white."""

    def soft(x, sigma):
        radius = max(1, int(sigma))
        return box_blur(box_blur(box_blur(x, radius), radius), radius)

    width = image.shape[1]
    bright = np.clip(image - 0.9, 0, 4)
    return image + amount * (soft(bright, width / 160) + soft(bright, width / 40) * 0.8)


def vignette(image, amount):
    h, w = image.shape[:2]
    y, x = np.mgrid[0:h, 0:w]
    squared = ((x / w - 0.5) ** 2 + (y / h - 0.5) ** 2) / 0.5
    return image * (1 - amount * squared**1.2)[..., None]


def tonemap(c, look="agx", contrast=1.0, sat=1.0):
    """Linear light to display values. `agx` is photographic; `neutral` (Khronos PBR Neutral) keeps hex colours."""
    c = np.maximum(c, 0)
    c = neutral(c) if look == "neutral" else agx(c)
    if contrast != 1:
        c = np.clip((c - 0.5) * contrast + 0.5, 0, 1)
    if sat != 1:
        luma = (c @ LUMA)[..., None]
        c = np.clip(luma + (c - luma) * sat, 0, 1)
    return c


def neutral(c):
    lowest = c.min(2)
    c = c - np.where(lowest < 0.08, lowest - 6.25 * lowest * lowest, 0.04)[..., None]
    peak = c.max(2)
    start = 0.76
    room = 1 - start
    new_peak = np.where(peak < start, peak, 1 - room * room / (peak + room - start))
    compressed = c * (new_peak / np.maximum(peak, 1e-6))[..., None]
    pale = (1 - 1 / (0.15 * (peak - new_peak) + 1))[..., None]
    c = np.where((peak < start)[..., None], c, compressed * (1 - pale) + new_peak[..., None] * pale)
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)


def agx(c):
    inset = np.array(
        [
            [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
            [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
            [0.0423756549057051, 0.0784336, 0.879142973793104],
        ],
        np.float32,
    )
    outset = np.linalg.inv(inset).astype(np.float32)
    v = c @ inset.T
    v = np.clip((np.log2(np.maximum(v, 1e-10)) + 12.47393) / (4.026069 + 12.47393), 0, 1)
    v2 = v * v
    v4 = v2 * v2
    v = 15.5 * v4 * v2 - 40.14 * v4 * v + 31.96 * v4 - 6.868 * v2 * v + 0.4298 * v2 + 0.1191 * v - 0.00232
    v = np.clip(v, 0, 1) ** 1.18
    luma = (v @ LUMA)[..., None]
    v = luma + (v - luma) * 1.28
    return np.clip(v @ outset.T, 0, 1)


def tint(image, shadows, highlights, amount):
    """Colours the shadows and the highlights."""

    def display(hex_color):
        return np.array([int(hex_color[i : i + 2], 16) for i in (1, 3, 5)]) / 255

    light = image.mean(2, keepdims=True)
    toned = image * (display(shadows) * (1 - light) + display(highlights) * light) * 1.15
    return image * (1 - amount) + amount * toned


def grain(image, amount):
    return image + np.random.normal(0, amount, image.shape[:2]).astype(np.float32)[..., None]


def save_png(path, image):
    """Writes display values (0 to 1, top row first) as an 8-bit PNG, dithered."""
    pixels = (np.clip(image, 0, 1) * 255 + np.random.rand(*image.shape) * 0.999).astype(np.uint8)
    h, w, _ = pixels.shape
    rows = np.concatenate([np.zeros((h, 1), np.uint8), pixels.reshape(h, w * 3)], 1).tobytes()

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        file.write(chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 2, 0, 0, 0)))
        file.write(chunk(b"IDAT", zlib.compress(rows, 6)))
        file.write(chunk(b"IEND", b""))
