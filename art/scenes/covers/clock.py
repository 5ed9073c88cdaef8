"""Round wall clock on a coral wall, hands at ten past ten.

For a blog cover.
"""

from math import cos, pi, sin

from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, cylinder, torus

ground("#e8694a", back=1.4, r=0.3)
dark = paint("#2a2030")
cylinder(1.7, 0.22, paint("#fbf5ea"), 0.04, (0.9, 1.3, 2.3), (90, 0, 0))
torus(1.72, 0.13, dark, (0.9, 1.2, 2.3), (90, 0, 0))
for i in range(12):
    a = pi / 6 * i
    box(
        (0.09, 0.05, 0.34 if i % 3 == 0 else 0.16),
        0.01,
        dark,
        (0.9 + 1.38 * sin(a), 1.06, 2.3 + 1.38 * cos(a)),
        (0, 30 * i, 0),
    )
for length, angle, w, color in (
    (0.85, -56, 0.13, dark),
    (1.28, 60, 0.09, dark),
    (1.35, 150, 0.04, paint("#ffc94d")),
):
    a = angle * pi / 180
    box(
        (w, 0.05, length),
        0.02,
        color,
        (0.9 + (length / 2 - 0.12) * sin(a), 1.02, 2.3 + (length / 2 - 0.12) * cos(a)),
        (0, angle, 0),
    )
cylinder(0.12, 0.1, dark, 0.02, (0.9, 1.04, 2.3), (90, 0, 0))
low_sun(-56, 34)
cover_shot(z=2.2, height=5.0, elevation=3)
