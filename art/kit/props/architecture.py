"""Walls, stairs, columns, windows, houses, and what hangs on walls. 1 unit = 1 m."""

import math
from math import cos, pi, radians, sin, sqrt, tau

import bpy
from mathutils import Vector, noise

from kit.curves import tube
from kit.materials.natural import concrete, plaster, wood
from kit.materials.solid import surface
from kit.objects import duplicate, group
from kit.outlines import arch_outline, circle_outline, rounded_rect
from kit.shapes import box, cylinder, extrude, loft


def arch_wall(w=8, h=5, arches=((0, 2, 3.6),), t=0.5, material=None, loc=(0, 0, 0), rot=(0, 0, 0), holes=()):
    """Wall in XZ with arched openings [(x, width, height)] and rectangular holes [(x,z,w,h)]."""
    out = [(-w / 2, 0)]
    for x, aw, ah in sorted(arches):
        r = aw / 2
        out += (
            [(x - r, 0)]
            + [(x - r * cos(pi * i / 36), ah - r + r * sin(pi * i / 36)) for i in range(37)]
            + [(x + r, 0)]
        )
    out += [(w / 2, 0), (w / 2, h), (-w / 2, h)]
    hs = [[(x - a / 2, z), (x + a / 2, z), (x + a / 2, z + b), (x - a / 2, z + b)] for x, z, a, b in holes]
    return extrude(
        [out] + hs,
        t,
        0.015,
        material or plaster(),
        loc,
        tuple(r + (90 if i == 0 else 0) for i, r in enumerate(rot)),
    )


def stairs(
    n=10, w=2.4, rise=0.18, run=0.32, material=None, loc=(0, 0, 0), rot=(0, 0, 0), solid=True, bevel=0.012
):
    """Solid stair climbing towards +Y."""
    prof = [(0, 0)]
    for i in range(n):
        prof += [(i * run, (i + 1) * rise), ((i + 1) * run, (i + 1) * rise)]
    prof += [(n * run, 0)] if solid else [(n * run, (n) * rise - 0.25), (run * 0.6, 0)]
    o = extrude([prof], w, bevel, material or concrete(), rot=(90, 0, 90))
    return group([o], loc, rot)


def column(r=0.3, h=3, material=None, flutes=0, loc=(0, 0, 0)):
    """Round column, fluted if `flutes` is not 0."""
    material = material or plaster()
    parts = (
        [cylinder(r, h, material, 0.02)]
        if not flutes
        else [
            loft(
                [
                    [
                        (
                            (r - 0.035 * r * 3 * abs(sin(flutes / 2 * tau * j / (flutes * 8))))
                            * cos(tau * j / (flutes * 8)),
                            (r - 0.035 * r * 3 * abs(sin(flutes / 2 * tau * j / (flutes * 8))))
                            * sin(tau * j / (flutes * 8)),
                            z,
                        )
                        for j in range(flutes * 8)
                    ]
                    for z in (0, h)
                ],
                material,
                angle=50,
            )
        ]
    )
    return group(parts, loc)


def window_grid(w=3, h=2.6, nx=4, ny=3, material=None, loc=(0, 0, 0), rot=(0, 0, 0), bar=0.035, deep=0.06):
    """Frame with nx × ny panes and no glass."""
    material = material or surface("#1f2421", 0.45, metal=0.3)
    parts = [box((w + bar * 2, deep * 1.4, bar * 2), 0.004, material, (0, 0, z)) for z in (0, h)] + [
        box((bar * 2, deep * 1.4, h), 0.004, material, (x, 0, h / 2)) for x in (-w / 2, w / 2)
    ]
    parts += [box((bar, deep, h), 0.003, material, (-w / 2 + w * i / nx, 0, h / 2)) for i in range(1, nx)] + [
        box((w, deep, bar), 0.003, material, (0, 0, h * j / ny)) for j in range(1, ny)
    ]
    return group(parts, loc, rot)


def ribbed_wall(w, h, material, loc=(0, 0, 0), rot=(0, 0, 0), pitch=0.08, d=0.03):
    """Panel of upright slats, `pitch` apart."""
    n = int(w / pitch)
    pr = box((pitch * 0.62, d, h), 0.008, material, (0, 0, 0))
    parts = [duplicate(pr, (-w / 2 + pitch * (i + 0.5), 0, h / 2)) for i in range(n)]
    bpy.data.objects.remove(pr)
    parts.append(box((w, 0.02, h), 0, material, (0, d * 0.6, h / 2)))
    return group(parts, loc, rot)


def gabled_house(
    w=2,
    d=2.4,
    h=1.4,
    roof=0.9,
    wall_material=None,
    roof_material=None,
    overhang=0.18,
    t=0.10,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    scale=1.0,
):
    """Gabled house, ridge along Y, gable faces -Y."""
    wall_material = wall_material or surface("#e9dccb", 0.8)
    roof_material = roof_material or surface("#5b4a45", 0.8)
    parts = [
        extrude(
            [[(-w / 2, 0), (w / 2, 0), (w / 2, h), (0, h + roof), (-w / 2, h)]],
            d,
            0.01,
            wall_material,
            (0, 0, 0),
            (90, 0, 0),
        )
    ]
    sl = sqrt((w / 2) ** 2 + roof**2)
    ang = math.degrees(math.atan2(roof, w / 2))
    L = sl + overhang
    for side in (-1, 1):
        parts.append(
            box(
                (L, d + overhang * 2, t),
                0.02,
                roof_material,
                (
                    side * (w / 4 + overhang * 0.5 * cos(radians(ang))),
                    0,
                    h + roof / 2 - overhang * 0.5 * sin(radians(ang)) + t * 0.55,
                ),
                (0, side * ang, 0),
            )
        )
    return group(parts, loc, rot, scale)


def framed_print(
    w=0.7, h=0.95, art=("#e9dfd0", "#c5694a", "#2f4a44"), material=None, loc=(0, 0, 0), rot=(0, 0, 0)
):
    """Framed abstract print facing -Y, centre at loc."""
    fm = material or wood("#a87b50", "#7a5230", 2)
    parts = [
        extrude(
            [rounded_rect(w, h, 0.004), rounded_rect(w - 0.06, h - 0.06, 0.002)],
            0.04,
            0.004,
            fm,
            rot=(90, 0, 0),
        ),
        box((w - 0.04, 0.01, h - 0.04), 0, surface(art[0], 0.9)),
    ]
    parts += [
        extrude(
            [arch_outline(w * 0.4, h * 0.5)],
            0.002,
            0.0005,
            surface(art[1], 0.9),
            (-w * 0.06, -0.008, -h * 0.3),
            (90, 0, 0),
        ),
        extrude(
            [circle_outline(w * 0.16)],
            0.002,
            0.0005,
            surface(art[2], 0.9),
            (w * 0.12, -0.011, h * 0.14),
            (90, 0, 0),
        ),
    ]
    return group(parts, loc, rot)


def painting(w, h, bg="#efe6d8", shapes=(), frame_material=None, loc=(0, 0, 0), rot=(0, 0, 0), deep=0.045):
    """Shapes: (kind, x, z, rx, rz, color[, seed/rot]) kind blob|disc|arch|bar|line."""
    parts = [box((w, 0.03, h), 0.004, surface(bg, 0.9, bump=0.15, bump_scale=90), (0, 0, 0))]
    f = 0.02
    if frame_material is not None:
        parts.append(
            extrude(
                [
                    rounded_rect(w + 2 * f + 0.02, h + 2 * f + 0.02, 0.004),
                    rounded_rect(w + 0.008, h + 0.008, 0.002),
                ],
                deep,
                0.003,
                frame_material,
                rot=(90, 0, 0),
            )
        )
    for i, sh in enumerate(shapes):
        k, x, z, rx, rz, c = sh[:6]
        sd = sh[6] if len(sh) > 6 else i
        y = -0.0165 - 0.0012 * i
        if k == "blob":
            out = [
                (
                    rx
                    * cos(t)
                    * (1 + 0.22 * noise.noise(Vector((cos(t) * 1.1 + sd * 3.3, sin(t) * 1.1, sd)))),
                    rz
                    * sin(t)
                    * (1 + 0.22 * noise.noise(Vector((cos(t) * 1.1 + sd * 3.3, sin(t) * 1.1, sd + 4)))),
                )
                for t in [tau * j / 90 for j in range(90)]
            ]
        elif k == "disc":
            out = [(rx * cos(t), rz * sin(t)) for t in [tau * j / 72 for j in range(72)]]
        elif k == "arch":
            out = arch_outline(rx * 2, rz * 2)
        elif k == "bar":
            out = rounded_rect(rx * 2, rz * 2, 0.003)
        elif k == "line":
            parts.append(
                tube(
                    [(x + px * rx, y - 0.002, z + pz * rz) for px, pz in sd],
                    0.0035 * max(1, w),
                    surface(c, 0.9),
                )
            )
            continue
        parts.append(
            extrude(
                [out], 0.0012, 0.0002, surface(c, 0.88, mottle=0.07, mottle_scale=6), (x, y, z), (90, 0, 0)
            )
        )
    return group(parts, loc, rot)
