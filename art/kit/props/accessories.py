"""Hats, glasses, watch, belt, wallet, umbrella, shoe. 1 unit = about 10 cm."""

import math
from math import cos, pi, radians, sin, sqrt, tau

import bmesh
from mathutils import Matrix, Vector

from kit.color import mix_colors
from kit.curves import stitches, strap, tube
from kit.materials.natural import wood
from kit.materials.solid import GOLD, metal, surface
from kit.materials.textile import canvas, fabric, straw
from kit.objects import add_modifier, group, soften
from kit.onto import disc_on, patch, ray_target
from kit.outlines import point_along, rounded_rect, signed_power, smooth_path
from kit.shapes import box, cylinder, extrude, grid, lathe, loft, sphere, torus, uv_grid


def felt_hat(color="#d9c3a0", band="#3a2f2a", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Felt hat with a pinched crown and a band."""
    m = surface(color, 0.85, bump=0.5, bump_scale=45, bump_dist=0.02, mottle=0.08)
    o = lathe(
        [
            (0, 0.62),
            (0.3, 0.66),
            (0.47, 0.55),
            (0.5, 0.1),
            (0.56, 0.04),
            (1.05, -0.02),
            (1.08, 0.02),
            (1.05, 0.02),
        ],
        m,
        0.1,
    )
    for v in o.data.vertices:
        r = sqrt(v.co.x**2 + v.co.y**2)
        v.co.z += max(0, r - 0.5) * 0.16 * cos(2 * math.atan2(v.co.y, v.co.x))
        v.co.z -= (
            0.16 * math.exp(-((v.co.x / 0.12) ** 2)) * max(0, 1 - abs(v.co.y) / 0.5) if v.co.z > 0.5 else 0
        )
    return group(
        [
            o,
            lathe([(0.508, 0.06), (0.505, 0.22), (0.495, 0.22), (0.495, 0.06)], fabric(band, "velvet"), 0.01),
        ],
        loc,
        rot,
        scale,
    )


def straw_hat(color, band="#2f2a27", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Straw hat with a wide brim and a band."""
    prof = smooth_path(
        [
            (0.001, 1.02),
            (0.30, 1.03),
            (0.56, 0.99),
            (0.70, 0.84),
            (0.74, 0.5),
            (0.78, 0.17),
            (0.86, 0.055),
            (1.10, 0.03),
            (1.5, 0.0),
            (1.88, 0.03),
        ],
        90,
    )

    def f(u, v):
        a = tau * u
        i = min(89, int(v * 90))
        p = prof[i].lerp(prof[i + 1], v * 90 - i)
        r, z = p.x, p.y
        ov = 1.0 + 0.10 * abs(cos(a)) ** 2
        br = max(0, r - 0.86)
        z += br * 0.16 * cos(2 * a) + 0.03 * sin(3 * a + 1) * br
        z -= (
            0.17
            * math.exp(-(((r * cos(a)) / 0.17) ** 2))
            * max(0, 1 - (r / 0.74) ** 2)
            * (1 if z > 0.6 else 0)
        )
        pin = (
            0.07 * math.exp(-(((a - pi * 1.5) / 0.42) ** 2)) * max(0, min(1, (z - 0.45) / 0.4))
            if z > 0.3
            else 0
        )
        return (r * cos(a) * (1 - pin), r * sin(a) * ov * (1 - pin), z)

    o = uv_grid(257, 140, f, straw(color), thickness=0.03)
    bd = uv_grid(
        193,
        8,
        lambda u, v: (
            lambda a, z: (
                (0.795 - 0.055 * (z - 0.16) / 0.32) * cos(a),
                (0.795 - 0.055 * (z - 0.16) / 0.32) * sin(a) * (1 + 0.10 * abs(cos(a)) ** 2),
                z,
            )
        )(tau * u, 0.15 + 0.30 * v),
        fabric(band, "felt", 2),
        thickness=0.025,
    )
    return group(
        [o, bd, box((0.05, 0.16, 0.30), 0.02, fabric(band, "felt", 2), (0.0, -0.80, 0.30), (0, 0, 90))],
        loc,
        rot,
        scale,
    )


def baseball_cap(color, color_2="#f4efe6", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Six-panel cap with a curved peak."""
    m = canvas(color, 1.2)
    parts = []

    def crown(u, v):
        a = tau * u
        ph = v * pi / 2 * 1.04
        q = 1 - 0.022 * abs(cos(3 * a)) ** 24 * sin(ph)
        r = sin(ph) ** 0.92
        fr = max(0, -sin(a))
        z = 1.12 * cos(ph) ** 0.86 if ph < pi / 2 else 1.12 * cos(ph)
        return (
            0.98 * r * cos(a) * q,
            1.10 * r * sin(a) * q,
            z + 0.10 * fr * sin(ph) ** 3 * cos(ph) ** 0.5 if ph < pi / 2 else z,
        )

    parts.append(grid(361, 60, crown, m, thickness=0.04))
    th = mix_colors(color, "#000000", 0.28)
    for k in range(6):
        for da in (-0.028, 0.028):
            a = tau * (k + 0.5) / 6 + da
            parts.append(
                stitches(
                    [Vector(crown(a / tau, v)) * 1.006 for v in [0.06 + 0.9 * i / 24 for i in range(25)]],
                    th,
                    0.045,
                    0.035,
                    0.0065,
                )
            )
        a = tau * (k + 1) / 6
        e = Vector(crown(a / tau, 0.42))
        n = e.normalized()
        o = torus(0.045, 0.017, surface(mix_colors(color, "#ffffff", 0.12), 0.6), tuple(e * 1.006))
        o.rotation_euler = n.to_track_quat("Z", "Y").to_euler()
        parts.append(o)
    parts.append(sphere(0.085, m, (0, 0, 1.14), scale=(1, 1, 0.55)))

    def brim(u, v):
        t = radians(-68 + 136 * u)
        x0, y0 = 0.985 * sin(t), -1.10 * cos(t)
        L = 1.02 * max(0, cos(t * 90 / 68 * 0.999)) ** 0.92 if abs(t) < radians(68) else 0
        x = x0 * (1 + 0.10 * v * cos(t))
        y = y0 - L * v
        return (x, y, 0.03 - 0.30 * (x / 1.0) ** 2 * (0.35 + 0.65 * v) * 1.0 + 0.10 * v * (1 - abs(x)) - 0.02)

    br = grid(90, 40, brim, m, thickness=0.075)
    add_modifier(br, "BEVEL", width=0.03, segments=3, limit_method="ANGLE", angle_limit=radians(50))
    parts.append(br)
    for k in (0.25, 0.42, 0.59, 0.76, 0.92):
        parts.append(
            stitches(
                [
                    Vector(brim(u, k)) + Vector((0, 0, 0.042))
                    for u in [0.06 + 0.88 * i / 40 for i in range(41)]
                ],
                th,
                0.045,
                0.035,
                0.0065,
            )
        )
    # embroidered mark
    bt = ray_target(parts[0])
    em = surface(color_2, 0.8, bump=0.3, bump_scale=60)
    parts.append(disc_on(bt, 0, 0.56, 0.185, em, 0.03))
    parts.append(patch([(-0.22, 0.52), (0.22, 0.52)], [(-0.22, 0.55), (0.22, 0.55)], bt, 0.036, 0, m, 6, 20))
    parts.append(
        patch([(-0.22, 0.45), (0.22, 0.45)], [(-0.22, 0.485), (0.22, 0.485)], bt, 0.036, 0, m, 6, 20)
    )
    return group(parts, (loc[0], loc[1], loc[2] + 0.28 * scale), rot, scale)


def sunglasses(color="#3a2418", lens="#2a2320", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Sunglasses with open temples, resting on z = 0."""
    m = surface(color, 0.12, coat=1, specular=0.6)
    parts = []
    lm = surface(lens, 0.05, specular=0.9, coat=1) if lens else None

    def out(k, n=72):
        return [
            (
                (0.70 * k) * signed_power(cos(a), 0.62) * (1.0 + 0.06 * sin(a)),
                (0.56 * k) * signed_power(sin(a), 0.70) + (0.05 * cos(a)),
            )
            for a in [tau * i / n for i in range(n)]
        ]

    for side in (-1, 1):
        O = [(x * side, z) for x, z in out(1.0)]
        I = [(x * side, z) for x, z in out(0.80)]
        parts.append(extrude([O, I], 0.15, 0.055, m, (side * 0.84, 0, 0), (90, 0, side * 7), segments=5))
        lm and parts.append(
            extrude(
                [[(x * side, z) for x, z in out(0.83)]],
                0.03,
                0.008,
                lm,
                (side * 0.84, 0.01, 0),
                (90, 0, side * 7),
            )
        )
        parts.append(sphere(0.035, metal(GOLD, 0.15), (side * 1.46, -0.085, 0.20), scale=(1, 0.5, 1)))
        x = side * 1.50
        parts.append(
            strap(
                [
                    (x, 0.06, 0.20),
                    (x * 1.005, 0.5, 0.20),
                    (x * 1.0, 1.5, 0.19),
                    (x * 0.98, 2.25, 0.12),
                    (x * 0.95, 2.75, -0.28),
                    (x * 0.94, 2.92, -0.52),
                ],
                0.20,
                0.085,
                m,
                normal=(1, 0, 0),
                n=90,
            )
        )
        parts.append(box((0.12, 0.18, 0.20), 0.04, m, (x, 0.03, 0.20)))
    parts.append(
        tube(
            [
                (-0.20, -0.02, 0.20),
                (-0.09, -0.055, 0.255),
                (0, -0.065, 0.27),
                (0.09, -0.055, 0.255),
                (0.20, -0.02, 0.20),
            ],
            0.072,
            m,
            taper=[1.15, 0.9, 0.85, 0.9, 1.15],
        )
    )
    for side in (-1, 1):
        parts.append(
            sphere(
                1,
                surface(mix_colors(color, "#ffffff", 0.1), 0.2, coat=1),
                (side * 0.19, 0.07, -0.10),
                (0, 0, side * 20),
                (0.045, 0.07, 0.13),
            )
        )
    return group(parts, (loc[0], loc[1], loc[2] + 0.565 * scale), rot, scale)


def watch(color="#7a4a30", dial="#f6f2ea", case=GOLD, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Strap loop stands on the ground, dial faces -Y and a little up."""
    g = metal(case, 0.16)
    lm = fabric(color, "leather", 2.2)
    parts = []
    a0 = 34
    ry, rz = 1.02, 1.12
    lp = lambda a: Vector((0, -ry * cos(radians(a)), rz * sin(radians(a))))
    wf = lambda q: 0.74 - 0.16 * q
    for k, (A, B_) in enumerate(((a0 + 30, 196), (a0 - 30, -166))):
        n = 80
        sections = []
        for i in range(n + 1):
            t = i / n
            a = A + (B_ - A) * t
            p = lp(a)
            tg = (lp(a + 0.5) - lp(a - 0.5)).normalized()
            nn = Vector((1, 0, 0)).cross(tg).normalized()
            w = wf(min(1, t * 1.6)) * 0.9
            th = 0.12 - 0.05 * t
            sections.append(
                [tuple(p + Vector((x, 0, 0)) + nn * y) for x, y in rounded_rect(w, th, th * 0.45, 4)]
            )
        parts.append(loft(sections, lm, angle=50))
        for sx_ in (-1, 1):
            parts.append(
                stitches(
                    [
                        tuple(
                            Vector((sx_ * (wf(min(1, t * 1.6)) * 0.45 - 0.05), 0, 0))
                            + lp(A + (B_ - A) * t) * 1.062
                        )
                        for t in [i / 40 * 0.9 + 0.03 for i in range(41)]
                    ],
                    "#e9d9c0",
                    0.05,
                    0.035,
                    0.008,
                )
            )
    c0 = lp(a0)
    out = Vector((0, c0.y, c0.z)).normalized()
    W = []
    W += [
        lathe(
            [
                (0, -0.14),
                (0.50, -0.14),
                (0.60, -0.05),
                (0.62, 0.06),
                (0.58, 0.13),
                (0.525, 0.145),
                (0.51, 0.10),
                (0, 0.10),
            ],
            g,
            0.03,
        ),
        cylinder(0.52, 0.02, surface(dial, 0.35), 0.004, (0, 0, 0.085)),
    ]
    W += [torus(0.46, 0.006, surface(mix_colors(dial, "#000000", 0.35), 0.5), (0, 0, 0.106))]
    for i in range(12):
        a = tau * i / 12
        W.append(
            box(
                (0.026 if i % 3 else 0.038, 0.085 if i % 3 else 0.12, 0.014),
                0.004,
                g,
                (0.40 * sin(a), 0.40 * cos(a), 0.112),
                (0, 0, -math.degrees(a)),
            )
        )
    dk = surface("#2a2320", 0.3)
    hnd = lambda L, w, ang, z, m_: W.append(
        box(
            (w, L, 0.012),
            0.004,
            m_,
            ((L / 2 - 0.06) * sin(radians(ang)), (L / 2 - 0.06) * cos(radians(ang)), z),
            (0, 0, -ang),
        )
    )
    hnd(0.30, 0.036, -58, 0.124, g if dial < "#8" else dk)
    hnd(0.44, 0.026, 62, 0.134, g if dial < "#8" else dk)
    hnd(0.46, 0.010, 190, 0.142, surface("#c5482f", 0.3))
    W.append(cylinder(0.03, 0.03, g, 0.008, (0, 0, 0.122)))
    W.append(
        lathe(
            [(0, 0.0), (0.085, 0), (0.095, 0.02), (0.095, 0.09), (0.075, 0.11), (0, 0.11)],
            g,
            0.02,
            loc=(0.60, 0, 0),
            rot=(0, 90, 0),
        )
    )
    for sx_ in (-1, 1):
        for sy_ in (-1, 1):
            W.append(box((0.10, 0.26, 0.14), 0.045, g, (sx_ * 0.36, sy_ * 0.56, -0.05), (sy_ * -16, 0, 0)))
    wd = group(W)
    wd.rotation_euler = out.to_track_quat("Z", "Y").to_euler()
    wd.location = c0 * 1.05
    M = Matrix((Vector((1, 0, 0)), out.cross(Vector((1, 0, 0))), out)).transposed()
    wd.rotation_euler = M.to_euler()
    parts.append(wd)
    return group(parts, (loc[0], loc[1], loc[2] + (rz + 0.06) * scale), rot, scale)


def rolled_belt(color="#6d3f27", hardware=GOLD, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, w=0.62):
    """Leather belt, rolled up, buckle outside."""
    lm = fabric(color, "leather", 1.6)
    g = metal(hardware, 0.16)
    t = 0.085
    turns = 4.75
    r0 = 0.28
    sp = lambda q: (lambda a, r: Vector((r * cos(a), r * sin(a), w / 2)))(
        q * turns * tau, r0 + t * 1.16 * q * turns
    )
    pts = [sp(i / 260) for i in range(261)]
    e = pts[-1]
    tg = (pts[-1] - pts[-2]).normalized()
    pts += [e + tg * 0.12 * k + Vector((0, 0, 0.0035 * k * k)) for k in range(1, 8)]
    n = len(pts) - 1
    sections = []
    for i in range(n + 1):
        tgv = (pts[min(n, i + 1)] - pts[max(0, i - 1)]).normalized()
        nn = Vector((0, 0, 1)).cross(tgv).normalized()
        sections.append(
            [tuple(pts[i] + Vector((0, 0, x)) + nn * y) for x, y in rounded_rect(w, t, t * 0.45, 4)]
        )
    parts = [loft(sections, lm, angle=50)]
    outp = [
        p
        + (Vector((0, 0, 1)).cross((pts[min(n, i + 1)] - pts[max(0, i - 1)]).normalized()).normalized())
        * -(t / 2 + 0.006)
        for i, p in enumerate(pts)
    ][-90:]
    for z in (0.075, -0.075 + 0):
        parts.append(
            stitches(
                [tuple(p + Vector((0, 0, (w / 2 - 0.07) * (1 if z > 0 else -1)))) for p in outp],
                "#e0c49a",
                0.05,
                0.035,
                0.008,
            )
        )
    f = group(
        [
            tube(
                [(x, 0, z) for x, z in rounded_rect(0.62, w * 1.42, 0.12)], 0.05, g, cyclic=True, kind="POLY"
            ),
            tube([(-0.24, -0.05, 0), (0.33, -0.05, 0)], 0.035, g),
            tube([(-0.10, 0, -w * 0.66), (-0.10, 0, w * 0.66)], 0.035, g),
        ]
    )
    q = pts[-1] + tg * 0.20
    f.location = q
    f.rotation_euler = (0, 0, math.atan2(tg.y, tg.x))
    parts.append(f)
    k = pts[-6]
    parts.append(
        group(
            [
                tube(
                    [(0, y, z) for y, z in rounded_rect(0.17, w * 1.06, 0.05)],
                    0.03,
                    lm,
                    cyclic=True,
                    kind="POLY",
                )
            ],
            tuple(k),
            (0, 0, math.degrees(math.atan2(tg.y, tg.x))),
        )
    )
    return group(parts, loc, rot, scale)


def wallet(color="#4a3a2f", color_2="#b98552", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Bifold standing half open."""
    lm = fabric(color, "leather", 1.6)
    l2 = fabric(color_2, "leather", 1.6)
    W, H = 1.5, 1.28
    parts = []
    for side in (-1, 1):
        A = []
        A += [
            extrude([rounded_rect(W, H, 0.10)], 0.07, 0.025, lm, (W / 2, 0, H / 2), (90, 0, 0)),
            extrude(
                [rounded_rect(W - 0.08, H - 0.14, 0.06)],
                0.05,
                0.015,
                l2,
                (W / 2 + 0.0, -0.05, H / 2 - 0.05),
                (90, 0, 0),
            ),
        ]
        out = [(x + W / 2, 0.045, z + H / 2) for x, z in rounded_rect(W - 0.12, H - 0.12, 0.07)]
        A.append(stitches(out, mix_colors(color_2, "#ffffff", 0.25), 0.05, 0.035, 0.007, True))
        for k in range(3):
            A.append(
                extrude(
                    [rounded_rect(W - 0.2, 0.5 - 0.02 * k, 0.04)],
                    0.025,
                    0.008,
                    l2,
                    (W / 2 + 0.02, -0.085 - 0.028 * k, 0.72 - 0.19 * k),
                    (90, 0, 0),
                )
            )
        for k, cc in enumerate(("#e9e2d6", "#7f9a8c", "#d98c6a")[: 2 if side > 0 else 3]):
            A.append(
                extrude(
                    [rounded_rect(W - 0.34, 0.4, 0.05)],
                    0.014,
                    0.004,
                    surface(cc, 0.4, coat=0.2),
                    (W / 2 + 0.02, -0.074 - 0.028 * k, 0.92 - 0.19 * k),
                    (90, 0, 0),
                )
            )
        g = group(A)
        g.rotation_euler = (0, 0, radians(-28 if side > 0 else 28))
        if side < 0:
            g.scale = (-1, 1, 1)
        parts.append(g)
    parts.append(tube([(0, 0.02, 0.06), (0, 0.02, H - 0.06)], 0.055, lm))
    return group(parts, loc, rot, scale)


def umbrella(color="#c8663d", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, handle_color="#8a5a36"):
    """Open umbrella resting on its rim and handle; build upright then lay over."""
    m = surface(color, 0.55, sheen=0.4, specular=0.3)
    n = 8
    R0 = 2.0
    parts = []

    def can(u, v):
        a = tau * u
        k = abs(sin(n / 2 * a))
        sc = 1 - 0.085 * (k**1.6) * v**1.5 - 0.0
        r = R0 * sin(v * 1.22) / sin(1.22) * sc
        z = 1.30 * (cos(v * 1.22) - cos(1.22)) / (1 - cos(1.22)) * 1.0 - 0.045 * k * v * v
        return (r * cos(a), r * sin(a), z - 0.05 * k * sin(pi * v))

    parts.append(grid(321, 40, can, m, thickness=0.012))
    st = metal("#b9bcc0", 0.25)
    for k in range(n):
        parts.append(
            tube(
                [tuple(Vector(can(k / n, v)) - Vector((0, 0, 0.03))) for v in [i / 12 for i in range(13)]],
                0.016,
                st,
            )
        )
        parts.append(sphere(0.035, wood(handle_color), can(k / n, 1.0)))
        parts.append(tube([(0, 0, 0.15), tuple(Vector(can(k / n, 0.55)) - Vector((0, 0, 0.04)))], 0.012, st))
    parts += [
        tube(
            [(0, 0, 1.62), (0, 0, -1.55)],
            0.034,
            wood(handle_color, mix_colors(handle_color, "#2a1608", 0.4), 2, "Z"),
            kind="POLY",
        ),
        lathe([(0, 1.28), (0.10, 1.28), (0.06, 1.40), (0.035, 1.66), (0, 1.70)], wood(handle_color), 0.02),
        tube(
            [
                (0, 0, -1.2),
                (0, 0, -1.75),
                (0.06, 0, -1.98),
                (0.24, 0, -2.10),
                (0.42, 0, -1.98),
                (0.46, 0, -1.80),
            ],
            0.075,
            wood(handle_color, mix_colors(handle_color, "#2a1608", 0.4), 2, "Z"),
        ),
    ]
    return group(parts, loc, rot, scale)


def sneaker(
    color="#f2ece1", color_2="#9caf88", sole="#f7f3ea", gum="#c9925c", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0
):
    """Low court trainer along X, toe at +X, length about 3."""
    m = fabric(color, "leather", 1.8)
    m2 = fabric(color_2, "leather", 1.8)
    parts = []
    # plan outline half widths: outer (-Y) and inner (+Y)
    PO = smooth_path(
        [
            (0, 0.0),
            (0.03, 0.22),
            (0.2, 0.37),
            (0.7, 0.42),
            (1.3, 0.43),
            (1.9, 0.52),
            (2.35, 0.54),
            (2.72, 0.43),
            (2.95, 0.22),
            (3.02, 0.0),
        ],
        60,
    )
    PI = smooth_path(
        [
            (3.02, 0.0),
            (2.97, -0.20),
            (2.75, -0.36),
            (2.35, -0.45),
            (1.9, -0.42),
            (1.3, -0.36),
            (0.7, -0.37),
            (0.2, -0.34),
            (0.03, -0.2),
            (0, 0),
        ],
        60,
    )
    plan = [(p.x, -p.y) for p in PO[:-1]] + [(p.x, -p.y) for p in PI[:-1]]
    cx = 1.5

    def rg(k, z, roll=0):
        return [
            (cx + (x - cx) * k, y * (1 + (k - 1) * 2.6), z + roll * max(0, (x - 2.2) / 0.82) ** 2)
            for x, y in plan
        ]

    parts.append(
        loft(
            [rg(0.985, 0.0, 0.12), rg(1.005, 0.02, 0.12), rg(1.012, 0.07, 0.10)], surface(gum, 0.6), angle=40
        )
    )
    parts.append(
        loft(
            [
                rg(1.01, 0.07, 0.10),
                rg(1.022, 0.10, 0.09),
                rg(1.022, 0.28, 0.03),
                rg(1.015, 0.31, 0.03),
                rg(0.98, 0.32, 0.03),
            ],
            surface(sole, 0.5, specular=0.4),
            angle=50,
        )
    )
    lp = [
        (cx + (x - cx) * 1.024, y * 1.064, y_)
        for x, y in plan
        for y_ in [0.245 + 0.03 * max(0, (x - 2.2) / 0.82) ** 2]
    ]
    parts.append(stitches(lp, mix_colors(sole, "#a08a6a", 0.4), 0.05, 0.035, 0.008, True))
    # upper: sections along x
    top = smooth_path(
        [
            (0, 1.28),
            (0.25, 1.30),
            (0.8, 1.20),
            (1.15, 1.18),
            (1.5, 1.04),
            (1.9, 0.86),
            (2.3, 0.74),
            (2.65, 0.64),
            (2.9, 0.50),
            (3.0, 0.36),
        ],
        90,
    )

    def hw(x):
        o = i = 0
        for A, sgn in ((PO, 0), (PI, 1)):
            for a, b in zip(A, A[1:]):
                if min(a.x, b.x) <= x <= max(a.x, b.x):
                    v = a.lerp(b, (x - a.x) / (b.x - a.x) if b.x != a.x else 0).y
                    o, i = (v, i) if not sgn else (o, v)
                    break
        return o, i

    sections = []
    N = 80
    n = 72
    for q in range(N + 1):
        t = q / N
        x = 0.012 + 2.985 * t
        H = top[min(90, int(t * 90))].y
        o, i = hw(min(3.01, max(0.005, x)))
        ring = []
        nar = 0.62 - 0.10 * min(1, x / 1.2) if x < 1.6 else 0.52 + 0.26 * min(1, (x - 1.6) / 1.0)
        for j in range(n):
            a = tau * j / n
            yy, zz = signed_power(cos(a), 0.55), sin(a)
            k = max(0, zz)
            w = o if yy > 0 else -i
            z = 0.25 + (H - 0.25) * (signed_power(max(0, zz), 0.72)) if zz > 0 else 0.25
            ww = w * (1 - (1 - nar) * (k**1.5)) * 0.985
            ring.append(
                (x - (0.06 * (1 - k) if x > 2.9 else 0) + (0.06 * k * k if x < 0.2 else 0), -yy * ww, z)
            )
        sections.append(ring)
    up = loft(sections, m, angle=180)
    soften(up, 0.01, 2)
    bm = bmesh.new()
    bm.from_mesh(up.data)
    bmesh.ops.delete(
        bm,
        geom=[
            f
            for f in bm.faces
            if (lambda q: q.z > 0.85 and ((q.x - 0.62) / 0.50) ** 2 + (q.y / 0.235) ** 2 < 1)(
                f.calc_center_median()
            )
        ],
        context="FACES",
    )
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(up.data)
    bm.free()
    b = ray_target(up)
    parts.append(up)

    def side(x, z, off=0.012, sg=-1):
        p, nn, i, d = b.ray_cast(Vector((x, 3 * sg, z)), Vector((0, -sg, 0)))
        return (
            (p + nn * off * (1 if nn.dot(Vector((0, sg, 0))) > 0 else -1)) if p else Vector((x, 0.4 * sg, z))
        )

    def down(x, y, off=0.02):
        p, nn, i, d = b.ray_cast(Vector((x, y, 5)), Vector((0, 0, -1)))
        return (p + Vector((0, 0, off))) if p and p.z > 0.4 else Vector((x, y, 1.1))

    def sp(L, R, off, m_, sg=-1, th=0.02, nu=16, nv=30):
        L, R = smooth_path(L), smooth_path(R)
        o = grid(
            nu,
            nv,
            lambda u, v: (lambda q: side(q.x, q.y, off, sg))(point_along(L, v).lerp(point_along(R, v), u)),
            m_,
        )
        add_modifier(o, "SOLIDIFY", thickness=th, offset=0)
        return o

    for sg in (-1, 1):
        parts.append(
            sp(
                [(1.05, 0.36), (1.17, 0.55), (1.28, 0.74)],
                [(1.36, 0.36), (1.46, 0.52), (1.55, 0.68)],
                0.012,
                m2,
                sg,
            )
        )
        parts.append(
            sp(
                [(0.03, 0.40), (0.05, 0.8), (0.10, 1.14)],
                [(0.48, 0.40), (0.40, 0.8), (0.32, 1.14)],
                0.014,
                m2,
                sg,
            )
        )
    # padded collar
    cl = []
    for k in range(48):
        a = tau * k / 48
        cl.append(
            (0.62 + 0.57 * cos(a), 0.275 * sin(a), (1.27 if cos(a) < 0 else 1.20) - 0.06 * abs(sin(a)) + 0.0)
        )
    cl = [
        (
            x,
            y,
            point_along([(p.x, p.y) for p in top], min(1, max(0, x / 3.0))).y
            - 0.05
            - 0.09 * abs(sin(tau * k / 48)),
        )
        for k, (x, y, z) in enumerate(cl)
    ]
    parts.append(tube(cl, 0.065, m2, cyclic=True, kind="POLY"))
    parts.append(
        grid(
            40,
            6,
            lambda u, v: (
                0.62 + 0.55 * cos(tau * u),
                0.26 * sin(tau * u),
                1.19 - 0.6 * v - 0.07 * abs(sin(tau * u)),
            ),
            surface(mix_colors(color, "#6a5a4a", 0.35), 0.9),
        )
    )
    # tongue, eyestay, laces
    tg = uv_grid(
        14,
        30,
        lambda u, v: (
            1.02 + 0.95 * v,
            (u - 0.5) * (0.36 - 0.06 * v),
            (1.42 - 0.20 * v if v < 0.2 else 0)
            or down(1.02 + 0.95 * v, (u - 0.5) * 0.30, 0.03).z + (0.14 * max(0, 1 - v * 3)),
        ),
        m,
    )
    add_modifier(tg, "SOLIDIFY", thickness=0.05, offset=0)
    parts.append(tg)
    for sg in (-1, 1):
        L = [(1.10, 0.15), (1.5, 0.135), (1.95, 0.12)]
        R = [(1.08, 0.25), (1.5, 0.25), (2.02, 0.23)]
        Lc, Rc = smooth_path(L), smooth_path(R)
        o = grid(
            10,
            30,
            lambda u, v: (lambda q: down(q.x, sg * q.y, 0.022))(
                point_along(Lc, v).lerp(point_along(Rc, v), u)
            ),
            m2,
        )
        add_modifier(o, "SOLIDIFY", thickness=0.025, offset=0)
        parts.append(o)
    for k in range(6):
        x = 1.17 + 0.145 * k
        y = 0.205 - 0.006 * k
        a, c_, e = down(x, -y, 0.04), down(x - 0.01, 0, 0.13), down(x, y, 0.04)
        parts.append(
            strap(
                [
                    tuple(a + Vector((0, -0.03, -0.03))),
                    tuple(a + Vector((0, 0.02, 0.03))),
                    tuple(c_),
                    tuple(e + Vector((0, -0.02, 0.03))),
                    tuple(e + Vector((0, 0.03, -0.03))),
                ],
                0.085,
                0.035,
                surface("#fbf8f2", 0.85),
                normal=(0, 0, 1),
                n=30,
                width_dir=(1, 0, 0.25),
            )
        )
    # toe seam
    seam = [
        down(2.28 + 0.16 * cos(a) * 1.0 - 0.0, 0.40 * sin(a), 0.004)
        for a in [radians(-80 + 160 * k / 40) for k in range(41)]
    ]
    parts.append(
        tube([tuple(p) for p in seam], 0.014, surface(mix_colors(color, "#8a7a66", 0.35), 0.8), kind="POLY")
    )
    parts.append(
        stitches(
            [tuple(p + Vector((0.05, 0, 0))) for p in seam],
            mix_colors(color, "#8a7a66", 0.4),
            0.04,
            0.03,
            0.007,
        )
    )
    for o in parts:
        o.location.x -= 1.5
    g = group(parts, (0, 0, 0))
    g.scale = (0.92, 1.06, 1.0)
    return group([g], loc, rot, scale)
