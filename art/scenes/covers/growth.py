"""Four pots with a plant that is larger in each, on a yellow ground.

For a blog cover.
"""

from kit.curves import tube
from kit.materials.natural import leaf_surface
from kit.materials.solid import clay
from kit.objects import place
from kit.props.plants import leaf
from kit.props.tableware import vase
from kit.sets.cover import cover_shot, ground, low_sun
from kit.shapes import cylinder

ground("#f0d58a")
green = leaf_surface("#2f6f4a", "#5fa05f")
for i, n in enumerate((2, 4, 7, 10)):
    x = -2.7 + 1.85 * i
    vase("pot", clay("#c96a45"), (x, 0.1, 0), scale=0.9)
    cylinder(0.52, 0.04, clay("#3a2a20"), 0.01, (x, 0.1, 0.78))
    tall = 0.35 + 0.26 * n
    tube([(x, 0.1, 0.78), (x + 0.03 * n, 0.1, 0.8 + tall)], 0.04, green)
    for k in range(n):
        a = k * 2.4
        z = 0.8 + tall * (k + 1) / n
        place(
            leaf(0.55 + 0.05 * n, 0.3, green, bend=0.6, fold=0.3),
            (x + 0.03 * n * (k + 1) / n, 0.1, z),
            (25, 0, a * 57.3),
            0.8 + 0.06 * (n - k),
        )
low_sun(-54, 32)
cover_shot(x=0.1, z=1.75, height=5.2, elevation=8)
