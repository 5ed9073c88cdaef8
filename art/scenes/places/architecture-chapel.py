"""Two halves of a concrete drum that slid past each other: a chapel on the sand, its way in between them.

For the architecture home.
"""

from math import cos, pi, sin

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import concrete, plaster
from kit.materials.solid import surface
from kit.props.landscape import figure
from kit.props.plants import fir
from kit.render import render
from kit.shapes import box, extrude
from kit.world import sky, start

start()
c = concrete("#cdc5ba", 0.35, 0.85, boards=1.6)
c2 = concrete("#d8d1c6", 0.3, 0.85)
floor(
    material=surface("#d2c2aa", 0.95, specular=0.1, mottle=0.06, mottle_scale=0.4, bump=0.2, bump_scale=6),
    size=600,
)


def half_drum(first, radius=6.0, t=0.7, n=48):
    """Outline of half a ring in plan, from the angle `first` on, counter-clockwise."""
    angles = [first + pi * i / n for i in range(n + 1)]
    outer = [(radius * cos(a), radius * sin(a)) for a in angles]
    inner = [((radius - t) * cos(a), (radius - t) * sin(a)) for a in reversed(angles)]
    return outer + inner


extrude([half_drum(pi / 2)], 15, 0.02, c, (-0.9, 1.9, 7.5))
extrude([half_drum(-pi / 2)], 11.5, 0.02, c, (0.9, -1.9, 5.75))
# a red wall closes the slot, far inside
box((3.4, 0.4, 7.5), 0.01, plaster("#d23a1c", 0.3, 0.2), (0.1, 1.2, 3.75))
box((2.2, 17, 0.24), 0.02, c2, (0.05, -15.2, 0.12))
for x, y, h in ((8.8, 1.5, 9.6), (10.7, 3.6, 8.0)):
    fir(h, 0.85, surface("#2e3a27", 0.9, bump=0.6, bump_scale=9), (x, y, -1.1), tiers=1)
figure("#1d1c22", 1.72, (0.15, -13.2, 0.24))
sky(36, 0, 0.075, sun_disc=False, camera_colors=("#e3ecef", "#8db9e2", "#2f74c9", "#1f5cb4"), camera_top=0.5)
sun_light(-66, 36, 6.4, "#ffe2b8", 0.4)
camera((-3.2, -34, 1.9), (0.5, 0, 7.6), lens=46)
render(exposure=0.22, contrast=1.05)
