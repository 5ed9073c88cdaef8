"""Calm studio with a round window, sage mat, terracotta cushion and plants in warm sunlight.

For the yoga home.
"""

from kit.backdrops import floor
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import BRASS, ceramic, clay, emission, metal, surface
from kit.materials.textile import fabric
from kit.objects import group
from kit.outlines import circle_outline
from kit.props.plants import branch, plant
from kit.props.sport import yoga_mat
from kit.props.tableware import bowl, vase
from kit.props.upholstery import cushion
from kit.render import render
from kit.shapes import box, extrude, torus
from kit.world import start, world

start()
w = plaster("#f4efe6", 0.25, 0.06)
floor(material=wood("#cfab84", "#ad855c", 0.45, "X", 0.34), size=40)
# back wall with a large round window
extrude(
    [[(-9, 0), (9, 0), (9, 6), (-9, 6)], circle_outline(1.25, 2.3, 2.55, 72)],
    0.4,
    0.02,
    w,
    (0, 4.2, 0),
    (90, 0, 0),
)
torus(1.27, 0.05, wood("#b98a5e", "#7f5230", 2), (2.3, 3.98, 2.55), (90, 0, 0))
box((0.05, 0.05, 2.5), 0.01, surface("#a57b52", 0.6), (2.3, 4.15, 2.55))
box((2.5, 0.05, 0.05), 0.01, surface("#a57b52", 0.6), (2.3, 4.15, 2.55))
box((0.4, 14, 6), 0.02, w, (-5.2, 0, 3))
box((18, 0.05, 0.14), 0.01, surface("#e6d6c2", 0.7), (0, 3.97, 0.07))
# mat, cushion, blocks, plant, bowl
mt = surface("#5f7f68", 0.9, bump=0.3, bump_scale=50, bump_dist=0.01)
box((2.05, 0.74, 0.025), 0.012, mt, (-0.55, 0.6, 0.013), (0, 0, -9))
tube([(0.47, 0.12, 0.05), (0.50, 0.45, 0.05), (0.58, 0.80, 0.05)], 0.055, mt, kind="POLY")
group([cushion((0.62, 0.62, 0.24), fabric("#c9795a", "linen"), 0.9, 0.55, (0, 0, 0.14))], (-1.35, 0.82, 0.02))
cushion((0.42, 0.30, 0.11), fabric("#efe4d3", "linen"), 0.4, 0.6, (0.15, 0.42, 0.085), (0, 0, 24))
wd = wood("#b98a5e", "#8a5a36", 2)
box((0.26, 0.16, 0.10), 0.015, wd, (0.95, 0.02, 0.05), (0, 0, 18))
box((0.26, 0.16, 0.10), 0.015, wd, (1.0, 0.05, 0.15), (0, 0, -14))
plant("bird", 9, 1.7, loc=(3.55, 2.8, 0), pot=clay("#c98a6a"), seed=3)
plant("snake", 8, 0.8, loc=(-3.9, 3.1, 0), pot=clay("#c98a6a"), seed=5)
bowl(None, 0.17, 0.10, (1.55, 0.85, 0), material=metal(BRASS, 0.3))
tube([(1.60, 0.72, 0.10), (1.78, 0.70, 0.16)], 0.012, wd)
box((1.5, 0.40, 0.06), 0.01, wd, (-2.75, 3.7, 0.62))
for i, c in enumerate(("#efe4d3", "#c9795a", "#8ea38c")):
    cushion((0.62, 0.30, 0.13), fabric(c, "linen"), 0.3, 0.5, (-3.05 + 0.02 * i, 3.7, 0.72 + 0.125 * i))
vase("bulb", ceramic("#efe6da", 0.4), (-2.3, 3.7, 0.65), scale=0.16)
branch("olive", 0.55, (-2.3, 3.7, 0.93), (0.1, 0, 1), 10, 2)
yoga_mat("#c9795a", 0.72, 0.10, (-2.75, 2.55, 0), (0, 0, 12), 4)
s = sun_light(143, 33, 22, "#ffdba6", 0.35)
world("#e8eef2", 1.0)
area_light((-3, -5, 4), (0, 2, 1), 4, 130, "#fff0de")
area_light((4, -4, 4.5), (0, 2, 1), 4, 90, "#ffe9d0")
# sky behind the window
box((14, 0.1, 9), 0, emission("#ffeecf", 1.0), (3, 9, 3)).visible_shadow = False
camera((-0.1, -4.5, 1.5), (0.05, 2, 1.30), lens=31)
render(exposure=0.42, bloom=0.1)
