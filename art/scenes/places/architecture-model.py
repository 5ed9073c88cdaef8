"""A card model of the long-walled house on a drawing table, with a red ball for its tree, a scale and a pencil.

For the architecture home.
"""

from kit.backdrops import wall
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import clay, surface
from kit.props.paper import pen
from kit.render import render
from kit.shapes import box, cylinder, sphere
from kit.world import start, world

# One metre of the house is this long on the table: 1 to 50 of a model that a person carries in both arms.
K = 0.2

start()
card = surface("#f4f1ea", 0.8, specular=0.2)
grey = surface("#b9b2a7", 0.85, specular=0.15)
red = plaster("#d23a1c", 0.3, 0.2)
box((26, 15, 0.3), 0.02, wood("#c89a68", "#a87848", 0.9, "X", 0.5, 0.2), (0, -2.2, -0.15))
wall(material=plaster("#d9d5cc", 0.35, 0.15), y=5.2, w=60, h=24, z=-6)
box((7.4, 4.3, 0.16), 0.01, grey, (0, 0.6, 0.08))


def card_box(size, loc, material=card):
    """A piece of the model, in metres of the house; the house stands in the middle of its board."""
    x, y, z = loc
    box(tuple(K * a for a in size), 0.006, material, (K * (x - 4), K * y, 0.16 + K * z))


card_box((26, 10, 0.6), (4, 4, 0.3))
card_box((24, 9.5, 0.5), (3.6, 3.0, 4.15))
card_box((3.6, 7.6, 3.3), (-5.4, 4.0, 2.2))
card_box((12, 6.4, 3.3), (5.0, 5.8, 2.2), surface("#4b4a48", 0.5))
card_box((3.2, 0.3, 3.3), (-1.9, 2.3, 2.2), red)
for x in (2.4, 6.4, 10.4, 14.0):
    card_box((0.34, 0.34, 3.3), (x, -0.6, 2.2))
card_box((11.5, 8.0, 4.2), (7.0, 3.4, 6.5))
card_box((7.6, 0.2, 0.9), (7.4, -0.55, 7.3), surface("#4b4a48", 0.5))
card_box((0.7, 14, 8.6), (15.4, 2.0, 4.3))
card_box((8, 2.0, 0.3), (-5.6, -1.8, 0.15))
cylinder(0.025, 0.7, clay("#2b2a30"), 0.005, (-2.7, -0.3, 0.16))
sphere(0.42, red, (-2.7, -0.3, 1.2))
# what is left lying about: rolls, scale, pencil, two offcuts
cylinder(0.26, 5.4, card, 0.02, (-4.4, 3.6, 0.27), (0, 90, 14))
cylinder(0.19, 4.2, clay("#e6e0d4"), 0.02, (-3.6, 3.0, 0.2), (0, 90, 17))
box((3.4, 0.34, 0.1), 0.02, card, (-1.6, -2.55, 0.05), (0, 0, -7))
pen("#d23a1c", (1.5, -2.75, 0.09), (0, 0, 16), 2.0)
box((0.9, 0.9, 0.05), 0.005, grey, (4.6, -1.5, 0.03), (0, 0, 18))
box((0.9, 0.3, 0.5), 0.005, card, (4.5, -1.4, 0.3), (0, 0, 32))
world("#c3d8f2", 0.55, "#8fb8ee")
sun_light(-62, 33, 6.2, "#ffe2b8", 0.5)
camera((-2.6, -12.4, 6.6), (0.1, 0.4, 0.95), lens=57)
render(exposure=0.2, contrast=1.04)
