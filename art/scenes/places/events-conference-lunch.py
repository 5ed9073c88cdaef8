"""A long magenta table laid with soup on a pier at noon, cyan sea on both sides, a lighthouse at the end.

For the event home: the one hour in daylight.
"""

import random

from kit.camera import camera
from kit.curves import tube
from kit.lights import sun_light
from kit.materials.natural import water, wood
from kit.materials.solid import ceramic, surface
from kit.objects import duplicate, group
from kit.props.tableware import room_bowl
from kit.render import render
from kit.shapes import box, boxes, cylinder, sphere
from kit.world import sky, sky_fill, start

start()
rng = random.Random(4)
magenta = surface("#e6007e", 0.85, specular=0.1, sheen=0.3)
white = surface("#fbf7f2", 0.4)
cyan = surface("#12b9d6", 0.45, coat=0.2)
plum = surface("#35103f", 0.6)
planks = [wood(a, b, 2.2, "X", 0.7, 0.0) for a, b in (("#e3c7a4", "#c9a37a"), ("#d9b88f", "#bb9168"), ("#ecd4b4", "#d2ae86"))]

# The pier: boards across, two beams along its edges.
END = 30
for i in range(int((END + 4) / 0.24)):
    box((7.6 + rng.uniform(-0.06, 0.06), 0.225, 0.08), 0.012, planks[i % 3], (0, -4 + i * 0.24, -0.04), segments=1)
for side in (-1, 1):
    box((0.22, END + 4, 0.2), 0.03, white, (side * 3.7, END / 2 - 2, 0.08))
box((400, 400, 0.1), 0, water("#22c9dd", "#0a93b8", 0.35, 0.08, 0.35, 0.25), (0, 150, -1.6))
for i in range(9):
    for side in (-1, 1):
        cylinder(0.16, 3, plum, 0.02, (side * 3.45, -2 + i * 4, -2.62))

# The table and its cloth; benches of the other light.
LENGTH = 24
box((1.5, LENGTH, 0.05), 0.02, magenta, (0, LENGTH / 2 - 1.6, 0.76))
for side in (-1, 1):
    box((0.03, LENGTH, 0.30), 0.012, magenta, (side * 0.745, LENGTH / 2 - 1.6, 0.63))
    box((0.42, LENGTH - 0.4, 0.06), 0.025, cyan, (side * 1.35, LENGTH / 2 - 1.6, 0.46))
    for i in range(9):
        box((0.34, 0.09, 0.44), 0.015, cyan, (side * 1.35, -1.1 + i * 2.8, 0.22))
box((1.5, 0.03, 0.30), 0.012, magenta, (0, -1.6, 0.63))
for i in range(6):
    for side in (-1, 1):
        box((0.09, 0.09, 0.72), 0.015, white, (side * 0.5, -1.3 + i * 4, 0.36))

soup = surface("#ff9a1f", 0.25, coat=0.4)
glaze = [ceramic("#fdfaf5"), ceramic("#fdfaf5"), ceramic("#27c8e0")]
crust = surface("#c98a45", 0.75)


def place_setting(material):
    return group(
        [
            room_bowl(0.185, 0.11, (0, 0, 0), material),
            cylinder(0.16, 0.012, soup, 0.004, (0, 0, 0.082)),
            sphere(0.03, surface("#3f8a3a", 0.6), (0.03, -0.02, 0.094), scale=(1, 1, 0.35), segments=16),
            sphere(0.03, surface("#3f8a3a", 0.6), (-0.02, 0.03, 0.094), scale=(1, 1, 0.35), segments=16),
            box((0.022, 0.17, 0.008), 0.004, surface("#d8d8da", 0.2, metal=1), (0.25, -0.02, 0.008)),
            sphere(0.03, surface("#d8d8da", 0.2, metal=1), (0.25, 0.085, 0.01), scale=(0.8, 1.2, 0.3), segments=20),
        ],
        (0, -60, 0),
    )


settings = [place_setting(material) for material in glaze]
for i in range(30):
    y = -1.15 + i * 0.78
    for side in (-1, 1):
        duplicate(settings[(i + (side > 0) * 2) % 3], (side * 0.45, y + rng.uniform(-0.04, 0.04), 0.785), (0, 0, 90 * side + 180))
    if i % 3 == 1:
        for k in range(3):
            sphere(0.11, crust, (rng.uniform(-0.07, 0.07), y + 0.39 + (k - 1) * 0.13, 0.83), scale=(1.2, 0.9, 0.62), segments=24)
    elif i % 3 == 2:
        cylinder(0.05, 0.26, surface("#0f6f86", 0.1, coat=0.6), 0.02, (0.02, y + 0.36, 0.785))
        cylinder(0.022, 0.1, surface("#0f6f86", 0.1, coat=0.6), 0.008, (0.02, y + 0.36, 1.03))

# Masts and the lamps of the house between them, out at noon.
bulb = surface("#fff3c9", 0.2, coat=0.5)
for i in range(6):
    for side in (-1, 1):
        cylinder(0.05, 4.1, white, 0.02, (side * 3.35, 1 + i * 5, 0))
        if i < 5:
            a, b = (side * 3.35, 1 + i * 5, 4.0), (side * 3.35, 6 + i * 5, 4.0)
            points = [(a[0], a[1] + 5 * t / 8, 4.0 - 0.55 * (1 - (t / 4 - 1) ** 2)) for t in range(9)]
            tube(points, 0.012, plum)
            for x, y, z in points[1:-1]:
                cylinder(0.03, 0.07, plum, 0.008, (x, y, z - 0.05))
                sphere(0.07, bulb, (x, y, z - 0.13), segments=20)

# At the end of the pier the light.
base = (0, END + 3)
cylinder(2.6, 1.6, white, 0.1, (*base, 0))
for k in range(4):
    cylinder(1.15 - k * 0.1, 1.35, magenta if k % 2 else white, 0.02, (*base, 1.5 + k * 1.35))
cylinder(1.2, 0.16, plum, 0.03, (*base, 6.3))
cylinder(0.62, 1.1, surface("#d9f6fb", 0.1, coat=0.6), 0.02, (*base, 6.9))
sphere(0.78, magenta, (*base, 7.45), scale=(1, 1, 0.6))

sky(48, 0, 0.05, sun_disc=False, camera_colors=("#d9f7fb", "#8fe6f2", "#3fcbe6", "#1fb4dc"), camera_top=0.5)
sky_fill("#bfeaf6", 0.75)
sun_light(-52, 42, 4.6, "#fff0d2", 0.8)
camera((1.9, -3.7, 1.95), (0.35, 8, 0.9), lens=27)
render(look="neutral", exposure=-0.1, bloom=0.03, vignette=0)
