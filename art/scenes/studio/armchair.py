"""Boucle armchair with a coral cushion, arc lamp, print and monstera in warm window light.

For the furniture home.
"""

from mathutils import Vector

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import marble, plaster, wood
from kit.materials.solid import BRASS, ceramic, clay, metal, surface
from kit.materials.textile import fabric
from kit.props.architecture import framed_print
from kit.props.furniture import armchair, table
from kit.props.lamps import lamp
from kit.props.paper import book
from kit.props.plants import branch, plant
from kit.props.tableware import vase
from kit.props.upholstery import pillow, rug
from kit.render import render
from kit.shapes import box
from kit.world import start, world

start()
wall("#d8b598", plaster("#d6ae8e", 0.7, 0.25), y=2.0)
floor(material=wood("#b88a5c", "#8c6038", 0.55, "X", 0.4))
rug(2.7, 2.7, fabric("#eadfce", "boucle", 0.6), (0.15, 0.45, 0), is_round=True)
armchair(fabric("#efe7da", "boucle", 1.2), loc=(0.15, 0.75, 0.02), rot=(0, 0, -24))
pillow(0.42, fabric("#b8583a", "linen"), (0.16, 0.86, 0.66), (-22, 8, -26), 0.16)
lamp("arc", metal(BRASS, 0.25), (-1.35, 1.35, 0), scale=1.0, power=8)
table(0.26, 0.46, marble("#efe9e0", "#9a8f86", 2.5), (1.08, 0.45, 0.0))
vase("drop", ceramic("#6d7f6c", 0.4), (1.1, 0.5, 0.46), scale=0.16)
branch("olive", 0.55, (1.1, 0.5, 0.70), (0.2, 0, 1), 12, 2)
book(0.26, 0.19, 0.035, "#2f4a44", (1.0, 0.36, 0.478), (0, 0, 18))
plant("monstera", 9, 1.15, loc=(2.1, 1.35, 0), pot=clay("#e6d9c6"), seed=6)
framed_print(0.75, 1.0, ("#efe6d8", "#b8583a", "#2f4a44"), loc=(-0.45, 1.96, 1.72))
box((12, 0.03, 0.12), 0.01, surface("#e9d6c3", 0.6), (0, 1.985, 0.06))
s = sun_light(-50, 27, 7.5, "#ffdcae", 0.45)
world("#e6e0ea", 0.62)
d = Vector(s["dir"])
t = Vector((-0.1, 1.5, 1.05))
gobo_window(t + d * 5, t, 2.6, 3.0, 2, 3, 0.10)
area_light((-1, -5, 3.5), (0, 1, 1), 4, 90, "#fff0e0")
camera((0.40, -4.3, 1.32), (0.28, 1, 0.98), lens=42, fstop=2.8, focus=(0.15, 0.7, 0.6))
render(exposure=0.25)
