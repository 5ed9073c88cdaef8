"""Pool terrace with loungers, parasol, arches and palms in evening sun.

For the hotel and travel homes.
"""

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import plaster, water
from kit.materials.solid import clay, surface
from kit.props.architecture import arch_wall
from kit.props.furniture import lounger, parasol, table
from kit.props.plants import palm_tree, plant
from kit.props.sport import ball
from kit.props.tableware import vase
from kit.render import render
from kit.shapes import box
from kit.world import sky, start, world

start()
t = plaster("#f2e3d2", 0.3, 0.12)
dk = surface("#e6cfb5", 0.7, mottle=0.05)
# deck frame around pool
for sz, lc in (
    ((30, 6, 0.5), (0, -8.4, -0.25)),
    ((30, 16, 0.5), (0, 13.6, -0.25)),
    ((12, 11.2, 0.5), (-11.2, 0, -0.25)),
    ((12, 11.2, 0.5), (11.6, 0, -0.25)),
):
    box(sz, 0.03, dk, lc)
floor(material=surface("#49b4bd", 0.6), z=-1.3, size=14)
floor(material=water("#3fb0bd", "#2b95a8", 0.9, 0.03, 0.16, 0.05, clear=0.35), z=-0.12, size=11.1)
arch_wall(13, 5.2, ((-3.9, 2.3, 3.7), (0, 2.3, 3.7), (3.9, 2.3, 3.7)), 0.6, t, (-1.2, 7.2, 0))
wall(material=plaster("#d9a583", 0.4, 0.15), y=9.6, w=13.5, h=5.1, x=-1.2)
box((13.5, 3.2, 0.35), 0.03, t, (-1.2, 8.4, 5.2))
lounger(loc=(2.6, 6.0, 0), rot=(0, 0, 60))
lounger(loc=(0.6, 6.0, 0), rot=(0, 0, 60))
parasol("#f6ead8", 1.5, 2.7, (1.7, 6.3, 0))
table(0.26, 0.4, t, (1.75, 5.6, 0))
palm_tree(5.6, 14, (7.0, 7.2, 0), lean=-0.7, seed=3)
palm_tree(4.4, 13, (-7.6, 6.2, 0), lean=0.6, seed=5)
palm_tree(6.6, 14, (9.4, 10.5, 0), lean=0.8, seed=8)
plant("bird", 8, 1.6, loc=(-5.8, 6.4, 0.0), pot=clay("#d9a583"), seed=2)
vase("amphora", clay("#c98963"), (4.9, 6.4, 0), scale=0.62)
ball(0.32, "#f2f0ea", (-2.0, 1.6, -0.2))
box((30, 0.9, 0.28), 0.04, t, (0, -4.95, 0.02))
sky(30, 0, 0)
world("#ffd9c0", 0.75, "#8db6e2")
sun_light(-58, 27, 5.6, "#ffd9a8", 0.6)
camera((-1.2, -6.6, 1.75), (0.3, 7, 1.75), lens=30)
render(exposure=0.1)
