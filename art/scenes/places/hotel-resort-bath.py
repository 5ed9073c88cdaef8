"""Old cistern as a bath: three plaster arches over still green water, a shaft of sun from the roof, lanterns.

For the hotel home.
"""

from kit.camera import camera
from kit.lights import area_light, glow, light_beam, sun_light
from kit.materials.natural import plaster, water
from kit.materials.solid import clay
from kit.materials.textile import fabric
from kit.objects import mesh_object
from kit.props.architecture import arch_wall, stairs
from kit.props.lamps import lantern
from kit.props.plants import branch
from kit.props.tableware import folded_linen, vase
from kit.render import render
from kit.shapes import box, boxes
from kit.world import start, world

start()
C = (-0.5, -6.2, 1.75)
wall = plaster("#e6bd98", 0.45, 0.32)
rib = plaster("#eccaa8", 0.45, 0.28)
ledge = plaster("#dcae86", 0.6, 0.3)
# the tank: side walls, three ribs, a back wall with a niche
for x in (-4.3, 4.3):
    box((0.4, 22, 6), 0.02, wall, (x, 2, 2.6))
for y in (-1.2, 2.6, 6.4):
    arch_wall(8.6, 5.6, ((0, 5.6, 4.4),), 0.7, rib, (0, y, -0.4))
arch_wall(8.6, 5.6, ((0, 2.0, 3.3),), 0.6, wall, (0, 10.2, -0.4))
box((6, 0.3, 5), 0, plaster("#f0c493", 0.5, 0.2), (0, 11.2, 2))
# roof with a slot for the sun between the second and the third rib
for y, d in ((-4.3, 12.4), (3.0, 0.5), (9.0, 5.6)):
    box((9, d, 0.4), 0, wall, (0, y, 5.2))
mesh_object(
    [(-4.2, -9, 0.02), (4.2, -9, 0.02), (4.2, 11, 0.02), (-4.2, 11, 0.02)],
    [(0, 1, 2, 3)],
    water("#3fa093", "#14625f", 0.8, 0.02, 0.10, 0.03),
    False,
)
# ledge along the right, steps into the water
boxes([(3.3, 2, -0.05, 1.9, 22, 0.5), (-3.55, 2, -0.05, 1.3, 22, 0.5)], ledge, 0.03)
stairs(4, 1.5, 0.13, 0.34, ledge, (2.6, 3.9, -0.42), (0, 0, -90))
# on the ledge: towels, jar, lanterns
for i, colour in enumerate(("#f6ecdd", "#c2603f", "#f6ecdd")):
    folded_linen(colour, 0.62, 0.42, 0.07, (3.05, 0.1, 0.2 + 0.1 * i), (0, 0, 12 - 6 * i), 2)
vase("amphora", clay("#b4573a"), (3.55, 1.5, 0.2), scale=0.48)
for i, lean in enumerate(((-0.25, -0.1, 1), (0.2, 0, 1), (-0.05, 0.2, 1))):
    branch("olive", 0.9, (3.55, 1.5, 1.15), lean, 16, i + 4, curve=0.35)
for x, y, s in ((2.72, -0.5, 1.0), (-3.1, 0.9, 1.15), (-3.2, 4.6, 1.0), (2.8, 5.3, 1.0)):
    lantern((x, y, 0.2), 0.2, 0.34, scale=s, energy=9, facing=C, halo=0.4)
box((0.7, 0.5, 0.05), 0.02, fabric("#f6ecdd", "linen"), (-3.3, -0.5, 0.22))
light_beam((-2.6, 4.4, 6.4), (0.6, 4.4, 0.1), 0.35, 0.95, "#ffe2b0", 0.8, 0.1)
glow((0.7, 4.3, 0.15), 1.3, "#ffe2b0", 0.12, C, "halo")
area_light((0, 10.6, 3.2), (0, 10, 0), 1.6, 190, "#ffc27a")
area_light((0, 4.3, 5.0), (0, 4.3, 0), 1.9, 420, "#ffe3b8", size_y=7)
area_light((-1, -7, 4), (0, 2, 0.5), 4, 210, "#ffe0c2")
sun_light(-90, 62, 9.0, "#ffe6bd", 0.4)
world("#f2d3b4", 0.16)
camera(C, (0.25, 4, 1.55), lens=29)
render(exposure=0.2, bloom=0.12)
