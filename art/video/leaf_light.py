"""Makes the background film of moving leaf shadows: `python3 art/video/leaf_light.py` (needs blender, ffmpeg, numpy).

Rendering every frame would take a night. The wall, the vase and the sun stand still, so five pictures are enough: the
scene without leaves, the scene without sun, and the scene with each of three leaves. From the last three comes how much
sun each leaf lets through, pixel by pixel; these maps sway about the leaves' stems, and the film is sun and shade mixed by
their product. Every motion is a whole number of swings, so the film loops without a seam, and at its first frame all stand
as in the poster (`title-leaf-light`).
"""

import subprocess
from math import pi, sin
from pathlib import Path

import numpy as np

ART = Path(__file__).resolve().parents[1]
LAYERS = ART / ".masters" / "film"
TARGET = ART.parent / "public" / "media" / "video" / "leaf-light"
WIDTH, HEIGHT, SAMPLES = 1280, 720, 16
RATE, SECONDS = 24, 8
# Of each leaf: its stem on the picture in pixels, and swings as (degrees at the tip, swings in the film).
LEAVES = (
    ((-340, 560), ((1.6, 1), (0.5, 3))),
    ((60, -190), ((-1.3, 1), (0.6, 2))),
    ((-480, 190), ((1.2, 2), (-0.8, 1))),
)
REACH = 900.0
WEBM = ["-c:v", "libsvtav1", "-preset", "4", "-crf", "38", "-pix_fmt", "yuv420p10le", "-g", "192"]
MP4 = [
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-crf",
    "25",
    "-pix_fmt",
    "yuv420p",
    "-movflags",
    "+faststart",
]


def layer(view):
    """One rendered view, display values 0 to 1."""
    file = LAYERS / f"leaf-light-{view}.png"
    if not file.exists():
        LAYERS.mkdir(parents=True, exist_ok=True)
        scene = [
            "video/leaf-light.py",
            f"view={view}",
            f"w={WIDTH}",
            f"h={HEIGHT}",
            f"spp={SAMPLES}",
            f"out={file}",
        ]
        subprocess.run(["blender", "-b", "--factory-startup", "-P", ART / "run.py", "--", *scene], check=True)
    decode = ["ffmpeg", "-v", "error", "-i", file, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    pixels = subprocess.run(decode, capture_output=True, check=True).stdout
    return np.frombuffer(pixels, np.uint8).reshape(HEIGHT, WIDTH, 3).astype(np.float32) / 255


def light_through(sunny, shady, view):
    """Share of the sun that reaches each pixel past one leaf."""
    room = np.maximum((sunny - shady).mean(2), 0.02)
    share = np.clip((layer(view) - shady).mean(2) / room, 0, 1)
    return np.where((sunny - shady).mean(2) < 0.03, 1, share)


def sampled(image, x, y):
    """Bilinear; beyond the edge there is sun."""
    padded = np.pad(image, 1, constant_values=1)
    x, y = np.clip(x + 1, 0, WIDTH + 0.999), np.clip(y + 1, 0, HEIGHT + 0.999)
    i, j = x.astype(int), y.astype(int)
    u, v = x - i, y - j
    top = padded[j, i] * (1 - u) + padded[j, i + 1] * u
    bottom = padded[j + 1, i] * (1 - u) + padded[j + 1, i + 1] * u
    return top * (1 - v) + bottom * v


def swayed(image, stem, swings, time):
    """Turns a map about a stem, the more the farther away: leaves bend."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    dx, dy = x - stem[0], y - stem[1]
    far = np.hypot(dx, dy) / REACH
    angle = sum(np.radians(a) * sin(2 * pi * n * time) for a, n in swings) * far
    return sampled(
        image,
        stem[0] + dx * np.cos(angle) + dy * np.sin(angle),
        stem[1] - dx * np.sin(angle) + dy * np.cos(angle),
    )


def frames():
    sunny, shady = layer(2), layer(3)
    maps = [light_through(sunny, shady, 4 + i) for i in range(len(LEAVES))]
    for k in range(RATE * SECONDS):
        time = k / (RATE * SECONDS)
        sun = np.ones((HEIGHT, WIDTH), np.float32)
        for image, (stem, swings) in zip(maps, LEAVES):
            sun *= swayed(image, stem, swings, time)
        picture = shady + (sunny - shady) * sun[..., None]
        yield (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8).tobytes()


def encode():
    source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}", "-r", str(RATE), "-i", "-"]
    # The grain hides banding in the smooth wall; it is the same in every loop.
    outputs = [*WEBM, "-an", f"{TARGET}.webm", *MP4, "-an", f"{TARGET}.mp4"]
    film = subprocess.Popen(["ffmpeg", "-y", "-v", "error", *source, *outputs], stdin=subprocess.PIPE)
    for frame in frames():
        film.stdin.write(frame)
    film.stdin.close()
    if film.wait():
        raise SystemExit("ffmpeg failed")
    for file in (TARGET.with_suffix(".webm"), TARGET.with_suffix(".mp4")):
        print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    encode()
