"""Eight-sided tower room at nightfall: bed between arched windows over the sea, a brass telescope, one lamp, first stars.

For the hotel home.
"""

from math import cos, radians, sin, tan
from random import Random

from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, glow, point_light, sun_light
from kit.materials.natural import plaster, water, wood
from kit.materials.solid import clay, emission, metal, surface
from kit.objects import mesh_object
from kit.props.architecture import arch_wall
from kit.props.lamps import lamp
from kit.props.landscape import terrain
from kit.props.plants import branch
from kit.props.tableware import vase
from kit.props.upholstery import bed
from kit.render import render
from kit.shapes import box, cylinder, sphere
from kit.world import sky, start

start()
C = (0.0, -2.75, 1.55)
# eight walls around the middle of the room; the camera stands in the ninth place, the door
R = 3.0
side = 2 * R * tan(radians(22.5))
white = plaster("#efd9c0", 0.4, 0.2)
for k, opening in ((-2, 0), (-1, 1), (0, 1), (1, 1), (2, 0)):
    a = radians(45 * k)
    arches = ((0, 1.25, 2.45),) if opening else ((-9, 0.05, 0.05),)
    arch_wall(side + 0.3, 4.6, arches, 0.36, white, (R * sin(a), R * cos(a), 0), (0, 0, -45 * k))
    if opening:
        box((1.27, 0.44, 0.72), 0.03, white, (R * sin(a), R * cos(a), 0.36), (0, 0, -45 * k))
# floor boards and the rafters of the roof
oak = wood("#9a6c43", "#6f472a", 1.2, "Y", 0.42)
for i in range(24):
    box((0.27, 9, 0.05), 0.006, oak, (-3.3 + 0.285 * i, 0, -0.025))
for k in range(8):
    a = radians(45 * k + 22.5)
    tube([(3.4 * sin(a), 3.4 * cos(a), 3.1), (0, 0, 4.4)], 0.075, oak)
for k in range(8):
    a, b = radians(45 * k + 22.5), radians(45 * k - 22.5)
    mesh_object(
        [(3.6 * sin(a), 3.6 * cos(a), 3.16), (3.6 * sin(b), 3.6 * cos(b), 3.16), (0, 0, 4.5)],
        [(0, 1, 2)],
        plaster("#e8cfb2", 0.5, 0.1),
        False,
    )
# bed below the middle window
bed(
    1.6,
    1.95,
    "#fbf7ef",
    "#f4ecde",
    throw="#c2603f",
    base=plaster("#e9d3ba", 0.5, 0.15),
    loc=(0, 1.62, 0),
    h=0.48,
    pillows=("#fbf7ef", "#f1e6d4"),
    small_pillows=("#2a9d8f",),
)
cylinder(0.24, 0.5, plaster("#e3c6a8", 0.8, 0.2), 0.03, (-1.2, 2.05, 0))
lamp("mushroom", clay("#c2603f"), (-1.2, 2.05, 0.5), scale=0.62, power=16)
glow((-1.2, 1.9, 0.85), 0.6, "#ffb060", 0.22, C, "halo")
# telescope on its three legs, aimed at the evening star
brass = metal("#d3a14e", 0.22)
foot = (1.42, 0.75, 1.28)
tube([(1.05, 0.2, 1.1), (1.42, 0.75, 1.3)], 0.042, brass)
tube([(1.40, 0.72, 1.29), (1.88, 1.44, 1.55)], 0.06, surface("#7a2f22", 0.35, coat=0.4))
tube([(1.84, 1.38, 1.53), (1.93, 1.515, 1.578)], 0.072, brass)
for dx, dy in ((-0.36, -0.28), (0.4, -0.2), (0.02, 0.42)):
    tube([foot, (foot[0] + dx, foot[1] + dy, 0)], 0.021, oak)
sphere(0.05, brass, foot, segments=32)
# jar on the other side
vase("amphora", clay("#b5704a"), (-2.0, 1.15, 0), scale=0.46)
for i, lean in enumerate(((0.25, -0.1, 1), (-0.1, -0.15, 1), (0.05, 0.15, 1))):
    branch("eucalyptus", 1.0, (-2.0, 1.15, 0.9), lean, 16, i + 2, curve=0.35)
# the sea far below, an island, the night coming
mesh_object(
    [(-900, 8, -14), (900, 8, -14), (900, 2600, -14), (-900, 2600, -14)],
    [(0, 1, 2, 3)],
    water("#4a6f92", "#2b4a70", 0.25, 0.12, 0.5, 0.4),
    False,
)
terrain(
    150,
    140,
    17,
    surface("#56587f", 0.95, specular=0.1),
    (-70, 260, -16),
    6,
    False,
    0.03,
    lambda x, y: max(0, 1 - (x / 70) ** 2) * max(0, 1 - (y / 36) ** 2),
)
rng = Random(11)
for _ in range(90):
    x, z = rng.uniform(-520, 520), rng.uniform(45, 260)
    sphere(rng.uniform(0.5, 1.1), emission("#fff3da", 3), (x, 600, z), segments=8)
sphere(2.6, emission("#fff3da", 8), (230, 600, 92), segments=16)
sky(
    3,
    -20,
    0.14,
    sun_disc=False,
    camera_colors=("#ffb98c", "#e88f92", "#a9799f", "#5f5f9c", "#33437f", "#22326b"),
    camera_top=0.42,
)
point_light((0, 0.4, 2.9), 26, "#ffb877", 0.3)
area_light((0, -2.6, 3.0), (0, 1.5, 0.4), 2.4, 45, "#ffcf9f")
area_light((0, 3.6, 2.0), (0, 0, 0.8), 2.2, 60, "#b7b4e8", size_y=2)
sun_light(165, 8, 0.9, "#ff9c7a", 2.0)
camera(C, (0.05, 2, 1.42), lens=23)
render(exposure=0.35, bloom=0.12, mist=(60, 700, "#d98f92", 0.4))
