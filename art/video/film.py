"""What the films share: layers rendered once, a sampler, and the encoder. A film is mixed from few renders, as every frame would take a night."""

import subprocess
from pathlib import Path

import numpy as np

ART = Path(__file__).resolve().parents[1]
LAYERS = ART / ".masters" / "film"
FOLDER = ART.parent / "public" / "media" / "video"
RATE, SECONDS = 24, 8
WEBM = ["-c:v", "libsvtav1", "-preset", "4", "-pix_fmt", "yuv420p10le", "-g", "192"]
MP4 = [
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-pix_fmt",
    "yuv420p",
    "-movflags",
    "+faststart",
]


def layer(scene, view, size, samples, rendered=None):
    """One view of a scene of art/scenes as display values 0 to 1, `size` (width, height) pixels; rendered as large as `rendered`."""
    file = LAYERS / f"{Path(scene).stem}-{view}.png"
    if not file.exists():
        LAYERS.mkdir(parents=True, exist_ok=True)
        w, h = rendered or size
        args = [scene, f"view={view}", f"w={w}", f"h={h}", f"spp={samples}", f"out={file}"]
        subprocess.run(["blender", "-b", "--factory-startup", "-P", ART / "run.py", "--", *args], check=True)
    width, height = size
    scale = f"scale={width}:{height}:flags=area"
    decode = ["ffmpeg", "-v", "error", "-i", file, "-vf", scale, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    pixels = subprocess.run(decode, capture_output=True, check=True).stdout
    return np.frombuffer(pixels, np.uint8).reshape(height, width, 3).astype(np.float32) / 255


def sampled(image, x, y):
    """Bilinear values at x, y of an image with one value or three a pixel; the edge goes on beyond it."""
    height, width = image.shape[:2]
    padded = np.pad(image, ((1, 1), (1, 1)) + ((0, 0),) * (image.ndim - 2), "edge")
    x, y = np.clip(x + 1, 0, width + 0.999), np.clip(y + 1, 0, height + 0.999)
    i, j = x.astype(int), y.astype(int)
    u, v = x - i, y - j
    if image.ndim == 3:
        u, v = u[..., None], v[..., None]
    top = padded[j, i] * (1 - u) + padded[j, i + 1] * u
    bottom = padded[j + 1, i] * (1 - u) + padded[j + 1, i + 1] * u
    return top * (1 - v) + bottom * v


def smoothed(image, radius):
    """Mean over a square of 2 `radius` + 1 pixels, three times."""
    for _ in range(3):
        for axis in (0, 1):
            padded = np.pad(
                image, [(radius + 1, radius) if a == axis else (0, 0) for a in range(image.ndim)], "edge"
            )
            sums = padded.cumsum(axis, dtype=np.float64)
            n = image.shape[axis]
            ahead = sums.take(range(2 * radius + 1, 2 * radius + 1 + n), axis)
            image = ((ahead - sums.take(range(n), axis)) / (2 * radius + 1)).astype(np.float32)
    return image


def encode(name, size, frame_at, seconds=SECONDS, quality=(26, 21)):
    """Writes public/media/video/NAME.webm and .mp4; `frame_at(time)` gives a picture for each time from 0 up to 1.

    `quality` is the constant rate factor of the two files: higher is smaller, for films in which much moves at once.
    """
    width, height = size
    target = FOLDER / name
    source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}", "-r", str(RATE), "-i", "-"]
    webm, mp4 = ([*codec, "-crf", str(crf), "-an"] for codec, crf in zip((WEBM, MP4), quality))
    outputs = [*webm, f"{target}.webm", *mp4, f"{target}.mp4"]
    film = subprocess.Popen(["ffmpeg", "-y", "-v", "error", *source, *outputs], stdin=subprocess.PIPE)
    for k in range(RATE * seconds):
        picture = frame_at(k / (RATE * seconds))
        film.stdin.write((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8).tobytes())
    film.stdin.close()
    if film.wait():
        raise SystemExit("ffmpeg failed")
    for file in (target.with_suffix(".webm"), target.with_suffix(".mp4")):
        print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")
