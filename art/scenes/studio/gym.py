"""Black dumbbells, kettlebells and an orange mat in red neon light.

For the fitness home.
"""

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.lights import area_light
from kit.materials.natural import concrete
from kit.materials.solid import emission, surface
from kit.props.sport import ball, dumbbell, kettlebell, yoga_mat
from kit.render import render
from kit.shapes import box, cylinder, lathe
from kit.world import start, world

start()
floor(material=surface("#17181d", 0.32, mottle=0.3, mottle_scale=14, bump=0.3, bump_scale=60, bump_dist=0.01))
wall("#23242c", concrete("#34353f", 0.35, 0.8), y=4.4)
kettlebell("#22242a", "#ff6b3d", (0.95, 0.35, 0), (0, 0, -18), 1.35)
kettlebell("#22242a", "#ff6b3d", (2.25, 1.5, 0), (0, 0, 20), 1.0)
dumbbell("#26282f", loc=(-1.15, -0.55, 0), rot=(0, 0, 24), scale=1.15)
dumbbell("#26282f", loc=(-1.5, 1.15, 0), rot=(0, 0, -8), scale=1.15)
dumbbell("#26282f", loc=(-1.3, 1.3, 0.94), rot=(0, 0, 6), scale=1.15)
yoga_mat("#ff6b3d", 1.9, 0.36, (1.2, -1.35, 0), (0, 0, 68))
ball(1.35, "#3a3d49", (-3.7, 2.6, 0))
lathe(
    [(0, 0), (0.36, 0), (0.36, 0.9), (0.2, 1.1), (0.2, 1.25), (0, 1.25)],
    surface("#d7dade", 0.2, metal=0.9),
    0.08,
    loc=(-0.1, 1.9, 0),
)
cylinder(0.2, 0.3, surface("#ff6b3d", 0.4), 0.05, (-0.1, 1.9, 1.25))
for x, c, s in ((-2.6, "#ff5a2a", 9), (2.9, "#ffb07a", 5)):
    box((0.09, 0.09, 5.2), 0.03, emission(c, s), (x, 4.15, 2.7))
world("#10121c", 0.5)
area_light((-4.5, 2.6, 3.2), (0, 0.4, 0.6), 1, 620, "#ff6a3a", size_y=4)
area_light((4.6, -0.2, 4.2), (0.4, 0.3, 0.6), 2.4, 620, "#cfdcff", size_y=3)
area_light((0, -4, 6.2), (0, 0, 0.4), 3, 240, "#ffffff")
camera((0.35, -8.2, 2.1), (0.1, 0.3, 0.95), lens=56, fstop=0.5, focus=(0.6, -0.1, 0.9))
render(exposure=0.35, bloom=0.14)
