"""Bags, standing on z = 0 and facing -Y. 1 unit = about 15 cm."""

from math import cos, pi, sin, sqrt, tau

import bmesh
from mathutils import Vector, noise

from kit.color import mix_colors
from kit.curves import stitches, strap, tube
from kit.materials.solid import BRASS, GOLD, metal, surface
from kit.materials.textile import canvas, fabric
from kit.objects import add_bevel, add_modifier, group, shade_smooth, soften, subdivide
from kit.onto import disc_on, patch, project, ray_target, tube_on
from kit.outlines import signed_power, superellipse
from kit.shapes import blob, box, cylinder, grid, lathe, loft, torus


def tote(color, color_2=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, mark=True):
    """Canvas tote with long handles; `mark` is the colour of the print, or False."""
    m = canvas(color, 0.8)
    hm = canvas(color_2 or color, 0.8)
    H = 2.25
    sections = []
    n = 120

    def ring(t):
        z = H * t
        w = 2.25 * (1 + 0.02 * sin(pi * t) - 0.03 * t)
        d = 0.62 * (1 - t) ** 0.7 + 0.16 + 0.18 * sin(pi * t)
        e = 0.42 + 0.35 * t
        R = []
        for j in range(n):
            a = tau * j / n
            x, y = w / 2 * signed_power(cos(a), e if t < 0.9 else 0.8), d / 2 * signed_power(sin(a), e)
            wr = (
                0.035 * noise.noise(Vector((x * 1.7, 3 * (y > 0), z * 0.9)))
                + 0.025 * sin(x * 5 + 1) * t * t * (1 - abs(x)) * 1.2
            )
            R.append(
                (
                    x,
                    y + wr * (1 if abs(x) < 1 else 0.2),
                    z + (0.05 * cos(pi * x / 1.1) * -1 * t * t + 0.05 * t * t * (abs(x) / 1.1) ** 2) * 1.2,
                )
            )
        return R

    zs = [0, 0.012, 0.03, 0.06] + [i / 26 for i in range(2, 27)]
    sections = [[(x * 0.9, y * 0.85, 0) for x, y, z in ring(0)]] + [ring(t) for t in zs[1:]]
    body = loft(sections, m, caps=False)
    bm = bmesh.new()
    bm.from_mesh(body.data)
    bm.verts.ensure_lookup_table()
    bm.faces.new([bm.verts[i] for i in range(n)][::-1])
    bm.to_mesh(body.data)
    bm.free()
    shade_smooth(body, 60)
    add_modifier(body, "SOLIDIFY", thickness=0.035, offset=-1)
    parts = [body]
    bt = ray_target(body)
    top = ring(1.0)
    yf = min(p[1] for p in top)
    yb = max(p[1] for p in top)
    hem = [tuple(p) for p in ring(0.93)]
    parts.append(
        stitches(
            [(x * 1.004, y * 1.02 - 0.004 if y < 0 else y * 1.02 + 0.004, z) for x, y, z in hem if y < 0.0][
                ::1
            ],
            mix_colors(color, "#000000", 0.25),
            0.045,
            0.04,
            0.006,
        )
    )
    for side, yy in ((-1, yf), (1, yb)):

        def hp(x, z):
            return project(bt, x, z, 0.022)[0] if side < 0 else Vector((x, yb - 0.02, z))

        lean = -0.06 if side < 0 else 0.10
        pts = [
            hp(-0.52, 1.72),
            hp(-0.52, 2.0),
            Vector((-0.53, yy - 0.02 * (-side), 2.28)),
            Vector((-0.50, yy + lean * 0.6, 2.75)),
            Vector((-0.30, yy + lean, 3.13)),
            Vector((0, yy + lean * 1.2, 3.26)),
            Vector((0.30, yy + lean, 3.13)),
            Vector((0.50, yy + lean * 0.6, 2.75)),
            Vector((0.53, yy - 0.02 * (-side), 2.28)),
            hp(0.52, 2.0),
            hp(0.52, 1.72),
        ]
        parts.append(strap([tuple(p) for p in pts], 0.17, 0.04, hm, n=100))
        if side < 0:
            for x in (-0.52, 0.52):
                a = 0.06
                sq = [hp(x + q * a, z) for q, z in ((-1, 1.75), (1, 1.75), (1, 1.95), (-1, 1.95))]
                parts.append(
                    stitches(
                        [tuple(p + Vector((0, -0.024, 0))) for p in sq],
                        mix_colors(color, "#000000", 0.3),
                        0.03,
                        0.025,
                        0.006,
                        True,
                    )
                )
    if mark:
        mm = surface("#c8663d" if mark is True else mark, 0.85)
        parts.append(disc_on(bt, 0, 1.06, 0.40, mm, 0.014))
        parts.append(
            patch([(-0.46, 0.98), (0.46, 0.98)], [(-0.46, 1.03), (0.46, 1.03)], bt, 0.02, 0, m, 8, 40)
        )
        parts.append(
            patch([(-0.46, 0.86), (0.46, 0.86)], [(-0.46, 0.925), (0.46, 0.925)], bt, 0.02, 0, m, 8, 40)
        )
        parts.append(
            patch([(-0.46, 0.72), (0.46, 0.72)], [(-0.46, 0.80), (0.46, 0.80)], bt, 0.02, 0, m, 8, 40)
        )
    return group(parts, loc, rot, scale)


def backpack(color, color_2="#3b342e", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Zipped rucksack with front pocket and straps."""
    m = canvas(color, 1.0)
    lm = fabric("#a8683c", "leather", 1.6)
    zm = surface(color_2, 0.7)
    met = metal(BRASS, 0.22)
    parts = []
    sections = []
    for i in range(60):
        t = i / 59
        z = 2.75 * t
        k = max(0, (t - 0.62) / 0.38)
        w = (
            1.9 * (1 - 0.0 * t) * sqrt(max(0.0004, 1 - k**2.6))
            if t > 0.62
            else 1.9 * (1 - 0.05 * max(0, (0.06 - t) / 0.06) ** 2)
        )
        d = (
            (0.98 - 0.12 * t) * (max(0.0016, 1 - k**3.2)) ** 0.5
            if t > 0.62
            else (0.98 - 0.12 * t) * (1 - 0.12 * max(0, (0.06 - t) / 0.06) ** 2)
        )
        sections.append([(x, y + 0.03 * t, zz) for x, y, zz in superellipse(w, d, 0.42, 112, z)])
    body = loft(sections, m)
    soften(body, 0.018, 1.4)
    parts.append(body)
    bt = ray_target(body)
    # front pocket
    ps = []
    for i in range(40):
        t = i / 39
        z = 0.10 + 1.22 * t
        k = max(0, (t - 0.8) / 0.2)
        q = 1 - 0.10 * max(0, (0.08 - t) / 0.08) ** 2
        ps.append(
            [
                (x, y - 0.50, zz)
                for x, y, zz in superellipse(
                    1.46 * q * (1 - 0.16 * k**2), 0.52 * q * sqrt(max(0.002, 1 - k**2.2)), 0.45, 96, z
                )
            ]
        )
    pk = loft(ps, m)
    soften(pk, 0.014, 1.7)
    parts.append(pk)
    bp = ray_target(pk)
    parts.append(
        tube_on([(-0.70, 1.08), (-0.35, 1.10), (0, 1.11), (0.35, 1.10), (0.70, 1.08)], bp, 0.028, zm, 0.0)
    )
    pz = project(bp, 0.42, 1.10, 0.02)[0]
    parts += [box((0.05, 0.03, 0.20), 0.012, met, tuple(pz + Vector((0, -0.02, -0.10))), (-8, 0, 6))]
    # main zip arch
    parts.append(
        tube_on(
            [
                (-0.90, 1.55),
                (-0.86, 2.0),
                (-0.66, 2.38),
                (-0.3, 2.58),
                (0, 2.62),
                (0.3, 2.58),
                (0.66, 2.38),
                (0.86, 2.0),
                (0.90, 1.55),
            ],
            bt,
            0.03,
            zm,
            0.0,
            n=60,
        )
    )
    q = project(bt, -0.70, 2.33, 0.03)[0]
    parts.append(box((0.05, 0.03, 0.22), 0.012, met, tuple(q + Vector((0, -0.02, -0.1))), (-12, 0, -8)))
    # leather patch, strap, handle, side straps
    parts.append(
        patch([(-0.26, 1.66), (-0.26, 2.0)], [(0.26, 1.66), (0.26, 2.0)], bt, 0.02, 0.02, lm, 14, 14)
    )
    pc = [
        project(bt, x, z, 0.03)[0] for x, z in ((-0.215, 1.70), (0.215, 1.70), (0.215, 1.96), (-0.215, 1.96))
    ]
    parts.append(stitches([tuple(p) for p in pc], "#ecd9bd", 0.035, 0.03, 0.006, True))
    parts.append(
        strap(
            [
                (-0.28, 0.18, 2.62),
                (-0.26, 0.18, 2.86),
                (0, 0.18, 2.98),
                (0.26, 0.18, 2.86),
                (0.28, 0.18, 2.62),
            ],
            0.16,
            0.06,
            lm,
            normal=(0, 0, 1),
            width_dir=(0, 1, 0),
        )
    )
    for sg in (-1, 1):
        parts.append(
            strap(
                [
                    (sg * 0.45, 0.42, 2.58),
                    (sg * 0.80, 0.62, 2.45),
                    (sg * 1.10, 0.66, 1.8),
                    (sg * 1.14, 0.58, 1.0),
                    (sg * 1.0, 0.42, 0.42),
                    (sg * 0.78, 0.30, 0.22),
                ],
                0.30,
                0.09,
                m,
                normal=lambda t, side=sg: (side, 0.25, 0.2),
            )
        )
        parts.append(
            strap(
                [(sg * 0.955, -0.42, 0.78), (sg * 0.985, 0, 0.80), (sg * 0.955, 0.42, 0.82)],
                0.09,
                0.03,
                lm,
                normal=(sg, 0, 0),
                width_dir=(0, 0, 1),
            )
        )
    return group(parts, loc, rot, scale)


def handbag(color="#b5563c", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, hardware="#e8b86b"):
    """Soft flap bag with a top handle."""
    m = fabric(color, "leather", 1.4)
    g = metal(hardware, 0.18)

    def ring(z, w, d, e=0.35):
        return [
            (w / 2 * signed_power(cos(tau * j / 80), e), d / 2 * signed_power(sin(tau * j / 80), e), z)
            for j in range(80)
        ]

    zs = [
        (0, 0.94, 0.9),
        (0.03, 1.0, 1.0),
        (0.3, 1.02, 1.02),
        (0.7, 0.98, 0.9),
        (1.05, 0.92, 0.66),
        (1.22, 0.89, 0.5),
        (1.25, 0.87, 0.46),
    ]
    body = subdivide(loft([ring(z, 1.9 * a, 0.72 * b) for z, a, b in zs], m), 1)
    parts = [body]

    def flap(u, v):
        x = (u - 0.5) * 1.72 * (1 - 0.06 * v)
        ed = 1 - (2 * abs(u - 0.5)) ** 3 * 0.28
        t = v * ed
        if t < 0.25:
            k = t / 0.25
            return (x, 0.18 - 0.39 * k, 1.26 + 0.03 * sin(pi * k))
        k = (t - 0.25) / 0.75
        return (x, -0.21 - 0.165 * sin(k * pi / 2) - 0.01, 1.26 - 0.62 * k)

    parts += [
        grid(60, 40, flap, m, thickness=0.035),
        torus(0.115, 0.03, g, (0, -0.405, 0.72), (80, 0, 0)),
        box((0.1, 0.05, 0.2), 0.02, g, (0, -0.41, 0.66), (-8, 0, 0)),
    ]
    parts.append(
        tube(
            [
                (-0.62, 0, 1.2),
                (-0.66, 0, 1.55),
                (-0.4, 0, 2.0),
                (0, 0, 2.14),
                (0.4, 0, 2.0),
                (0.66, 0, 1.55),
                (0.62, 0, 1.2),
            ],
            0.052,
            m,
        )
    )
    parts += [torus(0.08, 0.02, g, (x, 0, 1.27), (90, 0, 90)) for x in (-0.63, 0.63)]
    return group(parts, loc, rot, scale)


def leather_bag(color="#8c3b2a", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, hardware=GOLD, scarf_color=None):
    """Structured top-handle bag (own version: narrower flap, piping, feet)"""
    m = fabric(color, "leather", 1.4)
    g = metal(hardware, 0.16)
    n = 96
    sec = lambda z, w, d, e=0.34: [
        (w / 2 * signed_power(cos(tau * j / n), e), d / 2 * signed_power(sin(tau * j / n), e), z)
        for j in range(n)
    ]
    zs = [
        (0.05, 0.93, 0.86),
        (0.07, 0.97, 0.95),
        (0.12, 1.0, 1.0),
        (0.35, 1.015, 1.0),
        (0.75, 0.98, 0.86),
        (1.08, 0.925, 0.64),
        (1.24, 0.89, 0.50),
        (1.29, 0.87, 0.44),
        (1.31, 0.83, 0.36),
    ]
    body = subdivide(loft([sec(z, 1.95 * a, 0.76 * b) for z, a, b in zs], m), 2)
    parts = [body]
    bt = ray_target(body)

    def fl(u, v):
        x = (u - 0.5) * 1.66 * (1 - 0.05 * v)
        ed = 1 - abs(2 * u - 1) ** 4 * 0.16
        q = v * ed
        if q < 0.30:
            k = q / 0.30
            return Vector((x * (0.93 + 0.07 * k), 0.09 - 0.24 * k, 1.33 + 0.03 * sin(pi * k)))
        k = (q - 0.30) / 0.70
        z = 1.30 - 0.70 * k
        p = project(bt, x * 0.985, z, 0.050)[0]
        p.x = x
        p.y = min(p.y, -0.16 - 0.05 * min(1, k * 6))
        return p

    f = grid(80, 60, fl, m)
    add_modifier(f, "SOLIDIFY", thickness=0.06, offset=0)
    add_bevel(f, 0.02, 3)
    parts.append(f)
    parts.append(
        stitches(
            [(fl(u / 60, 0.965)) + Vector((0, -0.036, 0)) for u in range(2, 59)],
            mix_colors(color, "#000000", 0.35),
            0.035,
            0.028,
            0.005,
        )
    )
    q = fl(0.5, 0.94)
    parts += [
        lathe(
            [(0.045, 0), (0.13, 0), (0.15, 0.02), (0.13, 0.05), (0.06, 0.05), (0.045, 0.03)],
            g,
            0.012,
            loc=(q.x, q.y - 0.02, q.z - 0.02),
            rot=(84, 0, 0),
        ),
        box((0.055, 0.06, 0.17), 0.022, g, (q.x, q.y - 0.07, q.z - 0.02), (-6, 0, 0)),
    ]
    parts.append(
        tube(
            [
                (-0.60, 0, 1.30),
                (-0.665, 0, 1.60),
                (-0.46, 0, 2.02),
                (0, 0, 2.20),
                (0.46, 0, 2.02),
                (0.665, 0, 1.60),
                (0.60, 0, 1.30),
            ],
            0.056,
            m,
        )
    )
    parts += [torus(0.075, 0.022, g, (x, 0, 1.36), (90, 0, 90)) for x in (-0.61, 0.61)]
    parts += [cylinder(0.05, 0.07, g, 0.02, (x, y, 0)) for x in (-0.72, 0.72) for y in (-0.22, 0.22)]
    if scarf_color:
        sm = surface(scarf_color, 0.6, sheen=0.5)
        parts += [
            blob(
                [
                    ((-0.60, -0.03, 1.72), (0.13, 0.13, 0.12)),
                    ((-0.66, -0.07, 1.66), (0.11, 0.09, 0.13), (0, 30, 0)),
                ],
                sm,
                0.018,
                5,
            ),
            strap(
                [(-0.60, -0.08, 1.70), (-0.72, -0.24, 1.45), (-0.78, -0.34, 1.05), (-0.74, -0.40, 0.62)],
                0.26,
                0.03,
                sm,
                normal=lambda t: (0.25 * sin(t * 5), -1, 0.1),
            ),
            strap(
                [(-0.60, -0.08, 1.70), (-0.54, -0.26, 1.42), (-0.50, -0.40, 1.10), (-0.56, -0.44, 0.85)],
                0.24,
                0.03,
                sm,
                normal=lambda t: (0.3 * sin(t * 4 + 2), -1, 0.1),
            ),
        ]
    return group(parts, loc, rot, scale)
