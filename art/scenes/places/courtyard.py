"""White courtyard with an olive tree, arched blue door and pink bougainvillea in bright sun.

For the estate and travel pages.
"""

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import leaf_surface, plaster, wood
from kit.materials.solid import clay, metal, surface
from kit.materials.textile import fabric
from kit.outlines import arch_outline
from kit.props.architecture import arch_wall
from kit.props.plants import foliage, tree
from kit.props.tableware import vase
from kit.props.upholstery import pillow
from kit.render import render
from kit.shapes import box, cylinder, extrude, lathe, torus
from kit.world import start, world

start()
w = plaster("#fbf7ef", 0.4, 0.18)
fl = plaster("#efe3d1", 0.4, 0.2)
bl = wood("#2461c9", "#1b4da8", 2.2, "Z", 0.45, 0.15)
floor(material=fl, size=40)
arch_wall(9, 6.2, ((0.95, 1.5, 2.9),), 0.5, w, (0, 4, 0))
box((0.5, 12, 6.2), 0.04, w, (-3.6, 0, 3.1))
box((0.5, 12, 4.6), 0.04, w, (4.0, 0, 2.3))
box((9.4, 0.9, 0.22), 0.05, w, (0, 3.95, 6.25))
# blue door in the arch + boards
extrude([arch_outline(1.5, 2.9)], 0.10, 0.02, bl, (0.95, 4.05, 0), (90, 0, 0))
for x in (-0.5, -0.25, 0, 0.25, 0.5):
    box((0.02, 0.02, 2.2), 0, surface("#153c86", 0.7), (0.95 + x, 3.985, 1.15))
torus(0.09, 0.016, metal("#2a2520", 0.4), (1.35, 3.95, 1.2), (90, 0, 0))
box((1.9, 0.7, 0.14), 0.03, w, (0.95, 3.55, 0.07))
# small blue window
box((0.9, 0.3, 1.1), 0.02, surface("#17202c", 0.4), (-1.75, 3.88, 3.35))
for x, r in ((-0.68, -14), (0.68, 14)):
    box((0.46, 0.05, 1.16), 0.02, bl, (-1.75 + x, 3.70, 3.35), (0, 0, r))
box((1.2, 0.34, 0.09), 0.02, w, (-1.75, 3.68, 2.75))
# round bed with the olive tree
lathe(
    [(0, 0), (1.05, 0), (1.1, 0.06), (1.1, 0.42), (1.02, 0.48), (0.86, 0.48), (0.84, 0.36), (0, 0.36)],
    w,
    0.05,
    loc=(-1.35, 1.6, 0),
)
cylinder(0.86, 0.40, surface("#8a6f52", 0.95, bump=0.8, bump_scale=14, bump_dist=0.05), 0.01, (-1.35, 1.6, 0))
tree(
    4.3,
    1.35,
    (-1.35, 1.6, 0.36),
    seed=6,
    n=9000,
    leaf=0.085,
    material=leaf_surface("#6f8058", "#a7b387", 0.55),
    bark=surface("#7d6a57", 0.9, mottle=0.25, mottle_scale=5, bump=0.8, bump_scale=7, bump_dist=0.06),
    limbs=8,
    trunk=0.40,
    lean=0.16,
    ratio=0.24,
    flat=0.72,
    thickness=0.075,
)
# bench, jars, steps
box((1.5, 0.55, 0.42), 0.04, w, (2.85, 1.4, 0.21))
pillow(0.46, fabric("#2461c9", "linen"), (2.75, 1.55, 0.64), (-16, 0, 10))
vase("amphora", clay("#c98558"), (2.35, 3.2, 0), scale=0.52)
vase("pot", clay("#d29a6e"), (-0.35, 3.35, 0), scale=0.5)
foliage([((-0.35, 3.35, 0.72), (0.42, 0.42, 0.34))], 900, 0.075, leaf_surface("#4f8a4a", "#7fb35f"), 2, 0.3)
foliage(
    [
        ((3.85, 2.6, 4.65), (0.75, 1.1, 0.42)),
        ((3.6, 2.3, 4.1), (0.38, 0.7, 0.6)),
        ((3.55, 2.9, 3.5), (0.28, 0.42, 0.6)),
        ((3.6, 1.7, 3.85), (0.28, 0.4, 0.5)),
    ],
    5200,
    0.075,
    leaf_surface("#c2306f", "#ef5f9a", 0.6),
    5,
    0.35,
    ratio=0.6,
)
world("#9cc4fb", 0.75, "#2a72dc")
s = sun_light(-50, 47, 5.6, "#fff0d6", 0.5)
camera((0.1, -8.2, 1.8), (0.15, 3, 2.72), lens=34)
render(exposure=0.1)
