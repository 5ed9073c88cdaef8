"""Violet metronome on lilac ground, its weight swung to the left; seven balls around its foot, three of them mint.

For the application home: three days of seven, whichever three. 1 unit = 10 cm.
"""

from math import cos, radians, sin

from kit.curves import tube
from kit.materials.solid import surface
from kit.outlines import rounded_rect
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, extrude, loft, sphere

X, Y = 0.55, 1.2
HEIGHT, FOOT, TOP = 5.0, 1.74, 0.7
BASE = 0.38
SWING = -21
# The face leans back with the body; everything on it is placed by its height along that slope.
LEAN = 11.8

ground("#cbbdff", back=4.2, r=1.6, shine=0.12)
body = surface("#7a2ee4", 0.3, specular=0.4, coat=0.4)
face = paint("#f6f2ff")
ink = paint("#2a2360")
mint = surface("#27d397", 0.26, specular=0.4, coat=0.5)
pearl = surface("#fbf9ff", 0.28, specular=0.4, coat=0.4)


def half_width(z):
    """Half the width of the body at height z."""
    return FOOT + (TOP - FOOT) * z / HEIGHT


def on_face(x, z, out):
    """A point on the front: x from its middle, z up the body, `out` towards the camera."""
    return (X + x, Y - half_width(z) - out, z + BASE)


heights = (0, 0.05, 0.14, 1.2, 2.4, 3.6, HEIGHT - 0.14, HEIGHT - 0.05, HEIGHT)
inset = (0.07, 0.02, 0, 0, 0, 0, 0, 0.02, 0.07)
loft(
    [
        [(X + x, Y + y, z + BASE) for x, y in rounded_rect(2 * w, 2 * w, 0.16 * w)]
        for z, w in ((z, half_width(z) - i) for z, i in zip(heights, inset))
    ],
    body,
    angle=40,
)
box((4.1, 4.1, 0.32), 0.1, body, (X, Y, 0.22))
box((0.94, 0.94, 0.28), 0.11, mint, (X, Y, HEIGHT + BASE + 0.12))
extrude(
    [[(-1.22, 0), (1.22, 0), (0.6, 3.74), (-0.6, 3.74)]],
    0.12,
    0.04,
    face,
    on_face(0, 0.8, 0.0),
    (90 - LEAN, 0, 0),
)
for i in range(9):
    box(((0.6, 0.34)[i % 2], 0.04, 0.05), 0.015, ink, on_face(0, 1.65 + 0.31 * i, 0.07), (-LEAN, 0, 0))

# The rod swings about a point low on the face.
a = radians(SWING)
foot = on_face(0, 1.08, 0.22)
tip = (foot[0] + 4.7 * sin(a), foot[1] + 0.88, foot[2] + 4.7 * cos(a))
tube([foot, tip], 0.05, ink, kind="POLY")
sphere(0.19, ink, foot)
extrude(
    [[(-0.38, 0.3), (0.38, 0.3), (0.54, -0.3), (-0.54, -0.3)]],
    0.3,
    0.08,
    mint,
    tuple(f + (t - f) * 0.66 for f, t in zip(foot, tip)),
    (90 - LEAN, SWING, 0),
)

for i in range(7):
    side = i - 3
    sphere(0.5, mint if i in (0, 2, 5) else pearl, (1.16 * side, -2.3 + 0.12 * side * side, 0.5))

low_sun(-50, 36, power=4.0, fill=0.75, color="#fff0e0", sky="#ece8ff", size=1.6)
cover_shot(x=0.0, z=2.45, height=5.75, elevation=10, exposure=-0.05, look="neutral")
