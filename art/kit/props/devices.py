"""Headphones, camera, film, microphone. 1 unit = about 10 cm."""

import math
from math import cos, radians, sin, tau

from mathutils import Vector

from kit.color import mix_colors
from kit.curves import strap, tube
from kit.materials.solid import GOLD, metal, surface
from kit.materials.textile import fabric, perforated_metal
from kit.objects import group
from kit.outlines import rounded_rect, smooth_path
from kit.shapes import box, cylinder, extrude, grid, lathe, loft, sphere, torus, uv_grid


def headphones(color="#e9dfd0", color_2="#3a322c", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Over-ear, standing upright on the cups."""
    m = surface(color, 0.36, coat=0.2)
    pad = fabric(color_2, "leather", 1.8)
    st = metal("#c9c2b8", 0.2)
    parts = []
    arc = lambda a0, a1, r, z=1.35, n=40: [
        (r * cos(radians(a0 + (a1 - a0) * i / n)), 0, z + r * 1.02 * sin(radians(a0 + (a1 - a0) * i / n)))
        for i in range(n + 1)
    ]
    parts.append(strap(arc(22, 158, 1.20), 0.46, 0.09, m, normal=(0, 0, 1), width_dir=(0, 1, 0)))
    sections = []
    q = arc(40, 140, 1.10)
    for i, p in enumerate(q):
        t = i / 40
        k = (1 - abs(2 * t - 1) ** 4) ** 0.5 * 0.9 + 0.1
        a = radians(40 + 100 * t)
        n = Vector((cos(a), 0, sin(a)))
        sections.append(
            [
                tuple(Vector(p) + n * (0.085 * k * sin(b)) + Vector((0, 0.22 * k * cos(b), 0)))
                for b in [tau * j / 28 for j in range(28)]
            ]
        )
    parts.append(loft(sections, pad))
    for side in (-1, 1):
        for y in (-0.09, 0.09):
            parts.append(
                tube(
                    [
                        (side * 1.11, y, 1.78),
                        (side * 1.19, y, 1.45),
                        (side * 1.23, y, 1.10),
                        (side * 1.24, y, 0.86),
                    ],
                    0.024,
                    st,
                )
            )
        parts.append(box((0.10, 0.34, 0.26), 0.04, m, (side * 1.22, 0, 0.98), (0, side * -6, 0)))
        cup = [
            lathe(
                [(0, 0), (0.50, 0), (0.60, 0.04), (0.64, 0.14), (0.64, 0.26), (0.60, 0.30), (0, 0.30)],
                m,
                0.07,
            ),
            lathe(
                [(0.20, 0), (0.58, 0), (0.64, 0.08), (0.62, 0.22), (0.50, 0.27), (0.36, 0.22), (0.33, 0.10)],
                pad,
                0.08,
                loc=(0, 0, 0.30),
            ),
            cylinder(0.34, 0.05, surface("#1d1a18", 0.9), 0.01, (0, 0, 0.33)),
            lathe(
                [(0, -0.02), (0.36, -0.02), (0.38, 0.0), (0.30, 0.01)],
                metal(color_2 if color_2 != "#3a322c" else "#c9a27a", 0.28),
                0.01,
            ),
            torus(0.47, 0.012, surface(mix_colors(color, "#000000", 0.25), 0.5), (0, 0, 0.005)),
        ]
        g = group(cup)
        g.rotation_euler = (0, radians(-90 * side), radians(0))
        g.location = (side * 1.36, 0, 0.66)
        g.scale = (1.0, 1.0, 1.0)
        parts.append(g)
    return group(parts, loc, rot, scale)


def photo_camera(color="#2a2724", top="#c9c2b6", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Rangefinder camera."""
    lm = fabric(color, "leather", 2.6, 0)
    st = metal(top, 0.34)
    bk = surface("#141414", 0.35, coat=0.2)
    parts = []
    parts += [
        extrude([rounded_rect(3.5, 1.05, 0.38)], 1.55, 0.05, lm, (0, 0, 1.0)),
        extrude([rounded_rect(3.54, 1.09, 0.40)], 0.40, 0.05, st, (0, 0, 1.92)),
        extrude([rounded_rect(3.54, 1.09, 0.40)], 0.16, 0.04, st, (0, 0, 0.20)),
        extrude(
            [[(-0.62, 0), (0.62, 0), (0.46, 0.36), (0.30, 0.44), (-0.30, 0.44), (-0.46, 0.36)]],
            0.92,
            0.06,
            st,
            (-0.0, 0, 2.08),
            (90, 0, 0),
        ),
        box((0.62, 0.10, 0.26), 0.03, surface("#0b0b0d", 0.08, coat=1), (0, -0.47, 2.28)),
        box((0.36, 0.10, 0.22), 0.03, surface("#2b1a0c", 0.08, coat=1), (1.15, -0.51, 1.93)),
    ]
    parts += [
        cylinder(0.30, 0.22, metal(top, 0.3), 0.03, (-1.15, 0, 2.11)),
        cylinder(0.21, 0.12, bk, 0.03, (-1.15, 0, 2.33)),
        cylinder(0.25, 0.20, bk, 0.03, (1.05, 0.08, 2.11)),
        cylinder(0.13, 0.20, metal("#e8b86b", 0.2), 0.03, (1.48, -0.12, 2.11)),
        cylinder(0.16, 0.06, st, 0.02, (1.48, -0.12, 2.10)),
    ]
    for k in range(40):
        a = tau * k / 40
        parts.append(box((0.02, 0.02, 0.16), 0.004, bk, (-1.15 + 0.30 * cos(a), 0.30 * sin(a), 2.22)))
    L = [
        lathe([(0, 0), (1.02, 0), (1.02, 0.16), (0.94, 0.20), (0.94, 0.34), (0, 0.34)], st, 0.03),
        lathe(
            [
                (0.0, 0.30),
                (0.90, 0.30),
                (0.90, 0.62),
                (0.86, 0.64),
                (0.86, 0.98),
                (0.80, 1.06),
                (0.70, 1.06),
                (0.64, 0.92),
                (0.60, 0.86),
                (0, 0.86),
            ],
            bk,
            0.02,
        ),
        lathe([(0.865, 0.92), (0.872, 0.94), (0.865, 0.96)], metal("#e8b86b", 0.2), 0),
        sphere(0.60, surface("#120b06", 0.03, coat=1, specular=1), (0, 0, 0.86), scale=(1, 1, 0.22)),
        torus(0.50, 0.035, surface("#0c0c0d", 0.3), (0, 0, 0.95)),
    ]
    L.append(
        lathe(
            [(0, 0.985), (0.30, 0.965), (0.44, 0.93)],
            surface("#b8681c", 0.05, coat=1, emit="#ff9a30", emit_strength=0.10),
            0,
        )
    )
    L.append(lathe([(0, 1.0), (0.20, 0.985)], surface("#160c05", 0.03, coat=1), 0))
    for k in range(56):
        a = tau * k / 56
        L.append(
            box(
                (0.045, 0.03, 0.22),
                0.008,
                bk,
                (0.895 * cos(a), 0.895 * sin(a), 0.50),
                (0, 0, math.degrees(a)),
            )
        )
    for k in range(9):
        a = radians(50 + 10 * k)
        L.append(
            box(
                (0.012, 0.06, 0.004),
                0,
                surface("#f4ead9", 0.6),
                (0.90 * cos(a) * 1.0, 0.90 * sin(a), 0.72),
                (0, 0, math.degrees(a)),
            )
        )
    parts.append(group(L, (0, -0.50, 1.06), (90, 0, 0)))
    for side in (-1, 1):
        parts.append(torus(0.10, 0.025, metal(top, 0.2), (side * 1.80, 0, 1.72), (0, 90, 0)))
    return group(parts, loc, rot, scale)


def film_roll(color="#f0a22e", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, strip=True):
    """35 mm film can, with a strip pulled out."""
    bk = surface("#17181a", 0.4)
    parts = [
        cylinder(0.42, 1.05, surface(color, 0.4, coat=0.2), 0.02, (0, 0, 0.06)),
        cylinder(0.445, 0.10, bk, 0.02),
        cylinder(0.445, 0.10, bk, 0.02, (0, 0, 1.08)),
        cylinder(0.16, 0.26, bk, 0.02, (0, 0, 1.14)),
        grid(
            30,
            5,
            lambda u, v: (0.425 * sin((u - 0.5) * 1.5), -0.425 * cos((u - 0.5) * 1.5), 0.36 + 0.44 * v),
            surface("#17181a", 0.5),
        ),
        grid(
            30,
            3,
            lambda u, v: (0.428 * sin((u - 0.5) * 0.9), -0.428 * cos((u - 0.5) * 0.9), 0.52 + 0.10 * v),
            surface("#f7efe0", 0.5),
        ),
    ]
    if strip:
        fm = surface("#2a1a10", 0.15, coat=0.6)
        f = lambda u, v: (0.40 + 1.9 * u, 0.10 * sin(u * 4) + 0.10 * u * u, 0.12 + 0.95 * v)
        parts.append(grid(50, 4, f, fm, thickness=0.012))
        for k in range(15):
            for v in (0.07, 0.93):
                q = f(0.04 + 0.063 * k, v)
                parts.append(box((0.055, 0.03, 0.05), 0.004, surface("#8a7358", 0.6), q))
        for k in range(5):
            q = f(0.10 + 0.19 * k, 0.5)
            parts.append(box((0.30, 0.024, 0.56), 0.02, surface("#7a4a1e", 0.2, coat=0.5), q))
    return group(parts, loc, rot, scale)


def microphone(color="#23262b", grille="#c9ccd0", accent=GOLD, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Studio condenser, upright in a ring mount on a desk stand."""
    m = surface(color, 0.32, coat=0.25)
    st = metal("#8f9398", 0.25)
    ac = metal(accent, 0.18)
    parts = []
    pr = smooth_path([(0.60, 0), (0.62, 0.5), (0.62, 0.85), (0.56, 1.12), (0.38, 1.30), (0.001, 1.36)], 60)

    def gr(u, v):
        i = min(59, int(v * 60))
        p = pr[i].lerp(pr[i + 1], v * 60 - i)
        return (p.x * cos(tau * u), p.x * sin(tau * u) * 0.92, p.y)

    parts += [
        uv_grid(160, 90, gr, perforated_metal(grille)),
    ]
    parts[0].location.z = 1.75
    parts += [
        lathe(
            [(0, 0.35), (0.30, 0.35), (0.40, 0.42), (0.58, 0.62), (0.60, 0.75), (0.60, 1.68), (0.0, 1.68)],
            m,
            0.06,
        ),
        lathe([(0, 1.66), (0.635, 1.66), (0.645, 1.69), (0.645, 1.76), (0.63, 1.80), (0, 1.80)], ac, 0.02),
        lathe([(0.61, 0.92), (0.618, 0.95), (0.61, 0.98)], ac, 0),
    ]
    parts[-3].scale = parts[-2].scale = parts[-1].scale = (1, 0.95, 1)
    parts.append(torus(0.626, 0.03, ac, (0, 0, 2.45), scale=(1, 0.93, 1)))
    parts.append(
        lathe(
            [(0, 0), (0.075, 0), (0.085, 0.02), (0.06, 0.04), (0, 0.03)],
            ac,
            0.01,
            loc=(0, -0.575, 1.22),
            rot=(90, 0, 0),
        )
    )
    parts.append(box((0.05, 0.02, 0.26), 0.01, ac, (0, -0.58, 0.80)))
    up = group(parts)
    up.location = (0, 0, 1.35)
    Q = [up, torus(0.94, 0.055, st, (0, 0, 2.25)), torus(0.94, 0.055, st, (0, 0, 2.95))]
    for k in range(8):
        a = tau * k / 8 + 0.2
        Q.append(
            tube(
                [
                    (0.94 * cos(a), 0.94 * sin(a), 2.25 + (0.70 if k % 2 else 0)),
                    (0.63 * cos(a + 0.3), 0.60 * sin(a + 0.3), 2.60),
                ],
                0.022,
                surface("#17181a", 0.7),
                kind="POLY",
            )
        )
    for a in (0.5, 2.64):
        Q.append(
            tube(
                [(0.94 * cos(a), 0.94 * sin(a), 2.25), (0.94 * cos(a), 0.94 * sin(a), 2.95)],
                0.04,
                st,
                kind="POLY",
            )
        )
    Q += [
        tube(
            [
                (0.94, 0, 2.25),
                (1.18, 0, 2.1),
                (1.22, 0, 1.7),
                (1.0, 0.2, 1.1),
                (0.4, 0.4, 0.75),
                (0, 0.45, 0.5),
                (0, 0.45, 0.12),
            ],
            0.075,
            st,
        ),
        cylinder(0.95, 0.14, m, 0.05, (0, 0.45, 0)),
        cylinder(0.17, 0.16, st, 0.03, (0, 0.45, 0.14)),
        torus(0.80, 0.012, ac, (0, 0.45, 0.143)),
    ]
    return group(Q, loc, rot, scale)
