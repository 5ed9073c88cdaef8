"""Folded textiles and garments on hangers. 1 unit = about 15 cm."""

import math
import random
from math import cos, pi, radians, sin, sqrt, tau

from mathutils import Vector, noise

from kit.color import mix_colors
from kit.curves import stitches, strap, tube
from kit.materials.natural import wood
from kit.materials.solid import STEEL, metal, surface
from kit.materials.textile import canvas, check, fabric, knit
from kit.objects import add_bevel, add_modifier, group, place
from kit.onto import disc_on, patch, patch_top, project, ray_target, tube_on
from kit.outlines import smooth_path
from kit.props.packaging import sewn_label
from kit.shapes import blob, box, cylinder, grid, lathe, loft, uv_grid


def folded_stack(
    w=2.2, d=1.6, t=0.13, n=4, material=None, seed=0, loc=(0, 0, 0), rot=(0, 0, 0), sag=0.04, nx=60
):
    """A garment folded n times: serpentine sheet, fold roll towards the viewer (-Y)"""
    r = t / 2
    path = []
    for k in range(n):
        z = t * (k + 0.5)
        y0, y1 = (d / 2 - r, -d / 2 + r) if k % 2 == 0 else (-d / 2 + r, d / 2 - r)
        for i in range(15):
            path.append((y0 + (y1 - y0) * i / 14, z))
        if k < n - 1:
            s = -1 if k % 2 == 0 else 1
            for i in range(1, 8):
                a = -pi / 2 + pi * i / 8
                path.append((y1 + s * r * cos(a) * 1.15, z + r + r * sin(a)))
    N = len(path)

    def f(u, v):
        i = min(N - 2, int(v * (N - 1)))
        k = v * (N - 1) - i
        y = path[i][0] * (1 - k) + path[i + 1][0] * k
        z = path[i][1] * (1 - k) + path[i + 1][1] * k
        x = (u - 0.5) * w
        e = max(0, abs(2 * u - 1) - 0.86) / 0.14
        nn = noise.noise(Vector((x * 1.1 + seed * 3, y * 1.3, z * 2 + seed)))
        return (
            x * (1 - 0.012 * nn) + 0.03 * sin(z * 9 + seed),
            y + 0.02 * noise.noise(Vector((x * 1.5, seed * 2.0, z * 5))),
            z * (1 - 0.05 * e) + 0.025 * nn * (z / t / n) - sag * e * e * (z / (t * n)) + 0.0,
        )

    o = uv_grid(nx, N * 2, f, material, thickness=t * 0.93, bevel=0)
    add_modifier(o, "BEVEL", width=t * 0.3, segments=4, limit_method="ANGLE", angle_limit=radians(60))
    return place(o, loc, rot)


def fringe(points, length, material, r=0.016, seed=0, direction=(0, -1, -0.2), per=3, drop=None):
    """Threads hanging from the points; none goes below z = drop."""
    rng = random.Random(seed)
    parts = []
    for p in points:
        for k in range(per):
            heading = Vector(direction) + Vector((rng.uniform(-0.16, 0.16), 0, rng.uniform(-0.05, 0.05)))
            q = Vector(p) + Vector((rng.uniform(-0.02, 0.02), 0, 0))
            e = q + heading * length * rng.uniform(0.85, 1.08)
            mid = q.lerp(e, 0.5) + Vector((rng.uniform(-0.02, 0.02), 0, 0.02))
            if drop is not None:
                e.z = max(e.z, drop)
                mid.z = max(mid.z, drop)
            parts.append(
                tube(
                    [tuple(q), tuple(mid), tuple(e)],
                    r,
                    material,
                    taper=[1.2, 1, 0.8],
                    resolution=4,
                    ring_resolution=2,
                )
            )
    return parts


def sweater_stack(colors=("#c98a6a", "#e9dfcf", "#6f8373"), loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Folded sweaters, one of each colour, from the bottom up."""
    parts = []
    z = 0
    for i, c in enumerate(colors):
        m = knit(c, 58, 190, 0, 0.6)
        t = 0.17
        n = 4
        parts.append(
            folded_stack(
                2.55 - 0.07 * i,
                1.75 - 0.04 * i,
                t,
                n,
                m,
                seed=i * 3 + 1,
                loc=(0.03 * sin(i * 4), 0.02 * i, z),
                rot=(0, 0, 2.5 * sin(i * 5 + 1)),
            )
        )
        z += t * n - 0.03
    # ribbed neckline on the top one
    m = knit(colors[-1], 10, 90, 0, 0.6)

    def rib(u, v):
        a = pi * (1.0 + u)
        r = 0.40 + 0.17 * v
        return (r * 1.25 * cos(a), 0.62 + 0.62 * r * sin(a) * 1.15, z + 0.035 + 0.035 * sin(pi * v) - 0.02)

    parts.append(uv_grid(120, 14, rib, fabric(colors[-1], "felt", 1, 0.5), thickness=0.035))
    parts.append(sewn_label(0.26, 0.13, "#f6f1e8", (0, 0.30, z + 0.012), (0, 0, 0)))
    return group(parts, loc, rot, scale)


def throw_blanket(color="#c9744f", color_2="#f0e6d6", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Folded knitted blanket, top layer hanging over with a fringe."""
    m = knit(color, 46, 150, 0, 0.7, 0.04)
    t = 0.20
    parts = [folded_stack(2.5, 1.8, t, 5, m, seed=4)]
    top = t * 5

    # loose top layer hanging over the front with a fringe
    def f(u, v):
        x = (u - 0.5) * 2.46
        q = v * 2.75
        y0 = 0.86
        y = y0 - min(q, 1.72)
        z = top + 0.10
        e = max(0, q - 1.72)
        nn = 0.025 * noise.noise(Vector((x * 1.4, q * 1.3, 5)))
        return (
            x + 0.02 * sin(q * 5),
            y - 0.16 * (1 - math.exp(-e * 3)) - 0.01 * nn,
            z + nn - 0.03 * abs(2 * u - 1) ** 6 - (e - 0.14 * (1 - math.exp(-e * 5))),
        )

    top_l = uv_grid(90, 90, f, m, thickness=0.15)
    add_modifier(top_l, "BEVEL", width=0.05, segments=3, limit_method="ANGLE", angle_limit=radians(60))
    parts.append(top_l)
    fm = surface(color_2 if color_2 else color, 0.9, sheen=0.5)
    ed = [f(0.02 + 0.96 * i / 27, 1) for i in range(28)]
    parts += fringe(
        [(p[0], p[1], p[2] + 0.02) for p in ed],
        0.30,
        surface(mix_colors(color, "#ffffff", 0.12), 0.9, sheen=0.5),
        0.018,
        2,
        (0, -0.08, -1),
        3,
        0.02,
    )
    for k, v in enumerate((0.80, 0.84, 0.90)):
        parts.append(
            uv_grid(
                90,
                4,
                lambda u, q, v=v: (lambda p: (p[0], p[1] - 0.079, p[2]))(
                    f(u, v + q * (0.014 if k != 2 else 0.03))
                ),
                fm,
                thickness=0.012,
            )
        ) if color_2 else None
    return group(parts, loc, rot, scale)


def scarf(color="#b5563c", color_2="#7a2f26", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Checked scarf, folded, one end hanging over the front."""
    m = check(color, color_2, 5, 22)
    t = 0.16
    parts = [folded_stack(1.7, 2.0, t, 5, m, seed=9)]
    top = t * 5

    def f(u, v):
        x = (u - 0.5) * 1.66
        q = v * 3.05
        y = 0.96 - min(q, 1.95)
        e = max(0, q - 1.95)
        nn = 0.022 * noise.noise(Vector((x * 1.5, q * 1.3, 2)))
        return (
            x,
            y - 0.13 * (1 - math.exp(-e * 4)),
            top
            + 0.075
            + nn
            - 0.03 * abs(2 * u - 1) ** 6
            - max(0, e - 0.12 * (1 - math.exp(-e * 6))) * (1 if e < 0.78 else 1),
        )

    m2 = check(color, color_2, 5, 7)
    o = uv_grid(80, 110, f, m2, thickness=0.11)
    add_modifier(o, "BEVEL", width=0.04, segments=3, limit_method="ANGLE", angle_limit=radians(60))
    parts.append(o)
    ed = [f(0.02 + 0.96 * i / 21, 1) for i in range(22)]
    parts += fringe(
        [(p[0], p[1] - 0.0, max(0.16, p[2])) for p in ed],
        0.34,
        surface(mix_colors(color, color_2, 0.4), 0.9, sheen=0.5),
        0.017,
        5,
        (0, -0.5, -0.75),
        3,
        0.02,
    )
    return group(parts, loc, rot, scale)


def folded_shirt(color="#dfe8ef", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, button="#ffffff"):
    """Folded shirt lying flat, collar at +Y (away), seen from above."""
    m = canvas(color, 1.6)
    W, L, T = 2.2, 3.0, 0.26
    parts = []

    def top(u, v):
        x, y = (u - 0.5) * W, (v - 0.5) * L
        ed = (1 - abs(2 * u - 1) ** 10) * (1 - abs(2 * v - 1) ** 14)
        nn = 0.02 * noise.noise(Vector((x * 1.2, y * 0.9, 3))) + 0.014 * sin(x * 4 + y * 2)
        return (x, y, 0.02 + T * max(0, ed) ** 0.45 + nn * ed)

    b_ = grid(90, 110, top, m)
    parts += [b_, box((W * 0.97, L * 0.97, 0.16), 0.07, m, (0, 0, 0.09))]
    parts.append(
        grid(
            8,
            60,
            lambda u, v: (lambda p: (p[0], p[1], p[2] + 0.016))(top(0.5 + (u - 0.5) * 0.10, 0.02 + v * 0.84)),
            m,
            thickness=0.02,
        )
    )
    st = [Vector(top(0.5 + 0.042, 0.03 + 0.82 * i / 30)) + Vector((0, 0, 0.03)) for i in range(31)]
    parts.append(stitches(st, mix_colors(color, "#000000", 0.25), 0.04, 0.035, 0.005))
    parts.append(
        stitches(
            [p - Vector((0.185, 0, 0)) for p in st], mix_colors(color, "#000000", 0.25), 0.04, 0.035, 0.005
        )
    )
    for i in range(5):
        p = Vector(top(0.5, 0.12 + 0.165 * i)) + Vector((0, 0, 0.03))
        parts.append(
            lathe(
                [(0, 0), (0.05, 0), (0.055, 0.012), (0.045, 0.022), (0, 0.014)],
                surface(button, 0.25, coat=0.4),
                0.006,
                loc=tuple(p),
            )
        )
    cz = T + 0.03
    nk = L / 2 - 0.34  # collar: stand + two leaves
    for side in (-1, 1):

        def leaf_(u, v):
            A = smooth_path(
                [
                    (0, 0.60, 0.30),
                    (side * 0.34, 0.50, 0.30),
                    (side * 0.47, 0.18, 0.24),
                    (side * 0.30, -0.06, 0.13),
                    (side * 0.045, -0.20, 0.08),
                ],
                30,
            )
            B = smooth_path(
                [
                    (0, 0.74, 0.05),
                    (side * 0.46, 0.66, 0.06),
                    (side * 0.74, 0.24, 0.06),
                    (side * 0.66, -0.22, 0.06),
                    (side * 0.40, -0.62, 0.065),
                ],
                30,
            )
            i = min(29, int(u * 30))
            k = u * 30 - i
            p = A[i].lerp(A[i + 1], k).lerp(B[i].lerp(B[i + 1], k), v)
            return (p.x, p.y + nk - 0.34, cz + p.z + 0.07 * sin(pi * v) * (1 - 0.5 * u))

        o = grid(50, 14, leaf_, m)
        add_modifier(o, "SOLIDIFY", thickness=0.045, offset=0)
        add_bevel(o, 0.012, 2)
        parts.append(o)
        parts.append(
            stitches(
                [Vector(leaf_(u / 40, 0.90)) + Vector((0, 0, 0.028)) for u in range(4, 39)],
                mix_colors(color, "#000000", 0.25),
                0.04,
                0.035,
                0.005,
            )
        )
    parts.append(
        grid(
            60,
            10,
            lambda u, v: (
                lambda a, r: (
                    r * 1.0 * sin(a),
                    nk - 0.16 - r * 0.86 * cos(a),
                    cz + 0.02 + 0.28 * v * (0.45 + 0.55 * (1 - cos(a)) / 2),
                )
            )(tau * (u - 0.5) + 0.0, 0.45 + 0.03 * v),
            m,
            thickness=0.03,
        )
    )
    parts.append(
        cylinder(
            0.43, 0.02, surface(mix_colors(color, "#000000", 0.3), 0.9), 0.005, (0, nk - 0.16, cz + 0.02)
        )
    )
    parts.append(
        box((0.30, 0.14, 0.01), 0.003, surface("#2c3a4f", 0.8), (0, nk + 0.06, cz + 0.14), (64, 0, 0))
    )
    parts.append(patch_top(parts[0], [(-0.78, -0.15), (-0.78, 0.42)], [(-0.28, -0.15), (-0.28, 0.42)], m))
    return group(parts, loc, rot, scale)


def hanger_bar(z=0, w=1.05, wood_color="#b98a5e"):
    """Wooden hanger and its hook, as a list of parts."""
    wm = wood(wood_color, mix_colors(wood_color, "#3a2010", 0.4), 1.5, "X")
    return [
        tube(
            [
                (-w, 0, z - 0.34),
                (-w * 0.62, 0, z - 0.16),
                (-0.16, 0, z + 0.02),
                (0, 0, z + 0.05),
                (0.16, 0, z + 0.02),
                (w * 0.62, 0, z - 0.16),
                (w, 0, z - 0.34),
            ],
            0.07,
            wm,
            taper=[0.8, 1.05, 0.9, 0.9, 0.9, 1.05, 0.8],
        ),
        tube(
            [
                (0, 0, z + 0.05),
                (0, 0, z + 0.28),
                (0.02, 0, z + 0.36),
                (0.15, 0, z + 0.47),
                (0.17, 0, z + 0.62),
                (0.02, 0, z + 0.74),
                (-0.14, 0, z + 0.66),
            ],
            0.022,
            metal(STEEL, 0.2),
        ),
    ]


def torso(
    material,
    length=2.6,
    w=1.12,
    flare=0.05,
    fold=0.05,
    seed=1,
    neck=(0.36, 0.42),
    back=0.08,
    depth=0.17,
    nx=130,
    ny=100,
    shoulder_z=-0.05,
    drop=0.30,
):
    """Front and back panel of a hung garment; returns (front, back, function)"""

    def pan(sg):
        def f(u, v):
            x = (u - 0.5) * 2
            ax = abs(x)
            sh = shoulder_z - drop * ax**1.25
            nkd = neck[1] if sg < 0 else back
            q = ax * w / neck[0]
            ne = nkd * max(0, 1 - q * q) ** 0.55 if q < 1 else 0
            top = sh - ne
            ww = w * (1 + flare * v - 0.05 * sin(pi * min(1, v * 1.15)))
            z = top + (-length - top) * v
            k = min(1, v * 1.8) ** 1.2
            fo = fold * k * (
                sin(x * 7.5 + seed) + 0.55 * sin(x * 13 + seed * 2 + v * 2.2)
            ) + 0.5 * fold * noise.noise(Vector((x * 2.3 + seed, v * 3, sg))) * min(1, v * 4)
            fo += 0.45 * fold * sin((ax * 6 + v * 9)) * math.exp(-(((v - 0.16) / 0.12) ** 2)) * ax
            return (
                x * ww,
                sg * (depth * (1 - abs(x) ** 2.6) ** 0.6 + 0.012) * (0.55 + 0.45 * min(1, v * 3))
                + fo * (1 - ax**6) * (1 if sg < 0 else 0.6),
                z + 0.02 * sin(x * 5 + seed) * v,
            )

        return f

    front, bk_ = pan(-1), pan(1)
    return grid(nx, ny, front, material, thickness=0.022), grid(nx, ny, bk_, material, thickness=0.022), front


def garment_sleeve(material, side, x0, z0, length, w0=0.30, w1=0.26, angle=14, seed=1, depth=0.16, bend=0.0):
    """Sleeve hanging from (x0, z0), `angle` degrees off the vertical."""
    sections = []
    n = 44
    a = radians(angle)
    for i in range(n + 1):
        t = (i / n) ** 1.25
        dm = sqrt(max(0, 1 - max(0, 1 - t * length / 0.26) ** 2)) * 0.93 + 0.07
        cx = x0 + sin(a) * length * t + bend * sin(pi * t)
        cz = z0 - cos(a) * length * t
        w = (w0 + (w1 - w0) * t) * dm
        d = depth * (1 - 0.1 * t) * dm
        ring = []
        for j in range(44):
            p = tau * j / 44
            wr = 1 + 0.05 * sin(t * 16 + p * 2 + seed) * min(1, t * 4) + 0.03 * sin(t * 29 + seed - p)
            ring.append(
                (
                    side * (cx + w * cos(p) * cos(a) * wr),
                    d * sin(p) * wr - 0.01,
                    cz - w * cos(p) * sin(a) * -1 * 0.0 + w * cos(p) * sin(a),
                )
            )
        sections.append(ring)
    o = loft(sections, material, caps=False)
    add_modifier(o, "SOLIDIFY", thickness=0.025, offset=-1)
    return o


def tee_on_hanger(color="#f3efe6", mark="#d8693f", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """T-shirt with a round print on a hanger."""
    m = fabric(color, "felt", 2.0, 0.3)
    fr, bk_, f = torso(m, 2.75, 1.08, 0.03, 0.075, 2, (0.40, 0.34), 0.09, 0.18)
    P = hanger_bar(0, 1.0) + [fr, bk_]
    b = ray_target(fr)
    for side in (-1, 1):
        P.append(garment_sleeve(m, side, 0.70, -0.36, 1.22, 0.31, 0.38, 29, 3 + side, 0.16))
    nkp = [Vector(f(0.5 + 0.5 * x, 0)) for x in [-0.37 + 0.74 * i / 60 for i in range(61)]]
    nb = [
        Vector(
            (
                p.x,
                0.03,
                -0.05 - 0.30 * (abs(p.x) / 1.08) ** 1.25 - 0.09 * max(0, 1 - (p.x / 0.40) ** 2) ** 0.55,
            )
        )
        for p in nkp
    ]
    P.append(tube([tuple(p + Vector((0, -0.01, 0.01))) for p in nkp], 0.052, m, kind="POLY"))
    P.append(tube([tuple(p + Vector((0, 0.01, 0.02))) for p in nb], 0.048, m, kind="POLY"))
    for z in (-2.66, -2.61):
        P.append(
            stitches(
                [tuple(project(b, x, z, 0.016)[0]) for x in [-1.0 + 2.0 * i / 60 for i in range(61)]],
                mix_colors(color, "#000000", 0.22),
                0.05,
                0.04,
                0.006,
            )
        )
    if mark:
        P.append(disc_on(b, 0, -1.02, 0.40, surface(mark, 0.85), 0.02))
        for z0, z1 in ((-1.10, -1.05), (-1.20, -1.135), (-1.32, -1.24)):
            P.append(patch([(-0.45, z0), (0.45, z0)], [(-0.45, z1), (0.45, z1)], b, 0.027, 0, m, 6, 40))
    P.append(box((0.17, 0.008, 0.11), 0.002, surface("#2b2622", 0.8), (0, 0.05, -0.20)))
    return group(P, loc, rot, scale)


def coat_on_hanger(
    color="#b98d62",
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    scale=1.0,
    lapel=None,
    tee="#f3efe6",
    button="#3a2a20",
    handle_color="#b98a5e",
):
    """Belted coat on a hanger; the hook's foot is at the origin."""
    m = fabric(color, "felt", 1.4, 0.5)
    lm = fabric(lapel or mix_colors(color, "#000000", 0.10), "felt", 1.4, 0.5)
    fr, bk_, f = torso(m, 4.05, 1.10, 0.16, 0.085, 4, (0.34, 0.30), 0.05, 0.26, ny=140)
    P = hanger_bar(0, 1.02, handle_color) + [fr, bk_]
    b = ray_target(fr)
    for side in (-1, 1):
        P.append(garment_sleeve(m, side, 0.84, -0.36, 2.42, 0.29, 0.25, 10, 5 + side, 0.20, 0.05))
    P.append(
        patch(
            [(-0.24, -0.36), (-0.10, -1.2), (0.02, -1.62)],
            [(0.24, -0.36), (0.22, -0.7), (0.06, -1.62)],
            b,
            0.012,
            0.004,
            fabric(tee, "felt", 1, 0.3),
            24,
            40,
        )
    )
    for side in (1, -1):
        inn = [(side * 0.20, -0.20), (side * 0.22, -0.55), (0.06 if side > 0 else -0.0, -1.66)]
        out = [
            (side * 0.40, -0.16),
            (side * 0.66, -0.66),
            (side * 0.70, -0.84),
            (side * 0.46, -1.15) if side > 0 else (side * 0.44, -1.15),
            (0.10 if side > 0 else -0.02, -1.70),
        ]
        P.append(patch(inn, out, b, 0.055, 0.05, lm, 24, 60))
    P.append(
        tube(
            [
                (
                    sg_ * 0.36 * sin(radians(a)),
                    0.03 - 0.20 * cos(radians(a)),
                    -0.12 + 0.10 * (1 - cos(radians(a))) / 2,
                )
                for sg_, a in [(1, x) for x in range(40, 321, 14)]
            ],
            0.075,
            lm,
            taper=None,
        )
    )
    P.append(
        tube_on(
            [(0.12, -1.68), (0.14, -2.6), (0.15, -3.95)],
            b,
            0.014,
            surface(mix_colors(color, "#000000", 0.45), 0.9),
            0.006,
            n=50,
        )
    )
    P.append(
        strap(
            [
                tuple(project(b, x, -1.78 + 0.02 * cos(x * 2), 0.05)[0])
                for x in [-1.02 + 2.04 * i / 24 for i in range(25)]
            ],
            0.19,
            0.045,
            lm,
            normal=(0, -1, 0),
            width_dir=(0, 0, 1),
        )
    )
    k = project(b, 0.04, -1.78, 0.11)[0]
    P += [
        blob(
            [
                (tuple(k), (0.14, 0.08, 0.13)),
                (tuple(k + Vector((0.06, -0.03, 0.02))), (0.10, 0.07, 0.11), (0, 30, 0)),
            ],
            lm,
            0.02,
            6,
        ),
        strap(
            [tuple(k), tuple(k + Vector((0.10, -0.05, -0.30))), tuple(k + Vector((0.12, -0.02, -0.95)))],
            0.17,
            0.04,
            lm,
            normal=(0, -1, 0),
        ),
        strap(
            [tuple(k), tuple(k + Vector((-0.10, -0.04, -0.28))), tuple(k + Vector((-0.16, -0.01, -0.80)))],
            0.17,
            0.04,
            lm,
            normal=(0, -1, 0),
        ),
    ]
    for x, z in ((0.34, -1.40), (-0.14, -1.40), (0.36, -2.25), (-0.10, -2.25)):
        p, n = project(b, x, z, 0.03)
        o = lathe(
            [(0, 0), (0.06, 0), (0.07, 0.015), (0.055, 0.03), (0, 0.018)],
            surface(button, 0.25, coat=0.4),
            0.006,
        )
        o.location = p
        o.rotation_euler = n.to_track_quat("Z", "Y").to_euler()
        P.append(o)
    for side in (-1, 1):
        P.append(
            patch(
                [(side * 0.52, -2.22), (side * 0.56, -2.52)],
                [(side * 0.95, -2.12), (side * 0.99, -2.42)],
                b,
                0.04,
                0.04,
                m,
                16,
                10,
            )
        )
    return group(P, loc, rot, scale)
