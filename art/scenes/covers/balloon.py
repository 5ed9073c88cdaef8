"""Hot-air balloon over layered paper hills, a small one far behind.

For a blog cover.
"""

from math import sin

from kit.props.landscape import balloon
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import extrude

ground("#f4c9a4", back=5)
for i, (y, base, color) in enumerate(((4.0, 1.1, "#e39a78"), (2.9, 0.75, "#b9634f"), (1.8, 0.4, "#7d3f45"))):
    top = [(x / 10, base + 0.4 * sin(x / 17 + i * 2) + 0.16 * sin(x / 7 + i)) for x in range(-90, 91, 2)]
    extrude([[(-9, -1), (9, -1), *reversed(top)]], 0.08, 0.01, paint(color, 0.85), (0, y, 0), (90, 0, 0))
balloon(("#2f5f6f", "#f6efe0", "#e8694a"), (1.5, 0.6, 3.85), 1.15)
balloon(("#ffc94d", "#f6efe0"), (-2.3, 2.2, 3.1), 0.5)
low_sun(-56, 30, 4.0)
cover_shot(z=3.62, height=5.6, elevation=3)
