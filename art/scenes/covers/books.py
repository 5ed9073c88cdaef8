"""Five books stacked askew with an apple on top, pale teal ground.

For a blog cover.
"""

from kit.curves import tube
from kit.objects import place
from kit.props.paper import book
from kit.props.plants import leaf
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import sphere

ground("#a8c8c4")
z = 0.0
for i, (w, d, t, color, turn) in enumerate(
    (
        (2.6, 1.9, 0.42, "#23465a", 6),
        (2.3, 1.7, 0.34, "#e8694a", -8),
        (2.4, 1.75, 0.46, "#f2e6d0", 3),
        (2.0, 1.5, 0.3, "#ffc94d", 14),
        (1.9, 1.4, 0.36, "#3f7a6a", -4),
    )
):
    book(w, d, t, color, (0.9, 0.2, z), (0, 0, turn))
    z += t
sphere(0.42, paint("#c9402f", 0.25), (0.85, 0.1, z + 0.38), scale=(1, 1, 0.92))
tube([(0.85, 0.1, z + 0.7), (0.9, 0.1, z + 0.98)], 0.03, "#5a3a24")
place(leaf(0.45, 0.24, bend=0.4), (0.88, 0.1, z + 0.86), (20, 0, -70))
low_sun(-56, 30)
cover_shot(x=0.1, z=1.5, height=4.8, elevation=9)
