"""A letter against a clay jar with olive sprigs, a cup on two books and a croissant, in the light of a window on a rose wall.

For the lifestyle blog's home.
"""

from mathutils import Vector

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import plaster
from kit.materials.solid import clay, surface
from kit.props.food import croissant
from kit.props.paper import book, envelope
from kit.props.plants import branch
from kit.props.tableware import cup, folded_linen, plate, vase
from kit.render import render
from kit.world import start, world

start()
sweep(material=plaster("#f5d3c9", 0.4, 0.12), back=2.4, r=0.9)
# jar and sprigs
vase("bulb", clay("#f4e6da"), (1.15, 0.9, 0), scale=0.95)
for i, lean in enumerate(((-0.5, -0.05, 1), (0.35, 0.0, 1), (0.0, -0.2, 1))):
    branch("olive", 2.3 - 0.25 * i, (1.15, 0.9, 1.75), lean, 20, i + 4, curve=0.35)
# two books and the letter that leans on the jar
book(2.1, 1.45, 0.26, "#8a9a5b", (-1.15, 0.75, 0), (0, 0, 8))
book(1.9, 1.35, 0.24, "#b65f77", (-1.1, 0.75, 0.26), (0, 0, -5))
envelope(1.75, 1.15, surface("#fbf1e6", 0.8), (-0.05, 0.1, 0.6), (74, 0, -9), seal="#a94f68")
cup("#fbf3ea", loc=(-1.3, 0.75, 0.5), rot=(0, 0, -150), scale=0.95)
# bread on a napkin, in front
folded_linen("#d98ca0", 1.7, 1.0, 0.05, (1.25, -0.85, 0), (0, 0, 16), 2)
plate("#fbf3ea", 0.95, (-0.7, -1.75, 0))
croissant((-0.67, -1.75, 0.1), (0, 0, 24), 0.72)
world("#f3e4ea", 0.5)
sun = sun_light(-52, 33, 5.4, "#ffdfb4", 0.7)
lit, towards = Vector((0.1, 1.6, 2.3)), Vector(sun["dir"])
gobo_window(lit + towards * 13, lit, 5.2, 6.4, 2, 3, 0.26)
area_light((4, -4, 4), (0, 0, 1), 3, 60, "#fff4ee")
camera((0.1, -12.5, 3.3), (0.1, 0.2, 1.6), lens=66, fstop=0.7, focus=(-0.4, 0.2, 0.7))
render(exposure=0.2)
