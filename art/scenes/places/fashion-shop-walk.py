"""Clothes that are worn: a belted coat in mid-stride, seen from hat brim to trainers, its wearer hidden between collar and hat.

For the fashion home. One hard light from the left, an acid ground, a long shadow on it. 1 unit = 10 cm.
"""

from math import cos, sin, tau

from mathutils import Vector

from kit.backdrops import sweep
from kit.camera import camera
from kit.curves import sweep_loft, tube
from kit.lights import sun_light
from kit.materials.solid import surface
from kit.materials.textile import fabric
from kit.outlines import smooth_path
from kit.props.accessories import felt_hat, sneaker
from kit.props.bags import leather_bag
from kit.render import render
from kit.shapes import loft, sphere
from kit.world import start, world

start()
ACID = "#e3ff00"
WOOL = fabric("#3f4f69", "linen", 1.5, 0.6)
DARK = fabric("#2b374b", "linen", 1.5, 0.5)
BLACK = surface("#161616", 0.75, sheen=0.3)
STRAW = "#d8b878"
sweep(material=surface("#d3ee00", 0.8, specular=0.1), back=5.5, r=2.5, h=40, w=120, front=30)

# It walks to the right (+X); the near side is -Y. Hips at 9.2, knees at 5, shoulders at 14.2.
def ring(x, z, wide, deep, n=48, folds=0, depth=0.0, turn=0.0):
    """Horizontal outline of the coat around (x, 0) at height z, with folds that grow towards the hem."""
    out = []
    for i in range(n):
        a = tau * i / n
        k = 1 + depth * sin(folds * a + turn)
        out.append((x + wide * cos(a) * k, deep * sin(a) * k, z + 0.0))
    return out


body = []
LEVELS = (
    # x, z, half width (along the walk), half depth (across), fold
    (0.62, 14.55, 0.42, 0.75, 0.0),
    (0.60, 14.35, 0.78, 1.45, 0.0),
    (0.55, 13.9, 0.98, 1.78, 0.0),
    (0.48, 13.0, 1.10, 1.72, 0.01),
    (0.36, 11.9, 1.02, 1.58, 0.02),
    (0.22, 10.9, 0.86, 1.36, 0.03),
    (0.16, 10.5, 0.82, 1.30, 0.03),
    (0.08, 10.1, 0.92, 1.40, 0.04),
    (-0.02, 9.2, 1.28, 1.62, 0.05),
    (-0.16, 8.0, 1.72, 1.74, 0.06),
    (-0.36, 6.8, 2.2, 1.84, 0.07),
    (-0.62, 5.6, 2.72, 1.92, 0.08),
    (-0.82, 4.9, 3.05, 1.96, 0.085),
)
rows = smooth_path([(x, z, w) for x, z, w, d, f in LEVELS], 66)
deeps = smooth_path([(d, f, 0) for x, z, w, d, f in LEVELS], 66)
for row, deep in zip(rows, deeps):
    t = max(0, (10.3 - row[1]) / 5.4)
    section = []
    for i in range(72):
        a = tau * i / 72
        k = 1 + deep[1] * sin(7 * a + 1.2 + 1.5 * t) + 0.4 * deep[1] * sin(11 * a - 2 * t)
        x = row[0] + row[2] * cos(a) * k
        y = deep[0] * sin(a) * k
        # The tail flies: what is behind is lifted, the more the lower it is.
        z = row[1] + max(0, -cos(a)) ** 1.5 * 1.25 * t**2 + 0.22 * t * sin(3 * a + 0.4)
        section.append((x - max(0, -cos(a)) * 0.9 * t**2, y, z))
    body.append(section)
loft(body, WOOL, caps=False)
loft([[(p[0] * 0.985 - 0.01, p[1] * 0.975, p[2] + 0.03) for p in section] for section in body[34:]], surface(ACID, 0.6), caps=False)
# The edge of the front, and the belt with its knot and two ends that fly.
loft([ring(x, z, w, d) for x, z, w, d in ((0.20, 10.76, 0.90, 1.38), (0.185, 10.62, 0.94, 1.43), (0.165, 10.36, 0.94, 1.43), (0.15, 10.24, 0.9, 1.38))], DARK, caps=False)
sphere(0.27, DARK, (0.62, -1.28, 10.48), scale=(1, 0.7, 0.9))
for drop, swing in ((1.9, -2.6), (2.5, -1.7)):
    way = smooth_path([(0.58, -1.38, 10.45), (0.2, -1.75, 10.1), (swing * 0.5, -1.9, 9.9 - drop * 0.25), (swing, -1.8, 9.6 - drop * 0.3)], 40)
    sweep_loft([tuple(p) for p in way], [(0.03, 0.2 - 0.03 * (i / 39), 0) for i in range(len(way))], DARK, 16)
edge = []
for section in body[4:]:
    i = 60  # between front and near side
    p = section[i]
    edge.append((p[0] + 0.03, p[1] - 0.03, p[2]))
tube(edge, 0.045, DARK)
for z in (12.9, 11.9):
    sphere(0.12, surface("#161616", 0.3, coat=0.5), (1.15, -1.18, z), scale=(0.6, 0.6, 1))


def limb(points, radii, material, n=48, flat=1.0):
    """A sleeve or a leg along points, with radii that are spread over it."""
    way = [tuple(p) for p in smooth_path(points, n)]
    widths = [p[0] for p in smooth_path([(r, 0, 0) for r in radii], n)]
    sections = []
    for i in range(len(way)):
        t = i / (len(way) - 1)
        r = widths[min(len(widths) - 1, round(t * (len(widths) - 1)))]
        crease = 1 + 0.035 * sin(t * 34) * (1 if abs(t - 0.5) < 0.3 else 0.3)
        sections.append((r * crease, r * crease * flat, 0))
    return sweep_loft(way, sections, material, 36)


# Sleeves: the near arm swings back with nothing in it, the far one forwards with the bag.
limb([(0.5, -1.5, 13.95), (-0.1, -1.95, 12.9), (-0.95, -2.05, 11.5), (-1.5, -2.0, 10.6), (-2.35, -1.85, 9.75)], (0.62, 0.70, 0.62, 0.54, 0.5), WOOL)
limb([(0.75, 1.45, 13.9), (1.5, 1.75, 12.8), (2.35, 1.75, 11.5), (3.1, 1.55, 10.9), (3.9, 1.3, 10.6)], (0.6, 0.68, 0.6, 0.52, 0.48), WOOL)


def glove(at, ahead):
    """A fist in a black glove."""
    d = Vector(ahead).normalized()
    p = Vector(at)
    tube([p - d * 0.25, p + d * 0.2], 0.4, BLACK, taper=[0.9, 1.0])
    sphere(0.44, BLACK, tuple(p + d * 0.42), scale=(1.05, 0.8, 1))
    tube([p + d * 0.1 + Vector((0, -0.3, 0.15)), p + d * 0.55 + Vector((0.1, -0.36, 0.0))], 0.15, BLACK)


glove((-2.5, -1.82, 9.62), (-0.85, 0.1, -0.8))
glove((4.1, 1.25, 10.55), (1, -0.2, -0.25))
leather_bag("#1f5341", (4.55, 1.15, 7.3), (0, -9, 8), 1.35, hardware="#e0b352")

# Legs: the front one stretched, its heel about to land; the rear one pushes off.
limb([(0.35, -0.55, 9.0), (1.5, -0.6, 7.0), (2.5, -0.6, 5.0), (3.35, -0.6, 3.0), (4.05, -0.6, 1.25)], (0.95, 0.85, 0.68, 0.58, 0.5), BLACK)
limb([(-0.1, 0.65, 9.0), (-0.75, 0.65, 7.0), (-1.5, 0.65, 5.2), (-2.9, 0.65, 3.6), (-4.2, 0.65, 2.3)], (0.95, 0.85, 0.7, 0.58, 0.5), BLACK)
sneaker("#b9cfae", "#f7f7f2", "#ffffff", loc=(4.4, -0.62, 0.12), rot=(0, -20, 0), scale=0.92)
sneaker("#b9cfae", "#f7f7f2", "#ffffff", loc=(-4.55, 0.66, 1.66), rot=(0, 46, 0), scale=0.92)

SOCK = fabric("#f4efe6", "linen", 2.0)
tube([(3.95, -0.6, 1.5), (4.72, -0.6, 0.62)], 0.32, SOCK)
tube([(-4.05, 0.65, 2.45), (-4.35, 0.66, 1.6)], 0.32, SOCK)

# Collar to the hat: a scarf, wound twice; no face.
for k, (z, r, fat, tilt) in enumerate(((14.75, 0.72, 0.36, 8), (15.25, 0.66, 0.36, -6), (15.75, 0.62, 0.34, 4))):
    pts = [(0.72 + 0.1 * k + r * cos(tau * i / 40), r * 1.05 * sin(tau * i / 40), z + sin(tau * i / 40 + k) * 0.09) for i in range(41)]
    tube(pts, fat, fabric(("#b5442f", "#c4533c", "#b5442f")[k], "boucle", 2.0))
tail = smooth_path([(0.2, -0.9, 14.9), (-1.2, -1.25, 14.75), (-2.4, -1.1, 15.05), (-3.7, -1.2, 14.7), (-4.7, -1.1, 14.95)], 70)
sweep_loft([tuple(p) for p in tail], [(0.09, 0.42 + 0.06 * sin(i * 0.35), 6 * sin(i * 0.25)) for i in range(len(tail))], fabric("#b5442f", "boucle", 2.0), 24)
felt_hat(STRAW, "#161616", (0.98, 0, 16.0), (0, 7, 0), 1.72)
world("#ffffff", 0.5)
sun_light(-38, 36, 4.2, "#fff6e6", 0.5)
camera((0.2, -46, 10.6), (0.1, 0, 8.6), lens=80)
render(look="neutral", exposure=0.0, vignette=0.03, bloom=0.02)
