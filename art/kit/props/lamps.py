"""Lamps, candles and lanterns with the light they give."""

from math import cos, sin

import bpy

from kit.color import linear, mix_colors
from kit.curves import tube
from kit.lights import glow, point_light
from kit.materials.natural import marble, wood
from kit.materials.solid import BRASS, ceramic, emission, metal, surface
from kit.objects import add_modifier, group, link
from kit.shapes import box, cylinder, grid, lathe, smooth_lathe, sphere, torus


def lamp(
    kind="arc", material=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, power=25, glow="#ffd9a0", shade=None
):
    """Arc (floor), mushroom (table), globe (pendant; loc = globe centre), tripod."""
    material = material or metal(BRASS, 0.25)
    parts = []

    def pt(z, x=0, e=power):
        light = bpy.data.lights.new("l", "POINT")
        light.energy = e
        light.color = linear(glow)[:3]
        light.shadow_soft_size = 0.06
        o = link(bpy.data.objects.new("l", light))
        o.location = (x, 0, z)
        parts.append(o)

    if kind == "arc":
        parts += [
            cylinder(0.17, 0.05, marble(), 0.015),
            tube(
                [(0, 0, 0.04), (0, 0, 1.2), (0.18, 0, 1.75), (0.6, 0, 1.98), (1.0, 0, 1.82), (1.06, 0, 1.68)],
                0.014,
                material,
            ),
            lathe(
                [(0.02, 0.2), (0.13, 0.17), (0.21, 0.0), (0.2, 0.0), (0.12, 0.155), (0, 0.19)],
                shade or material,
                0.03,
                loc=(1.06, 0, 1.5),
            ),
            sphere(0.055, emission(glow, 12), (1.06, 0, 1.56)),
        ]
        pt(1.48, 1.06)
    elif kind == "mushroom":
        parts += [
            lathe(
                [(0, 0), (0.13, 0), (0.1, 0.05), (0.045, 0.14), (0.045, 0.3), (0, 0.3)],
                shade or ceramic("#efe6da"),
                0.04,
            ),
            lathe(
                [(0.03, 0.42), (0.2, 0.37), (0.24, 0.26), (0.23, 0.25), (0.18, 0.33), (0, 0.39)],
                surface("#fff3e0", 0.4, emit=glow, emit_strength=2.2),
                0.06,
            ),
        ]
        pt(0.27, 0, power * 0.4)
    elif kind == "globe":
        parts += [
            sphere(0.2, surface("#fff6e6", 0.3, emit=glow, emit_strength=3.5)),
            tube([(0, 0, 0.2), (0, 0, 4)], 0.005, surface("#222222")),
            cylinder(0.05, 0.05, material, 0.01, (0, 0, 0.19)),
        ]
    else:
        parts += [
            tube([(0, 0, 1.1), (0.32 * cos(a), 0.32 * sin(a), 0)], 0.014, wood(axis="Z"), kind="POLY")
            for a in (0.4, 2.5, 4.6)
        ] + [
            lathe(
                [(0.2, 1.1), (0.2, 1.45), (0.19, 1.45), (0.19, 1.1)],
                surface("#fff0d8", 0.8, emit=glow, emit_strength=1.6),
                0,
            )
        ]
    return group(parts, loc, rot, scale)


def pendant_dome(
    loc=(0, 0, 0),
    r=0.26,
    h=0.24,
    material=None,
    inner="#fff0d8",
    power=18,
    length=2.0,
    color="#ffcf96",
    emit=3.0,
    scale=1.0,
):
    """Pendant dome; loc = rim centre."""
    material = material or metal(BRASS, 0.28)
    parts = [
        smooth_lathe(
            [
                (r, 0),
                (r * 0.985, h * 0.25),
                (r * 0.86, h * 0.6),
                (r * 0.5, h * 0.9),
                (r * 0.12, h),
                (0.03, h + 0.03),
                (0, h + 0.03),
            ],
            material,
            6,
        ),
        smooth_lathe(
            [
                (r * 0.985, 0.002),
                (r * 0.965, h * 0.25),
                (r * 0.84, h * 0.58),
                (r * 0.48, h * 0.87),
                (0, h * 0.96),
            ],
            surface(inner, 0.6),
            5,
        ),
        cylinder(0.03, 0.07, material, 0.008, (0, 0, h + 0.01)),
        tube([(0, 0, h + 0.06), (0, 0, h + 0.06 + length)], 0.005, surface("#1d1a18", 0.7), kind="POLY"),
        sphere(0.06, surface("#fff3dc", 0.4, emit=color, emit_strength=emit * 3), (0, 0, h * 0.42)),
    ]
    g = group(parts, loc, (0, 0, 0), scale)
    if power:
        point_light((loc[0], loc[1], loc[2] + h * 0.2), power, color, 0.08)
    return g


def floor_lamp(
    loc=(0, 0, 0),
    h=1.5,
    material=None,
    shade="#f3e6cf",
    glow_color="#ffd9a0",
    emit=1.4,
    power=14,
    r=0.20,
):
    """Standing lamp with a paper shade."""
    material = material or metal(BRASS, 0.25)
    parts = [
        cylinder(0.15, 0.025, material, 0.01),
        tube([(0, 0, 0.02), (0, 0, h)], 0.011, material, kind="POLY"),
    ]
    sm_ = surface(shade, 0.8, emit=glow_color, emit_strength=emit * 0.35, bump=0.1, bump_scale=120)
    parts.append(
        lathe([(r, h - 0.05), (r * 0.62, h + 0.24), (r * 0.61, h + 0.24), (r * 0.985, h - 0.05)], sm_, 0.0)
    )
    g = group(parts, loc)
    if power:
        point_light((loc[0], loc[1], loc[2] + h + 0.10), power, glow_color, 0.08)
    return g


def table_lamp(color="#c8663d", shade="#f3e8d6", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Ceramic table lamp with a fabric shade."""
    b = lathe(
        [
            (0, 0),
            (0.62, 0),
            (0.70, 0.06),
            (0.72, 0.22),
            (0.52, 0.50),
            (0.34, 0.72),
            (0.50, 0.95),
            (0.56, 1.15),
            (0.42, 1.42),
            (0.20, 1.60),
            (0.10, 1.72),
            (0, 1.72),
        ],
        ceramic(color, 0.3),
        0.16,
        n=10,
    )
    sh = lathe([(0.66, 2.95), (1.12, 1.72)], surface(shade, 0.85, emit="#ffd9a6", emit_strength=0.55), 0)
    add_modifier(sh, "SOLIDIFY", thickness=0.025)
    parts = [
        b,
        sh,
        tube([(0, 0, 1.7), (0, 0, 2.98)], 0.04, metal(BRASS, 0.2)),
        sphere(0.07, metal(BRASS, 0.2), (0, 0, 3.02)),
        torus(0.66, 0.018, surface(mix_colors(shade, "#8a6a4a", 0.25), 0.8), (0, 0, 2.95)),
        torus(1.12, 0.018, surface(mix_colors(shade, "#8a6a4a", 0.25), 0.8), (0, 0, 1.72)),
        sphere(0.2, emission("#ffd9a6", 5), (0, 0, 2.2)),
    ]
    light = bpy.data.lights.new("c", "POINT")
    light.energy = 60
    light.color = (1, 0.72, 0.42)
    light.shadow_soft_size = 0.2
    lo = link(bpy.data.objects.new("c", light))
    lo.location = (0, 0, 1.85)
    parts.append(lo)
    parts.append(
        tube(
            [(0.3, 0.5, 0.05), (0.9, 0.8, 0.03), (1.5, 0.4, 0.03), (2.2, 0.9, 0.03), (4, 1.2, 0.03)],
            0.028,
            "#2b2622",
        )
    )
    return group(parts, loc, rot, scale)


def lantern(
    loc=(0, 0, 0),
    w=0.24,
    h=0.42,
    material=None,
    scale=1.0,
    rot=(0, 0, 0),
    energy=6,
    facing=(0, -8, 2),
    halo=0.4,
):
    """Metal lantern with a burning candle."""
    material = material or surface("#2a211c", 0.5, metal=0.4)
    t = 0.014
    parts = [
        box((w, w, 0.03), 0.006, material, (0, 0, 0.015)),
        box((w, w, 0.025), 0.006, material, (0, 0, h)),
        lathe([(w * 0.42, h + 0.01), (w * 0.12, h + 0.09), (0, h + 0.09)], material, 0.01, segments=4),
        torus(0.04, 0.006, material, (0, 0, h + 0.12), (90, 0, 0)),
    ]
    parts += [
        box((t, t, h), 0.002, material, (x * (w / 2 - t / 2), y * (w / 2 - t / 2), h / 2))
        for x in (-1, 1)
        for y in (-1, 1)
    ]
    parts.append(
        cylinder(
            w * 0.26, h * 0.42, surface("#f3e2c4", 0.5, emit="#ff9d4d", emit_strength=1.1), 0.01, (0, 0, 0.03)
        )
    )
    parts.append(flame((0, 0, 0.03 + h * 0.44), 0.24, 14))
    g = group(parts, loc, rot, scale)
    if energy:
        point_light((loc[0], loc[1], loc[2] + h * 0.62 * scale), energy, "#ff9a48", 0.05)
    if halo:
        glow((loc[0], loc[1] - 0.02, loc[2] + h * 0.5 * scale), 0.75 * scale, "#ff9a4a", halo, facing, "halo")
    return g


def flame(loc=(0, 0, 0), scale=1.0, glow=9):
    """Candle flame."""
    return smooth_lathe(
        [(0, 0), (0.045, 0.05), (0.055, 0.11), (0.035, 0.21), (0.012, 0.30), (0, 0.36)],
        emission("#ffbf6a", glow),
        6,
        loc=loc,
        scale=scale,
    )


def candle(color="#efe3d0", r=0.25, h=0.8, lit=True, loc=(0, 0, 0), scale=1.0, power=2):
    """Pillar candle, lit unless told otherwise."""
    parts = [
        lathe(
            [(0, 0), (r, 0), (r, h), (r * 0.8, h), (r * 0.5, h - 0.04), (0, h - 0.05)],
            surface(color, 0.5, sss=0.3, sss_color="#ffb27a", sss_radius=0.15),
            0.03,
        ),
        tube([(0, 0, h - 0.06), (0.01, 0, h + 0.08)], 0.012, "#222222"),
    ]
    if lit:
        parts.append(
            lathe(
                [(0, 0), (0.045, 0.06), (0.03, 0.16), (0, 0.27)],
                emission("#ffb55a", 14),
                0.02,
                loc=(0.01, 0, h + 0.06),
            )
        )
        light = bpy.data.lights.new("c", "POINT")
        light.energy = power * 6
        light.color = (1, 0.55, 0.22)
        light.shadow_soft_size = 0.1
        lo = link(bpy.data.objects.new("c", light))
        lo.location = (0, 0, h + 0.3)
        parts.append(lo)
    return group(parts, loc, (0, 0, 0), scale)


def candlestick(
    loc=(0, 0, 0),
    scale=1.0,
    h=0.9,
    length=2.0,
    material=None,
    wax="#e9dcc6",
    lit=True,
    energy=10,
    facing=(0, -8, 3),
    halo=0.5,
):
    """Candle in a brass stick, with flame, light and halo (facing the point `facing`)."""
    material = material or metal(BRASS, 0.22)
    parts = [
        smooth_lathe(
            [
                (0, 0),
                (0.40, 0),
                (0.42, 0.03),
                (0.3, 0.07),
                (0.09, 0.12),
                (0.045, 0.25),
                (0.04, h - 0.25),
                (0.06, h - 0.18),
                (0.11, h - 0.10),
                (0.12, h),
                (0.08, h + 0.01),
                (0.07, h - 0.04),
                (0, h - 0.05),
            ],
            material,
            6,
        )
    ]
    parts.append(
        lathe(
            [
                (0, h - 0.05),
                (0.072, h - 0.05),
                (0.06, h + length),
                (0.03, h + length - 0.02),
                (0, h + length - 0.02),
            ],
            surface(wax, 0.45, emit="#ff9a4a", emit_strength=0.03),
            0.015,
        )
    )
    g = group(parts, loc, (0, 0, 0), scale)
    z = loc[2] + (h + length) * scale
    if lit:
        flame((loc[0], loc[1], z + 0.03 * scale), scale * 0.95)
        tube(
            [(0, 0, -0.05 * scale), (0.0, 0, 0.06 * scale)], 0.01 * scale, "#1a1412", loc=(loc[0], loc[1], z)
        )
        if energy:
            point_light((loc[0], loc[1], z + 0.28 * scale), energy, "#ff9a4a", 0.07)
        if halo:
            glow((loc[0], loc[1] - 0.05, z + 0.2 * scale), 1.5 * scale, "#ff9a4a", halo, facing, "halo")
    return g


def candle_jar(color="#e9dfd0", wax="#f6efe2", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Candle in a ceramic jar with a label."""
    m = ceramic(color, 0.35)
    parts = [
        lathe([(0, 0), (0.86, 0), (0.94, 0.08), (0.94, 1.5), (0.86, 1.5), (0.86, 0.9), (0, 0.9)], m, 0.05),
        lathe(
            [(0, 1.22), (0.5, 1.20), (0.80, 1.23), (0.868, 1.27)],
            surface(wax, 0.45, emit="#ffb066", emit_strength=0.10),
            0.02,
        ),
        tube([(0, 0, 1.2), (0.01, 0, 1.42)], 0.022, "#2a2320"),
    ]
    parts += [
        lathe(
            [(0, 0), (0.052, 0.06), (0.045, 0.16), (0.018, 0.26), (0, 0.33)],
            emission("#ffb65e", 9),
            0.02,
            loc=(0.01, 0, 1.41),
        )
    ]
    light = bpy.data.lights.new("c", "POINT")
    light.energy = 14
    light.color = (1, 0.6, 0.28)
    light.shadow_soft_size = 0.12
    lo = link(bpy.data.objects.new("c", light))
    lo.location = (0, 0, 1.72)
    parts.append(lo)
    lab = lambda z0, z1, a, mm, r=0.948: grid(
        40, 6, lambda u, v: (r * sin((u - 0.5) * a), -r * cos((u - 0.5) * a), z0 + (z1 - z0) * v), mm
    )
    parts += [
        lab(0.42, 1.08, 0.95, surface("#fbf8f2", 0.8)),
        lab(0.86, 0.90, 0.42, surface("#3a322c", 0.8), 0.952),
        lab(0.74, 0.765, 0.56, surface("#8b8178", 0.8), 0.952),
        lab(0.66, 0.682, 0.40, surface("#8b8178", 0.8), 0.952),
        lab(0.54, 0.555, 0.26, surface("#c8663d", 0.8), 0.952),
    ]
    return group(parts, loc, rot, scale)
