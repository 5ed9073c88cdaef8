"""Violet abacus on lilac ground: three rods with seven balls each, the mint ones pushed to the right.

For the application home: three habits, and how often this week.
"""

from kit.curves import tube
from kit.materials.solid import surface
from kit.objects import group
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, sphere

ground("#cbbdff", back=4.2, r=1.6, shine=0.12)
body = surface("#7a2ee4", 0.3, specular=0.4, coat=0.4)
ink = paint("#2a2360", 0.4)
mint = surface("#27d397", 0.26, specular=0.4, coat=0.5)
pearl = surface("#fbf9ff", 0.28, specular=0.4, coat=0.4)
sun = surface("#ffd84d", 0.28, specular=0.4, coat=0.4)

WIDE, HIGH, R = 6.4, 4.1, 0.36
parts = []
for x in (-WIDE / 2, WIDE / 2):
    parts.append(box((0.42, 0.62, HIGH + 0.5), 0.14, body, (x, 0, HIGH / 2 + 0.3)))
    parts.append(box((0.6, 2.1, 0.34), 0.13, body, (x, 0, 0.17)))
parts.append(box((WIDE + 0.42, 0.62, 0.42), 0.14, body, (0, 0, HIGH + 0.35)))
parts.append(box((WIDE, 0.5, 0.36), 0.12, body, (0, 0, 0.42)))
step = 2 * R + 0.02
for row, (done, color) in enumerate(((2, sun), (4, mint), (3, mint))):
    z = 1.22 + 1.14 * row
    parts.append(tube([(-WIDE / 2, 0, z), (WIDE / 2, 0, z)], 0.055, ink, kind="POLY"))
    for i in range(7):
        far = i >= 7 - done
        inner = WIDE / 2 - 0.21 - R
        x = inner - step * (6 - i) if far else -inner + step * i
        parts.append(sphere(R, color if far else pearl, (x, 0, z)))
group(parts, (0.2, 0.5, 0), (0, 0, -14))
# One that has rolled off: a day that never counted.
sphere(0.42, mint, (-3.3, -1.7, 0.42))
sphere(0.42, pearl, (3.7, -2.1, 0.42))

low_sun(-50, 36, power=3.9, fill=0.6, color="#fff0e0", sky="#ece8ff", size=1.6)
cover_shot(x=0.15, z=2.15, height=6.3, elevation=10, exposure=-0.12, look="neutral")
