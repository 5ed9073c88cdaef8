"""Chairs, sofa, tables, sun furniture. 1 unit = 1 m; seats face -Y."""

import math
from math import cos, pi, sin, sqrt, tau

from mathutils import Vector

from kit.curves import sweep_loft, tube
from kit.materials.natural import marble, wood
from kit.materials.textile import fabric
from kit.objects import group
from kit.outlines import catmull_rom, rounded_rect
from kit.props.upholstery import curved_pad, cushion, pillow
from kit.shapes import box, cylinder, extrude, grid, lathe


def armchair(material=None, leg=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, kind="tub"):
    """Tub: rounded boucle chair (faces -Y). lounge: wooden frame with cushions."""
    material = material or fabric("#e9e0d2", "boucle")
    lg = leg or wood("#a87b50", "#7a5230", 2, "Z")
    if kind == "tub":
        parts = [
            cushion((0.80, 0.78, 0.24), material, 0.55, 0.55, (0, -0.03, 0.36)),
            curved_pad(0.40, 0.17, 0.46, -22, 202, material, (0, 0.02, 0.27), lean=0.10, dip=0.20),
            cylinder(0.37, 0.10, material, 0.04, (0, 0, 0.17)),
            cylinder(0.26, 0.16, lg, 0.03, (0, 0, 0.02)),
        ]
    else:
        parts = [
            cushion((0.66, 0.68, 0.16), material, 0.3, 0.6, (0, -0.02, 0.40), (-5, 0, 0)),
            cushion((0.66, 0.60, 0.16), material, 0.3, 0.6, (0, 0.34, 0.70), (72, 0, 0)),
        ]
        for x in (-0.37, 0.37):
            parts += [
                tube(
                    [(x, -0.36, 0), (x, -0.34, 0.4), (x, -0.28, 0.58), (x, 0.1, 0.57), (x, 0.42, 0.56)],
                    0.024,
                    lg,
                ),
                tube([(x, 0.30, 0), (x, 0.34, 0.4), (x, 0.5, 0.95)], 0.024, lg),
                tube([(x, -0.34, 0.30), (x, 0.33, 0.26)], 0.02, lg),
            ]
        parts += [
            tube([(-0.37, -0.34, 0.30), (0.37, -0.34, 0.30)], 0.02, lg),
            tube([(-0.37, 0.33, 0.26), (0.37, 0.33, 0.26)], 0.02, lg),
            tube([(-0.37, 0.48, 0.9), (0.37, 0.48, 0.9)], 0.02, lg),
        ]
    return group(parts, loc, rot, scale)


def elbow_chair(seat=None, wood_material=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, pad=True):
    """Sculpted armchair for a dining table: steam-bent horseshoe rail, upholstered seat and back (faces -Y)"""
    wood_material = wood_material or wood("#c79a6b", "#9a6a42", 3, "Y", 0.42)
    st = seat or fabric("#2f5d50", "linen", 2.2)
    R = 0.285
    parts = []
    pts, sections = [], []
    raw = (
        [(R + 0.012, -0.20), (R + 0.010, -0.10), (R, 0.03)]
        + [(R * cos(pi * i / 24), 0.05 + R * 0.92 * sin(pi * i / 24)) for i in range(1, 24)]
        + [(-R, 0.03), (-R - 0.010, -0.10), (-R - 0.012, -0.20)]
    )
    sm_ = catmull_rom(raw, 5)
    for i, (x, y) in enumerate(sm_):
        t = i / (len(sm_) - 1)
        q = abs(2 * t - 1)
        bk = max(0, 1 - q / 0.86)
        bk = bk * bk * (3 - 2 * bk)
        arm = min(1, max(0, (q - 0.45) / 0.35))
        end = max(0, (q - 0.965) / 0.035)
        w = (0.017 + 0.017 * arm) * (sqrt(max(0.02, 1 - end**2)))
        h = (0.017 + 0.030 * bk - 0.003 * arm) * (sqrt(max(0.02, 1 - end**2)))
        z = 0.665 + 0.080 * bk + 0.010 * (1 - arm)
        pts.append((x, y + 0.015 * bk, z))
        sections.append((w, h, (14 * bk) * (1)))
    parts.append(sweep_loft(pts, sections, wood_material, 32, exponent=0.9))
    for side in (-1, 1):
        parts += [
            leg((side * 0.262, -0.225, 0), (side * 0.290, -0.155, 0.660), 0.013, 0.018, wood_material),
            leg((side * 0.215, 0.275, 0), (side * 0.225, 0.225, 0.685), 0.013, 0.019, wood_material),
        ]
    parts += [
        extrude([rounded_rect(0.50, 0.46, 0.10)], 0.045, 0.015, wood_material, (0, -0.0, 0.385)),
        cushion((0.535, 0.50, 0.12), st, 0.42, 0.5, (0, -0.015, 0.435), crease=0.0, piping=st),
    ]
    for v in parts[-1].children[0].data.vertices:
        v.co.z -= 0.022 * math.exp(-((v.co.x / 0.17) ** 2 + (v.co.y / 0.16) ** 2)) * (1 if v.co.z > 0 else 0)
    if pad:
        parts.append(
            curved_pad(0.262, 0.055, 0.175, 28, 152, st, (0, 0.055, 0.585), lean=0.10, dip=0.18, exponent=0.6)
        )
    return group(parts, loc, rot, scale)


def leg(a, b, r0, r1, material):
    """Tapering round leg from a to b, radii r0 and r1."""
    return tube(
        [a, tuple(Vector(a).lerp(Vector(b), 0.5)), b],
        1.0,
        material,
        taper=[r0, (r0 + r1) * 0.53, r1],
        kind="POLY",
        ring_resolution=8,
    )


def sofa(material=None, w=2.2, seats=2, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, leg=None, pillows=()):
    """Sofa, w wide; one scatter pillow for each colour in `pillows`."""
    material = material or fabric("#d9cbb8", "linen")
    parts = [
        box((w, 0.92, 0.2), 0.06, material, (0, 0, 0.24)),
        box((0.2, 0.92, 0.34), 0.09, material, (-w / 2 + 0.1, 0, 0.48), segments=8),
        box((0.2, 0.92, 0.34), 0.09, material, (w / 2 - 0.1, 0, 0.48), segments=8),
        box((w, 0.24, 0.52), 0.1, material, (0, 0.36, 0.55), segments=8),
    ]
    sw = (w - 0.4) / seats
    for i in range(seats):
        x = -w / 2 + 0.2 + sw * (i + 0.5)
        parts += [
            cushion((sw * 1.0, 0.74, 0.2), material, 0.22, 0.55, (x, -0.08, 0.43), crease=0.02, seed=i),
            cushion(
                (sw * 0.98, 0.46, 0.2),
                material,
                0.25,
                0.6,
                (x, 0.19, 0.68),
                (78, 0, 0),
                crease=0.04,
                seed=i + 5,
            ),
        ]
    for i, c in enumerate(pillows):
        parts.append(
            pillow(
                0.46,
                fabric(c, "linen"),
                (-w / 2 + 0.45 + i * (w - 0.9) / max(1, len(pillows) - 1), -0.02, 0.72),
                (-20, 8 if i % 2 else -10, 12 if i % 2 else -14),
                seed=i,
            )
        )
    lg = leg or wood(axis="Z")
    for x in (-w / 2 + 0.12, w / 2 - 0.12):
        for y in (-0.38, 0.38):
            parts.append(cylinder(0.025, 0.15, lg, 0.005, (x, y, 0)))
    return group(parts, loc, rot, scale)


def table(r=0.4, h=0.42, material=None, loc=(0, 0, 0), kind="drum", leg_material=None):
    """Round table: `drum` on a waisted foot, else on three slanting legs."""
    material = material or marble()
    lm = leg_material or material
    if kind == "drum":
        parts = [
            cylinder(r, 0.05, material, 0.02, (0, 0, h - 0.05)),
            lathe(
                [
                    (0, 0),
                    (r * 0.55, 0),
                    (r * 0.5, 0.1),
                    (r * 0.34, h * 0.5),
                    (r * 0.5, h - 0.06),
                    (0, h - 0.05),
                ],
                lm,
                0.1,
            ),
        ]
    else:
        parts = [cylinder(r, 0.035, material, 0.015, (0, 0, h - 0.035))] + [
            tube(
                [(r * 0.62 * cos(a), r * 0.62 * sin(a), h - 0.03), (r * 0.85 * cos(a), r * 0.85 * sin(a), 0)],
                0.016,
                lm,
                kind="POLY",
            )
            for a in (0.5, 2.6, 4.7)
        ]
    return group(parts, loc)


def lounger(color="#f3ece0", frame_material=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Sun lounger with a raised back."""
    w = frame_material or wood("#b98a5e", "#93683f")
    f = fabric(color, "linen")
    parts = [
        box((0.7, 1.95, 0.06), 0.02, w, (0, 0, 0.26)),
        cushion((0.66, 1.3, 0.12), f, 0.2, 0.5, (0, -0.3, 0.35)),
        cushion((0.66, 0.78, 0.12), f, 0.2, 0.5, (0, 0.62, 0.52), (34, 0, 0)),
        pillow(0.4, f, (0, 0.78, 0.72), (-50, 0, 0), 0.12, 0.24),
    ]
    for x in (-0.3, 0.3):
        for y in (-0.85, 0.75):
            parts.append(box((0.06, 0.06, 0.26), 0.01, w, (x, y, 0.13)))
    return group(parts, loc, rot)


def parasol(color="#f3e7d3", r=1.5, h=2.5, loc=(0, 0, 0)):
    """Eight-panel parasol."""
    n = 8
    m = fabric(color, "linen")

    def f(u, v):
        a = tau * u
        sag = 1 - 0.06 * abs(sin(n / 2 * a)) * v
        return (
            r * v * cos(a) * sag,
            r * v * sin(a) * sag,
            h - 0.5 * v**1.25 - 0.03 * abs(sin(n / 2 * a)) * v,
        )

    return group([grid(193, 16, f, m, thickness=0.01), cylinder(0.03, h, wood(axis="Z"), 0.005)], loc)
