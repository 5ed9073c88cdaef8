"""Six samples in two rows of three, seen from above: aubergine velvet, linen, marble; oak, ochre velvet, a brass knob.

The moodboard of the interior design home cuts its pieces out of this one picture. 1 unit = the side of a square.
"""

from math import sin

from mathutils import Vector, noise

from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.natural import marble, wood
from kit.materials.solid import metal
from kit.materials.textile import fabric
from kit.objects import group
from kit.render import render
from kit.shapes import box, grid, lathe, torus
from kit.world import start, world


def cloth(x, y, material, fold=0.0, seed=0):
    """A square of cloth that was never ironed; it lies flat at its edges."""

    def lie(u, v):
        a, b = u - 0.5, v - 0.5
        inner = max(0.0, (1 - (2 * a) ** 6) * (1 - (2 * b) ** 6))
        crease = sin(7.5 * (a * 0.8 + b * 0.45 + 0.16 * noise.noise(Vector((a * 3, b * 3, seed)))) + seed)
        rest = noise.fractal(Vector((a * 2.6 + seed, b * 2.1, seed)), 1, 2, 3)
        return (a * 1.04, b * 1.04, 0.06 + inner * (fold * crease + 0.02 * rest))

    return group([grid(220, 220, lie, material, thickness=0.004)], (x, y, 0))


def slab(x, y, material):
    """A square of something hard."""
    return box((1.04, 1.04, 0.06), 0, material, (x, y, 0))


def knob(x, y):
    """A door knob on its rose, from the front."""
    brass = metal("#d0a25c", 0.3)
    slab(x, y, metal("#a9803f", 0.42, 0.5))
    lathe(
        [(0, 0.03), (0.42, 0.03), (0.42, 0.06), (0.37, 0.1), (0.24, 0.12), (0, 0.12)],
        brass,
        0.012,
        loc=(x, y, 0),
    )
    torus(0.335, 0.014, brass, (x, y, 0.11))
    lathe(
        [
            (0, 0.1),
            (0.1, 0.1),
            (0.1, 0.17),
            (0.2, 0.21),
            (0.235, 0.27),
            (0.2, 0.325),
            (0.1, 0.345),
            (0, 0.348),
        ],
        brass,
        0.05,
        loc=(x, y, 0),
    )


start()
cloth(-1, 0.5, fabric("#3f1a35", "velvet", 14, 0.25), 0.045, 3)
cloth(0, 0.5, fabric("#e4d8c5", "linen", 1.6, 0.2), 0.012, 8)
slab(1, 0.5, marble("#f1e9de", "#4b2a3c", 1.2, gold="#9a7038"))
slab(-1, -0.5, wood("#8a5f3c", "#54361f", 3.4, "X", 0.45))
knob(1, -0.5)
cloth(0, -0.5, fabric("#ad7f30", "velvet", 14, 0.25), 0.05, 11)

world("#dcd8de", 0.5)
sun_light(-52, 26, 5.2, "#ffe2bd", 2.0)
area_light((-3.0, 2.0, 3.0), (-1, -0.5, 0), 2.0, 60, "#fff0dc")
camera((0, -0.001, 9.0), (0, 0, 0), ortho=3.0)
render(exposure=0.55, vignette=0, grain=0.002)
