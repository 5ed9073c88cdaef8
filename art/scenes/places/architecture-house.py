"""Low concrete modernist house and a lone tree on empty sand under a clear blue sky.

For the architecture home.
"""

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import concrete, leaf_surface, wood
from kit.materials.solid import surface
from kit.props.landscape import figure
from kit.props.plants import tree
from kit.render import render
from kit.shapes import box
from kit.world import sky, start

start()
c = concrete("#c9c2b8", 0.35, 0.85)
c2 = concrete("#d8d1c6", 0.3, 0.85)
dk = surface("#1b2126", 0.08, specular=0.7)
wd = wood("#a5714a", "#7a4c2e", 0.6, "Z")
floor(
    material=surface("#d2c2aa", 0.95, specular=0.1, mottle=0.06, mottle_scale=0.4, bump=0.2, bump_scale=6),
    size=600,
)
box((26, 10, 0.6), 0.03, c, (4, 4, 0.3))
box((24, 9.5, 0.6), 0.03, c2, (3.6, 3.0, 4.15))
box((3.6, 7.6, 3.3), 0.03, c, (-5.4, 4.0, 2.2))
box((12, 6.4, 3.3), 0.02, dk, (5.0, 5.8, 2.2))
box((3.2, 0.30, 3.3), 0.02, wd, (-1.9, 2.3, 2.2))
for x in (2.4, 6.4, 10.4, 14.0):
    box((0.34, 0.34, 3.3), 0.02, c, (x, -0.6, 2.2))
box((11.5, 8.0, 4.2), 0.03, c2, (7.0, 3.4, 6.5))
box((0.5, 2.6, 1.2), 0.01, dk, (1.3, 2.0, 6.8))
box((7.6, 0.2, 0.9), 0.01, dk, (7.4, -0.55, 7.3))
box((0.7, 14, 8.6), 0.03, c, (15.4, 2.0, 4.3))
box((8, 2.0, 0.3), 0.03, c, (-5.6, -1.8, 0.15))
tree(
    6.0,
    2.6,
    (-9.0, -1.6, 0),
    seed=4,
    n=12000,
    leaf=0.13,
    material=leaf_surface("#4f6134", "#7d8a4d", 0.6),
    limbs=9,
    lean=0.3,
)
figure("#22222a", 1.75, (-5.2, -9.5, 0))
sky(36, 0, 0.075, sun_disc=False, camera_colors=("#e3ecef", "#8db9e2", "#2f74c9", "#1f5cb4"), camera_top=0.5)
sun_light(-66, 36, 6.4, "#ffe2b8", 0.4)
camera((-1, -46, 2.0), (0.2, 2, 6.2), lens=50)
render(exposure=0.22, contrast=1.05)
