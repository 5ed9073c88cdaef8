"""One thing on the marble table of the boardroom, before its bottle green panelling, in late sun.

For the business home, one picture for each thing the firm does: `thing=succession`, `purchase`, `tax`, `dispute` or `board`.
"""

from math import cos, radians, sin

from kit.camera import camera
from kit.lights import area_light, shadow_only, sun_light
from kit.materials.natural import marble
from kit.materials.solid import ceramic, metal, surface
from kit.objects import duplicate, group
from kit.options import OPTIONS
from kit.props.architecture import ribbed_wall
from kit.render import render
from kit.shapes import box, cylinder, extrude, lathe, sphere
from kit.world import start, world

start()
GREEN = surface("#174d38", 0.32, coat=0.35, specular=0.45)
BRASS = metal("#e2b672", 0.36)
STONE = marble("#f4eee3", "#b9ae9c", 0.28, gold="#c9a878")
IVORY = ceramic("#f0e6d3", 0.3)


def arc(r, first, last, n=40):
    """Points on a circle of radius r between two angles in degrees."""
    angles = (radians(first + (last - first) * i / n) for i in range(n + 1))
    return [(r * cos(a), r * sin(a)) for a in angles]


def ring_part(outer, inner, first, last):
    """Outline of a piece of a ring."""
    return arc(outer, first, last) + arc(inner, last, first)


def figure(material, h, loc):
    """Turned peg figure of height h: a body that narrows, a collar and a head."""
    body = [(0, 0), (0.3, 0), (0.34, 0.06), (0.25, 0.38), (0.15, 0.62), (0.19, 0.66), (0.13, 0.7), (0, 0.7)]
    parts = [
        lathe([(r * h, z * h) for r, z in body], material, 0.03 * h),
        sphere(0.175 * h, material, (0, 0, 0.83 * h)),
    ]
    return group(parts, loc)


def succession():
    """Three generations, the youngest in front."""
    figure(GREEN, 2.75, (-0.95, 0.5, 0))
    figure(STONE, 2.1, (0.45, 0.35, 0))
    figure(BRASS, 1.2, (1.05, -0.75, 0))


def purchase():
    """Half an arch each, and a keystone that holds both."""
    up = (90, 0, 0)
    for side, material in ((-1, GREEN), (1, STONE)):
        box((0.8, 0.9, 1.1), 0.04, material, (side * 1.2, 0, 0.55))
        first, last = (0, 77) if side == 1 else (103, 180)
        extrude([ring_part(1.6, 0.8, first, last)], 0.9, 0.04, material, (0, 0, 1.12), up)
    extrude([ring_part(1.78, 0.72, 78.5, 101.5)], 1.06, 0.04, BRASS, (0, 0, 1.12), up)


def tax():
    """A round cake, and the slice that somebody else gets."""
    layers = (
        (0, 0.5, GREEN),
        (0.5, 0.16, BRASS),
        (0.66, 0.5, IVORY),
        (1.16, 0.16, BRASS),
        (1.32, 0.26, GREEN),
    )
    for first, last, loc in ((-38, 262, (-0.25, 0.35)), (264, 320, (0.28, -0.62))):
        for z, h, material in layers:
            outline = [(0, 0), *arc(1.5, first, last, 80)]
            extrude([outline], h, 0.02, material, (*loc, z + h / 2))
    sphere(0.2, BRASS, (-0.25, 0.75, 1.77))


def dispute():
    """A plate that broke in three and was mended with brass."""
    r, heart = 1.45, (0.12, 0.1)
    edges = (35, 160, 282)
    bends = [[(0.62, 0.42)], [(-0.5, 0.52), (-0.85, 0.3)], [(0.05, -0.55), (0.42, -0.85)]]
    seams = [[heart, *bends[i], (r * cos(radians(a)), r * sin(radians(a)))] for i, a in enumerate(edges)]
    parts = []
    for i, material in enumerate((STONE, IVORY, GREEN)):
        last = edges[(i + 1) % 3] + (360 if i == 2 else 0)
        rim = arc(r, edges[i], last)
        outline = seams[i][:-1] + rim + seams[(i + 1) % 3][:0:-1][1:]
        parts.append(extrude([outline], 0.22, 0.03, material))
    for seam in seams:
        parts.append(extrude([ribbon(seam, 0.05)], 0.25, 0.02, BRASS))
    group(parts, (0, 0.1, 1.62), (80, 0, 0))
    box((1.5, 0.9, 0.24), 0.05, GREEN, (0, 0.15, 0.12))
    for x in (-0.5, 0.5):
        cylinder(0.07, 0.42, BRASS, 0.02, (x, -0.18, 0.1))


def ribbon(points, half):
    """Outline of a strip along a line that runs outwards."""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return right + left[::-1]


def board():
    """A round table with six chairs, of which one is brass."""
    cylinder(1.2, 0.12, STONE, 0.05, (0, 0, 0.98))
    cylinder(0.34, 0.98, GREEN, 0.03, (0, 0, 0))
    cylinder(0.62, 0.08, BRASS, 0.03, (0, 0, 0))

    def chair(material):
        back = extrude([ring_part(0.46, 0.34, 20, 160)], 0.62, 0.05, material, (0, 0, 0.93))
        seat = cylinder(0.42, 0.16, material, 0.06, (0, 0, 0.5))
        return group([seat, back, cylinder(0.08, 0.5, BRASS, 0.01), cylinder(0.3, 0.05, BRASS, 0.02)])

    chairs = {True: chair(BRASS), False: chair(GREEN)}
    for i in range(6):
        a = radians(30 + 60 * i)
        duplicate(chairs[i == 5], (1.62 * cos(a), 1.62 * sin(a), 0), (0, 0, 30 + 60 * i - 90))
    for unplaced in chairs.values():
        unplaced.location = (0, 0, -9)


box((30, 9, 0.5), 0.2, STONE, (0, 1.2, -0.25), segments=6)
ribbed_wall(30, 14, surface("#1f4a3c", 0.55, mottle=0.04), (0, 4.4, -3), pitch=0.42, d=0.2)
{"succession": succession, "purchase": purchase, "tax": tax, "dispute": dispute, "board": board}[
    OPTIONS.get("thing", "succession")
]()
sun_light(-58, 27, 5.6, "#ffdfb0", 0.7)
# The window's edge: the upper part of the wall lies in shadow, behind the thing and not on it.
shadow_only(box((24, 0.05, 8), 0, GREEN, (0.9, 2.9, 8.05), (0, 33, 0)))
world("#dfe8f2", 0.36)
area_light((4.5, -6, 4), (0, 0, 1), 4, 170, "#ffe9d2")
camera((0, -13.5, 4.0), (0, 0, 1.4), lens=94, fstop=0.8, focus=(0, -0.4, 1.2))
render(exposure=0.12, vignette=0.08, bloom=0.03)
