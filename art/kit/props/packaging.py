"""Printed boxes and sleeves, bottles and flacons. 1 unit = 10 cm."""

import math
from math import cos, pi, sin, tau

from kit.curves import tube
from kit.materials.natural import wood
from kit.materials.solid import GOLD, glass, metal, plastic, surface
from kit.objects import add_modifier, group, mesh_object, place, shade_smooth
from kit.outlines import rounded_rect
from kit.shapes import box, cylinder, extrude, grid, image_grid, lathe, loft


def printed_sleeve(profile, material, segments=128, offset=0.0, a0=0.0):
    """Open lathe with UV: prof [(r,z)...], u runs round (u=.5 faces -Y at rot 0), v = arc length bottom to top."""
    L = [0.0]
    for i in range(1, len(profile)):
        L.append(L[-1] + math.dist(profile[i], profile[i - 1]))
    n = len(profile)

    def f(u, v):
        j = min(n - 1, round(v * (n - 1)))
        r, z = profile[j]
        a = tau * (u - 0.5) - pi / 2 + a0
        return ((r + offset) * cos(a), (r + offset) * sin(a), z)

    o = grid(segments + 1, n, f, material, angle=180)
    uv = o.data.uv_layers.new(name="UVMap")
    for l in o.data.loops:
        i = l.vertex_index
        uv.data[l.index].uv = ((i % (segments + 1)) / segments, L[i // (segments + 1)] / L[-1])
    return o


def printed_panel(w, h, material, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Upright picture plane in XZ facing -Y, centred."""
    return image_grid(2, 2, lambda u, v: ((u - 0.5) * w, 0, (v - 0.5) * h), material, loc=loc, rot=rot)


def carton(w, d, h, front, side, top, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.012, back=None, bottom=None):
    """Textured box, base at z=0. front/side/top are materials with images (UV 0..1 per face)"""
    x, y = w / 2, d / 2
    verts = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, h), (x, -y, h), (x, y, h), (-x, y, h)]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)]
    o = mesh_object(verts, faces, front, False)
    for mm in (side, top, back or front, bottom or side):
        o.data.materials.append(mm)
    uv = o.data.uv_layers.new(name="UVMap")
    Q = [(0, 0), (1, 0), (1, 1), (0, 1)]
    for i, p in enumerate(o.data.polygons):
        p.material_index = [0, 1, 3, 1, 2, 4][i]
        for q, li in enumerate(p.loop_indices):
            uv.data[li].uv = Q[q]
    if bevel:
        add_modifier(o, "BEVEL", width=bevel, segments=3, limit_method="ANGLE")
        shade_smooth(o, 45)
    return place(o, loc, rot)


def cosmetic_bottle(
    kind="pump",
    color="#e9dccb",
    cap="#2b2b2b",
    label=None,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    scale=1.0,
    material=None,
    cap_material=None,
):
    """Cosmetics: pump, dropper, jar, tube, spray, flask."""
    material = material or plastic(color)
    cm = cap_material or plastic(cap, 0.25)
    parts = []
    if kind == "jar":
        parts = [
            lathe([(0, 0), (0.55, 0), (0.55, 0.42), (0, 0.42)], material, 0.08),
            lathe([(0, 0.45), (0.56, 0.45), (0.56, 0.72), (0, 0.72)], cm, 0.04),
        ]
        H, R = 0.42, 0.55
    elif kind == "tube":
        sections = []
        for i in range(20):
            z = 0.3 + i * 0.075
            k = i / 19
            sections.append(
                [
                    ((0.34 + 0.08 * k) * cos(a), (0.34 * (1 - k) + 0.015 * k) * sin(a), z)
                    for a in [tau * j / 64 for j in range(64)]
                ]
            )
        parts = [loft(sections, material), cylinder(0.3, 0.3, cm, 0.03)]
        H, R = 1.2, 0.36
    else:
        H, R = {"pump": (1.35, 0.4), "dropper": (0.95, 0.38), "spray": (1.5, 0.33), "flask": (1.7, 0.42)}[
            kind
        ]
        parts = [
            lathe([(0, 0), (R, 0), (R, H), (0.16, H + 0.06), (0.16, H + 0.14), (0, H + 0.14)], material, 0.09)
        ]
        if kind == "pump":
            parts += [
                cylinder(0.19, 0.16, cm, 0.02, (0, 0, H + 0.1)),
                cylinder(0.06, 0.3, cm, 0.01, (0, 0, H + 0.2)),
                box((0.2, 0.5, 0.1), 0.045, cm, (0, -0.13, H + 0.5)),
            ]
        elif kind == "dropper":
            parts += [
                cylinder(0.18, 0.26, cm, 0.02, (0, 0, H + 0.1)),
                lathe(
                    [(0, 0), (0.1, 0), (0.12, 0.22), (0.09, 0.4), (0, 0.42)],
                    surface("#efe6da", 0.5),
                    0.05,
                    loc=(0, 0, H + 0.35),
                ),
            ]
        else:
            parts += [cylinder(0.2, 0.42, cm, 0.03, (0, 0, H + 0.1))]
    if label:
        parts.append(
            grid(
                33,
                3,
                lambda u, v: (
                    (R + 0.004) * sin((u - 0.5) * 1.9),
                    -(R + 0.004) * cos((u - 0.5) * 1.9),
                    H * (0.28 + 0.42 * v),
                ),
                surface(label, 0.6),
            )
            if kind != "tube"
            else None
        )
    return group(parts, loc, rot, scale)


def water_bottle(color="#6f8373", cap="#2b2622", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Steel drinking bottle."""
    m = surface(color, 0.42, specular=0.4, bump=0.10, bump_scale=120, bump_dist=0.004)
    st = metal("#c9c6c0", 0.24, 0.4)
    parts = [
        lathe([(0, 0.0), (0.56, 0), (0.60, 0.04), (0.60, 0.16)], st, 0.03),
        lathe([(0.602, 0.15), (0.61, 0.17), (0.61, 2.25), (0.52, 2.52), (0.40, 2.64), (0.0, 2.64)], m, 0.12),
        lathe([(0.0, 2.62), (0.405, 2.62), (0.405, 2.70), (0, 2.70)], st, 0.01),
        lathe(
            [(0, 2.69), (0.44, 2.69), (0.46, 2.72), (0.46, 3.08), (0.42, 3.13), (0, 3.13)],
            surface(cap, 0.4, coat=0.1),
            0.03,
        ),
        tube(
            [
                (-0.44, 0, 2.86),
                (-0.52, 0, 3.2),
                (-0.34, 0, 3.52),
                (0, 0, 3.60),
                (0.34, 0, 3.52),
                (0.52, 0, 3.2),
                (0.44, 0, 2.86),
            ],
            0.062,
            surface(cap, 0.4, coat=0.1),
        ),
    ]
    parts += [cylinder(0.085, 0.05, st, 0.015, (side * 0.43, 0, 2.88), (0, side * 90, 0)) for side in (-1, 1)]
    lab = lambda z0, z1, a, mm, r=0.614: grid(
        40, 6, lambda u, v: (r * sin((u - 0.5) * a), -r * cos((u - 0.5) * a), z0 + (z1 - z0) * v), mm
    )
    w_ = surface("#f6f1e8", 0.6)
    parts += [
        grid(
            60,
            10,
            lambda u, v: (lambda x, z: (0.614 * sin(x / 0.614), -0.614 * cos(x / 0.614), z))(
                0.20 * v * cos(tau * u), 1.35 + 0.20 * v * sin(tau * u)
            ),
            w_,
        ),
        lab(1.29, 1.315, 0.9, m, 0.616),
        lab(1.235, 1.265, 0.9, m, 0.616),
    ]
    return group(parts, loc, rot, scale)


def perfume(color="#e6a98a", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, cap="#2b2622"):
    """Solid-looking tinted bottle: cheap glass (glossy coat over a gradient) with a clear thick base."""
    g = glass("#fbfbfb", 0.0, 1.45, 0.96)
    parts = [
        extrude([rounded_rect(1.5, 0.86, 0.20)], 1.75, 0.08, g, (0, 0, 0.92), segments=6),
        extrude(
            [rounded_rect(1.22, 0.58, 0.12)],
            1.22,
            0.05,
            surface(color, 0.10, coat=1, specular=0.6, emit=color, emit_strength=0.10),
            (0, 0, 0.93),
            segments=5,
        ),
    ]
    parts += [
        cylinder(0.27, 0.20, metal(GOLD, 0.14), 0.03, (0, 0, 1.78)),
        lathe(
            [(0, 0), (0.40, 0), (0.42, 0.03), (0.42, 0.74), (0.38, 0.80), (0, 0.80)],
            wood("#6a4630", "#3e2819", 2.2, "Z", 0.3, 0.4) if cap == "wood" else surface(cap, 0.25, coat=0.4),
            0.05,
            loc=(0, 0, 1.93),
        ),
        sewn_label(0.66, 0.52, "#fbf7f0", (0, -0.445, 0.92), (90, 0, 0), 0.012),
        sewn_label(0.36, 0.035, "#3a322c", (0, -0.454, 1.0), (90, 0, 0), 0.006),
        sewn_label(0.24, 0.022, "#9a8f84", (0, -0.454, 0.88), (90, 0, 0), 0.006),
    ]
    return group(parts, loc, rot, scale)


def sewn_label(w=0.3, h=0.2, material="#f7f2ea", loc=(0, 0, 0), rot=(90, 0, 0), d=0.015):
    """Small woven label."""
    return extrude(
        [rounded_rect(w, h, 0.02)],
        d,
        0.004,
        surface(material, 0.8) if isinstance(material, str) else material,
        loc,
        rot,
    )
