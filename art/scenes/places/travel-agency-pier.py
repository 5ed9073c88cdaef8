"""Red letter box on a wooden pier at sunset, a postcard in its slot, a small white ferry sailing towards the low sun.

For the end of the travel agency home: the sky holds its words.
"""

from math import atan2, degrees

from mathutils import Vector

from kit.backdrops import floor
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, sun_light
from kit.materials.natural import rock, water, wood
from kit.materials.solid import emission, surface
from kit.objects import group
from kit.props.landscape import balloon, peaks
from kit.render import render
from kit.shapes import box, boxes, cylinder, lathe, loft, sphere, torus
from kit.world import sky, sky_halo, start

start()
WHITE, CORAL = surface("#fff3e0", 0.5), surface("#e8452c", 0.4, coat=0.4)
MANGO, NAVY = surface("#ffb020", 0.5), surface("#14406b", 0.5)
floor(material=water("#e79a72", "#5577a8", 0.10, 0.05, 0.07, 0.10), size=1800)
peaks(
    [(120, 300, 46, 80), (60, 320, 28, 70), (190, 310, 40, 80)],
    10,
    260,
    230,
    380,
    200,
    60,
    rock("#8d7fae", "#a895bb", 0, 46, line=0.62, snow="#ffe3cf"),
    seed=5,
    freq=0.022,
    rough=0.42,
    z=-3,
)
peaks(
    [(-150, 260, 20, 60), (-95, 270, 12, 44)],
    -240,
    -40,
    210,
    320,
    180,
    50,
    surface("#7a76a6", 0.95, specular=0.04),
    seed=9,
    freq=0.03,
    rough=0.36,
)
EYE = Vector((0.6, -11.2, 3.5))
# The sun, as low as its picture in the water is long.
SUN = Vector((-46, 420, 15))
sphere(17, emission("#fff0bd", 2.6), SUN)

# The pier: planks on posts, its rail only on the left, so that the box stands free.
planks = [wood(a, b, 1, "X", 0.62, 0) for a, b in (("#b9855a", "#8a5c3a"), ("#c4926a", "#97683f"), ("#ad7a50", "#815434"))]
for i in range(34):
    box((5.2, 0.34, 0.12), 0.025, planks[i % 3], (3.4, -6 + 0.38 * i, 0.94))
for y in (-4.2, -1.2, 1.8, 4.8, 6.6):
    for x in (1.1, 5.7):
        cylinder(0.17, 2.4, planks[2], 0.03, (x, y, -1.2))
for x in (1.0, 5.8):
    box((0.16, 13, 0.24), 0.03, planks[2], (x, 0.3, 0.76))
for y in (1.8, 4.8, 6.55):
    cylinder(0.11, 1.15, WHITE, 0.03, (5.62, y, 0.98))
    sphere(0.15, WHITE, (5.62, y, 2.18), segments=32)
for z in (1.45, 1.95):
    tube([(5.62, 1.8, z), (5.62, 3.3, z - 0.12), (5.62, 4.8, z), (5.62, 5.7, z - 0.08), (5.62, 6.55, z)], 0.04, surface("#f3e2c6", 0.8))

# The letter box: a pillar on a foot, a cap, a slot with a hood, a plate.
slot = (0, -0.62, 2.2)
pillar = [
    lathe([(0, 0), (0.82, 0), (0.82, 0.28), (0.7, 0.36), (0, 0.36)], NAVY, 0.04),
    lathe([(0, 0.34), (0.64, 0.34), (0.64, 2.7), (0, 2.7)], CORAL, 0.02),
    lathe([(0, 2.66), (0.78, 2.66), (0.8, 2.8), (0.74, 2.9), (0.5, 3.12), (0, 3.24)], CORAL, 0.05),
    box((0.82, 0.12, 0.13), 0.04, surface("#2a0f10", 0.8), (0, -0.6, 2.2)),
    box((0.94, 0.3, 0.07), 0.03, CORAL, (0, -0.66, 2.32), (14, 0, 0)),
    box((0.5, 0.06, 0.6), 0.02, WHITE, (0, -0.63, 1.42)),
    boxes([(0, -0.67, 1.58 - 0.12 * k, 0.34 - 0.06 * k, 0.02, 0.035) for k in range(3)], NAVY, 0.004),
    torus(0.645, 0.035, MANGO, (0, 0, 1.92)),
    torus(0.645, 0.035, MANGO, (0, 0, 0.6)),
]
card = [
    box((0.72, 0.66, 0.018), 0.006, WHITE, (0, -0.9, 2.2)),
    box((0.64, 0.5, 0.006), 0, surface("#4fb3e0", 0.6), (0, -0.95, 2.212)),
    box((0.64, 0.2, 0.007), 0, surface("#57a866", 0.6), (0, -1.1, 2.2125)),
    cylinder(0.09, 0.006, MANGO, 0, (0.16, -0.86, 2.212)),
]
card = [group(card, (0, 0, 0.3), (8, 0, 0))]
group(pillar + card, (4.05, 0.4, 1.0), (0, 0, -24), 1.02)

# The ferry, going.
rings = []
for k, z in ((0.86, -0.2), (1, 1.1)):
    side = [(5.2 * (2 * s - 1) * (0.94 + 0.06 * k), 1.25 * k * (1 - max(0, 2 * s - 1) ** 3) ** 0.7, z) for s in (i / 24 for i in range(25))]
    rings.append([(x, -y, q) for x, y, q in side] + [(x, y, q) for x, y, q in side[::-1]])
lit = emission("#ffd27a", 2.2)
ferry = [
    loft(rings, NAVY, angle=40),
    box((9.6, 2.44, 0.2), 0.05, WHITE, (-0.3, 0, 1.12)),
    box((6.6, 2.1, 1.0), 0.16, WHITE, (-0.9, 0, 1.2), base=True),
    box((4.6, 1.8, 0.85), 0.16, WHITE, (-0.7, 0, 2.15), base=True),
    box((1.5, 1.6, 0.7), 0.12, WHITE, (0.9, 0, 2.95), base=True),
    boxes([(-3.6 + 0.8 * i, -1.06, 1.72, 0.48, 0.05, 0.42) for i in range(7)], lit, 0.01),
    boxes([(-2.5 + 0.75 * i, -0.91, 2.62, 0.44, 0.05, 0.36) for i in range(5)], lit, 0.01),
    tube([(-3.9, 0, 1.2), (-3.9, 0, 3.6)], 0.05, NAVY),
]
for i, stripe in enumerate((CORAL, WHITE, CORAL, NAVY)):
    ferry.append(cylinder(0.5, 0.4, stripe, 0.02, (-1.4, 0, 2.95 + 0.39 * i)))
group(ferry, (-15, 46, 0), (0, 0, 148), 1.25)
for x, z, r in ((0, 0, 0.5), (1.3, 0.7, 0.75), (2.3, 1.9, 0.6), (3.5, 1.7, 1.0), (5.3, 2.7, 0.8)):
    sphere(r, surface("#ffe9d6", 0.95), (-13.2 + x, 46.4, 6.6 + z), segments=24)
foam = surface("#fff1df", 0.9)
for side in (-1, 1):
    tube([(-8.8, 42 + side * 0.5, 0.02), (-2, 37.6 + side * 2.2, 0.01), (7, 32 + side * 4.4, 0.0)], 0.16, foam, taper=[1, 0.8, 0.1])
for loc, scale in (((30, 90, 29), 3.2), ((58, 150, 44), 3.0)):
    for part in balloon(("#ff5d3a", "#fff0d6") if scale > 3.1 else ("#ffb020", "#fff0d6"), loc, scale, (0, 0, 10)).children:
        part.visible_shadow = False
# The brightest sky stands behind the sun: the water shows where.
sky(8, degrees(atan2(SUN.x - EYE.x, SUN.y - EYE.y)), 0.10, sun_disc=False, camera_colors=("#ffd9a0", "#ffbf8e", "#f39a93", "#b98bb4", "#6f86c4", "#4a74bd"), camera_top=0.5)
# In the sky itself: the haze would paint a glowing disc up to its edge.
sky_halo(SUN - EYE, "#ffb457", 0.35, 40)
# From higher than the sun and farther left, for the box; the water must not mirror a sun that nobody sees.
sun_light(-158, 12, 3.4, "#ffb469", 1.0).visible_glossy = False
sun_light(-82, 26, 1.7, "#ffd7b8", 1.5)
area_light((-3, -7, 6), (4, 0, 2.4), 4, 420, "#ffdcc0")
camera(EYE, (-0.4, 20, 6.2), lens=30)
render(exposure=0.1, vignette=0.03, look="neutral", bloom=0.1, mist=(70, 420, "#ffc9a0", 0.45))
