"""Cup of coffee with a heart, croissant and macarons on a wooden table.

For the café home.
"""

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.lights import area_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import BRASS, clay, metal
from kit.props.food import croissant, macaron
from kit.props.paper import book
from kit.props.plants import branch
from kit.props.tableware import cup, cutlery, napkin, plate, vase
from kit.render import render
from kit.world import start, world

start()
floor(material=wood("#c79a6b", "#9a6a40", 0.55, "X", 0.45))
wall("#5e6f62", plaster("#66786a", 0.5, 0.2), y=4.2)
cup("#f4eee4", latte=True, loc=(0.25, -0.35, 0), rot=(0, 0, -35), scale=1.35)
plate("#e9e2d6", 1.15, (-1.45, 0.35, 0), rim=metal(BRASS, 0.3))
croissant((-1.45, 0.38, 0.12), (0, 0, 160), 0.86)
plate("#6d7f6c", 0.85, (1.75, 0.75, 0))
macaron("#e3a3a6", loc=(1.5, 0.62, 0.1), scale=0.56, seed=1)
macaron("#c9d1a5", loc=(2.05, 0.7, 0.1), rot=(0, 0, 40), scale=0.56, seed=2)
macaron("#e9c48a", loc=(1.8, 1.05, 0.1), scale=0.56, seed=3)
macaron("#cdb4d4", loc=(1.78, 0.78, 0.62), rot=(6, -5, 0), scale=0.56, seed=4)
napkin("#d9cdbb", 1.3, 0.9, (-1.15, -1.35, 0), (0, 0, 14))
cutlery("spoon", loc=(-1.15, -1.35, 0.13), rot=(0, 0, -72), scale=0.62)
vase("bulb", clay("#e6d9c6"), (0.55, 2.0, 0), scale=0.95)
for i, d in enumerate(((0.25, 0.05, 1), (-0.35, 0.1, 1), (0, -0.15, 1))):
    branch("olive", 1.9, (0.55, 2.0, 1.6), d, 16, i + 3)
book(1.5, 1.05, 0.2, "#b5563c", (-1.2, 2.1, 0.1), (0, 0, 12))
book(1.35, 0.95, 0.18, "#e4d7c2", (-1.15, 2.1, 0.29), (0, 0, 4))
area_light((-5, 1.5, 4.2), (0, 0, 0.3), 2.6, 720, "#ffe3bf", size_y=3)
world("#d7e0f0", 0.42)
area_light((4, -4, 4), (0, 0, 0), 3, 110, "#ffffff")
area_light((1, 4, 5), (0, 0.5, 0), 2, 140, "#ffd9b0")
camera((0.9, -7.6, 3.7), (0.12, 0.3, 0.52), lens=56, fstop=0.45, focus=(0.2, -0.4, 0.6))
render(exposure=0.1)
