"""Charcoal coat pocket with a key in it and a patch sewn on in bright green, needle and spool beside.

For a blog cover.
"""

from math import sin

from kit.curves import stitches, tube
from kit.materials.solid import metal
from kit.materials.textile import fabric
from kit.objects import add_modifier, group
from kit.outlines import fillet, rounded_rect
from kit.props.symbols import key
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import extrude, grid, lathe, torus

T, FOLDS, WIDE, DEEP = 0.24, 3, 4.1, 3.3
TOP = T * FOLDS
GREEN, CREAM = "#3fd04a", "#fff6df"


def folded(material):
    """Thick cloth folded in three, upper fold towards the viewer."""
    ends = [(s * DEEP / 2 * (-1) ** i, T * (i + 0.5)) for i in range(FOLDS) for s in (-1, 1)]
    path = fillet(ends, T * 0.5, 8)

    def sheet(u, v):
        y, z = path[round(v * (len(path) - 1))]
        return ((u - 0.5) * WIDE + 0.05 * sin(z * 9), y, z)

    o = grid(12, len(path), sheet, material, thickness=T * 0.94)
    add_modifier(o, "BEVEL", width=0.07, segments=4, limit_method="ANGLE", angle_limit=0.9)
    return o


def at_height(outline, z):
    """Outline as points in space."""
    return [(x, y, z) for x, y in outline]


def spool(loc):
    """Wooden spool wound with the thread."""
    oak, wound = paint("#dca868", 0.45), [(0, 0.2)]
    wound += [(0.4 + 0.022 * (i % 2), 0.2 + 0.0245 * i) for i in range(33)] + [(0, 1.0)]
    parts = [lathe(wound, paint(GREEN, 0.6), 0)]
    disc = [(0, 0), (0.52, 0), (0.52, 0.17), (0.14, 0.17), (0.14, 0.1), (0, 0.1)]
    parts += [lathe(disc, oak, 0.04, loc=(0, 0, z)) for z in (0, 1.0)]
    return group(parts, loc)


ground("#d9789f", back=5)
parts = [folded(fabric("#484953", "felt", 1.6))]
parts.append(key(metal("#e8b65c", 0.25), (-0.3, 0.75, TOP + 0.07), (0, 0, -82), 0.66))
outline = [(-1.1, 0.85), (-1.1, -0.75), (-0.72, -1.15), (0.72, -1.15), (1.1, -0.75), (1.1, 0.85)]
pocket = [extrude([outline], 0.2, 0.07, fabric("#5b5d69", "felt", 1.6))]
seam = [(x * 0.91, y * 0.91 if y < 0 else y) for x, y in outline]
pocket.append(stitches(at_height(seam, 0.1), "#a3a5b0", 0.1, 0.07, 0.014))
patch = [extrude([rounded_rect(1.14, 1.0, 0.08)], 0.06, 0.025, fabric(GREEN, "felt", 1.6))]
patch.append(stitches(at_height(rounded_rect(0.96, 0.82, 0.05), 0.035), CREAM, 0.13, 0.07, 0.032, True))
for y in (-0.2, 0, 0.2):
    patch.append(stitches([(-0.32, y, 0.035), (0.32, y, 0.035)], CREAM, 0.13, 0.07, 0.028))
pocket.append(group(patch, (0.42, -0.5, 0.12), (0, 0, 11)))
parts.append(group(pocket, (0.35, 0, TOP + 0.06)))
steel, eye = metal("#e9e9ee", 0.2), (-1.5, -0.62, TOP + 0.05)
parts.append(tube([eye, (-1.22, 0.72, TOP + 0.04)], 0.042, steel, [1, 0.25], kind="POLY"))
parts.append(torus(0.055, 0.022, steel, (-1.512, -0.68, TOP + 0.04), (0, 0, 0), (0.8, 1.6, 1)))
thread = [(0.36, -0.98, 0.24), (0.2, -1.15, 0.17), (-0.1, -1.38, 0.04), (-0.7, -1.25, 0.03)]
thread += [(-0.95, -0.75, 0.03), (-1.25, -0.5, 0.06), (-1.51, -0.68, 0.06), (-1.7, -0.95, 0.03)]
parts.append(tube([(x, y, TOP + z) for x, y, z in thread], 0.026, paint(GREEN, 0.6)))
group(parts, (1.3, 0.1, 0), (0, 0, 7))
spool((-1.95, -0.75, 0))
tail = [(-1.6, -0.98, 0.4), (-1.5, -1.2, 0.12), (-1.65, -1.5, 0.03)]
tail += [(-2.2, -1.75, 0.026), (-2.7, -1.5, 0.026), (-3.1, -1.7, 0.026)]
tube(tail, 0.026, paint(GREEN, 0.6))
low_sun(-56, 31)
cover_shot(x=0.3, y=-0.1, z=0.4, height=4.7, elevation=40)
