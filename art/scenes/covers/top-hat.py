"""Black top hat, brim up, from which a white rabbit looks out between its ears, a wand beside it on crimson.

For a blog cover.
"""

from kit.curves import sweep_loft
from kit.materials.solid import surface
from kit.materials.textile import fabric
from kit.objects import group
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import cylinder, lathe, sphere, torus


def ear(path, loc):
    """Long ear along a path of (x, y, z), pink on its near side."""
    widths = ((0.15, 0.12), (0.24, 0.12), (0.29, 0.12), (0.28, 0.11), (0.2, 0.1), (0.03, 0.03))
    up, white, pink = (0, 1, 0), fabric("#fbf7f2", "felt", 2), fabric("#f2a6ad", "felt", 2)
    inner = [(x, y - 0.085, z) for x, y, z in path[1:-1]]
    ends = ((0.03, 0.02), (0.15, 0.06), (0.16, 0.06), (0.03, 0.02))
    return group(
        [
            sweep_loft(path, [(w, t, 0) for w, t in widths], white, up=up),
            sweep_loft(inner, [(w, t, 0) for w, t in ends], pink, up=up),
        ],
        loc,
    )


ground("#a42c4c")
x, top = 1.25, 2.05
felt = surface("#2b2733", 0.7, sheen=0.5, bump=0.15, bump_scale=60, bump_dist=0.01)
outside = [(0, 0), (1.16, 0), (1.02, 0.9), (1.04, top - 0.12), (1.2, top - 0.02), (1.78, top + 0.08)]
inside = [(1.78, top + 0.15), (1.2, top + 0.06), (0.96, top - 0.08), (0.94, 0.12), (0, 0.12)]
lathe(outside + inside, felt, 0.06, loc=(x, 0, 0))
torus(1.8, 0.06, felt, (x, 0, top + 0.12))
band = [(1.02, 1.38), (1.065, 1.4), (1.065, 1.84), (1.02, 1.86)]
lathe(band, paint("#f2b13c", 0.4), 0.015, loc=(x, 0, 0))
white = fabric("#fbf7f2", "felt", 2)
sphere(0.68, white, (x, -0.05, top + 0.2), scale=(1, 0.95, 1))
for s in (-1, 1):
    sphere(0.085, paint("#241f2b", 0.15), (x + s * 0.3, -0.6, top + 0.48))
upright = ((-0.2, 0.5), (-0.24, 0.9), (-0.32, 1.3), (-0.4, 1.7), (-0.46, 2.05), (-0.5, 2.3))
folded = ((0.2, 0.5), (0.25, 0.9), (0.34, 1.3), (0.52, 1.62), (0.82, 1.74), (1.08, 1.58))
for path in (upright, folded):
    ear([(a, 0, b) for a, b in path], (x, 0, top + 0.2))
wand = [cylinder(0.085, 2.9, paint("#2b2733", 0.25), 0.02)]
wand += [cylinder(0.092, 0.5, paint("#fbf6ea", 0.3), 0.03, (0, 0, z)) for z in (-0.02, 2.42)]
group(wand, (-2.9, -1.25, 0.092), (0, 90, 16))
low_sun(-56, 31)
cover_shot(x=0.2, z=2.2, height=5.7, elevation=12)
