"""Dark wet stones in still water, and the rings of one drop, under a pale sky light.

For the spa home. view=2: before the drop, for the film.
"""

from math import cos, exp, hypot, tau

from kit.backdrops import sky_card
from kit.camera import camera
from kit.lights import area_light, glow
from kit.materials.solid import surface
from kit.options import VIEW
from kit.props.landscape import stone
from kit.render import render
from kit.shapes import grid
from kit.world import start, world

start()
CAMERA = (-0.4, -11.0, 3.3)
DROP = (-1.3, 1.6)


def rings(x, y):
    """Height of the water: rings of a drop that fell a moment ago, and a fainter answer from the stones."""
    if VIEW == 2:
        return 0
    r = hypot(x - DROP[0], y - DROP[1])
    s = hypot(x - 2.7, y - 1.3)
    first = 0.035 * exp(-(((r - 1.5) / 1.25) ** 2)) * cos(tau * r / 0.52)
    answer = 0.008 * exp(-(((s - 2.0) / 0.8) ** 2)) * cos(tau * s / 0.36)
    return first + answer


def surface_at(u, v):
    """A sheet that is finest where the rings are and reaches to the horizon."""
    x = 22 * (u - 0.5)
    y = -6.5 + 22 * v**1.35
    return x, y, rings(x, y)


grid(900, 620, surface_at, surface("#0b1416", 0.03, specular=0.7))
sky_card((0, 15.4, -0.4), 70, 17, "#e2d6c4", "#1e2c31", 0.95, mid=(0.3, "#829496"))

basalt = surface("#221f1d", 0.26, coat=0.7, mottle=0.25, bump=0.16, bump_scale=9, bump_dist=0.03)
slate = surface("#34363a", 0.22, coat=0.75, mottle=0.2, bump=0.14, bump_scale=11, bump_dist=0.02)
ochre = surface("#8a5f3c", 0.3, coat=0.6, mottle=0.25, bump=0.12, bump_scale=12, bump_dist=0.02)
stone(1.12, basalt, 0.46, (2.75, 1.3, 0.16), (2, -2, 20), 3)
stone(0.72, slate, 0.44, (2.66, 1.22, 0.80), (-2, 3, 75), 5)
stone(0.44, ochre, 0.5, (2.74, 1.16, 1.27), (2, 5, 10), 12)
stone(0.55, slate, 0.48, (4.2, 0.3, 0.03), (0, 0, 60), 11)
stone(0.34, ochre, 0.46, (1.62, 0.2, 0.02), (0, 0, 15), 4)
stone(0.85, basalt, 0.38, (5.4, 3.6, 0.02), (0, 0, 120), 6)
stone(0.5, basalt, 0.36, (-4.4, 6.2, 0.0), (0, 0, 40), 9)

world("#9fb0b5", 0.16)
# The sky's own light on the stones; the water shows the card and the glow instead of the lamps.
for lamp in (
    area_light((-6.5, 5.5, 5.0), (2.4, 1.2, 0.6), 3.0, 900, "#e6efee", size_y=5.0),
    area_light((-1.5, 11.0, 6.5), (2.4, 1.2, 0.9), 7.0, 420, "#fff0dc", size_y=2.0),
    area_light((6.5, -2.5, 4.5), (2.6, 1.1, 0.8), 2.0, 110, "#ffc890"),
):
    lamp.visible_glossy = False
glow((-2.6, 13.2, 1.5), 6.0, "#ffe9cb", 0.5, CAMERA, "halo")
camera(CAMERA, (-0.2, 1.4, 0.62), lens=54, fstop=0.9, focus=(2.4, 0.8, 0.8))
render(exposure=0.25, bloom=0.1, vignette=0.22, mist=(14, 28, "#c9c6bc", 0.42))
