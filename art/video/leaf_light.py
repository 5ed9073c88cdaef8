"""Makes the background film of moving leaf shadows: `python3 art/video/leaf_light.py` (needs blender, ffmpeg, numpy).

Rendering every frame would take a night. The wall, the vase and the sun stand still, so three pictures are enough: the
scene with its leaves (the poster, `title-leaf-light`), without leaves and without sun. From them comes how much sun the
leaves let through, pixel by pixel. This map sways as leaves do, more towards the tips, and the film is sun and shade
mixed by it. Every motion is a whole number of swings, so the film loops without a seam, and it begins as the poster.
"""

import subprocess
from math import pi
from pathlib import Path

import numpy as np

ART = Path(__file__).resolve().parents[1]
LAYERS = ART / ".masters" / "film"
TARGET = ART.parent / "public" / "media" / "video" / "leaf-light"
WIDTH, HEIGHT, SAMPLES = 1280, 720, 16
RATE, SECONDS = 24, 8
# All stems come in from the left: swings about this point, as (degrees at the tips, swings in the film, ripples across).
STEM = (-420.0, 330.0)
SWINGS = ((1.5, 1, 0.0), (0.7, 2, 0.35), (0.35, 3, 0.9))
REACH = 1000.0
LEAVES_END = 600
WEBM = ["-c:v", "libsvtav1", "-preset", "4", "-crf", "26", "-pix_fmt", "yuv420p10le", "-g", "192"]
MP4 = [
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-crf",
    "21",
    "-pix_fmt",
    "yuv420p",
    "-movflags",
    "+faststart",
]


def layer(view):
    """One rendered view of art/scenes/video/leaf-light.py, display values 0 to 1."""
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
    scale = f"scale={WIDTH}:{HEIGHT}:flags=area"
    decode = ["ffmpeg", "-v", "error", "-i", file, "-vf", scale, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    pixels = subprocess.run(decode, capture_output=True, check=True).stdout
    return np.frombuffer(pixels, np.uint8).reshape(HEIGHT, WIDTH, 3).astype(np.float32) / 255


def light_through(leafy, sunny, shady):
    """Share of the sun that reaches each pixel past the leaves."""
    room = (sunny - shady).mean(2)
    share = np.clip((leafy - shady).mean(2) / np.maximum(room, 0.02), 0, 1)
    share = np.where(room < 0.03, 1, share)
    # No leaf reaches the vase: what differs there is noise.
    clear = np.clip((np.arange(WIDTH) - LEAVES_END) / 80, 0, 1)
    return (share + (1 - share) * clear).astype(np.float32)


def sampled(image, x, y):
    """Bilinear; the edge goes on beyond the picture."""
    padded = np.pad(image, 1, "edge")
    x, y = np.clip(x + 1, 0, WIDTH + 0.999), np.clip(y + 1, 0, HEIGHT + 0.999)
    i, j = x.astype(int), y.astype(int)
    u, v = x - i, y - j
    top = padded[j, i] * (1 - u) + padded[j, i + 1] * u
    bottom = padded[j + 1, i] * (1 - u) + padded[j + 1, i + 1] * u
    return top * (1 - v) + bottom * v


def swayed(image, time):
    """Turns the map about the stems, the more the farther away; ripples let the leaves move one after the other."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    dx, dy = x - STEM[0], y - STEM[1]
    far = np.hypot(dx, dy) / REACH
    angle = np.zeros_like(far)
    for degrees, swings, ripples in SWINGS:
        phase = 2 * pi * ripples * (far + y / HEIGHT)
        angle += np.radians(degrees) * (np.sin(2 * pi * swings * time + phase) - np.sin(phase))
    angle *= far**1.5
    turned_x = STEM[0] + dx * np.cos(angle) + dy * np.sin(angle)
    turned_y = STEM[1] - dx * np.sin(angle) + dy * np.cos(angle)
    return sampled(image, turned_x, turned_y)


def frames():
    leafy, sunny, shady = layer(1), layer(2), layer(3)
    share = light_through(leafy, sunny, shady)
    for k in range(RATE * SECONDS):
        sun = swayed(share, k / (RATE * SECONDS))
        picture = shady + (sunny - shady) * sun[..., None]
        yield (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8).tobytes()


def encode():
    source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}", "-r", str(RATE), "-i", "-"]
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
