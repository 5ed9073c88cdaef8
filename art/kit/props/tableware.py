"""Cups, plates, vases, cutlery, linen and glasses. 1 unit = 10 cm; the `room_` ones are in metres."""

from math import cos, pi, radians, sin, tau

from mathutils import Vector, noise

from kit.curves import tube
from kit.materials.solid import BRASS, COPPER, ceramic, clay, glass, metal, surface
from kit.materials.textile import fabric
from kit.objects import add_modifier, group, place
from kit.outlines import catmull_rom, fillet
from kit.shapes import cylinder, extrude, grid, lathe, sphere, torus


def cup(
    color="#f2ebe0",
    coffee="#3a2115",
    saucer=True,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    scale=1.0,
    material=None,
    latte=False,
):
    """Coffee cup; coffee = None leaves it empty, latte adds a heart of foam."""
    material = material or ceramic(color)
    t = 0.035
    body = lathe(
        [
            (0, 0.05),
            (0.2, 0.05),
            (0.22, 0),
            (0.25, 0),
            (0.3, 0.06),
            (0.43, 0.34),
            (0.45, 0.62),
            (0.45 - t, 0.62),
            (0.43 - t, 0.34),
            (0.27, 0.1),
            (0, 0.09),
        ],
        material,
        0.05,
    )
    h = tube(
        [(0.42, 0, 0.5), (0.62, 0, 0.52), (0.68, 0, 0.34), (0.55, 0, 0.19), (0.36, 0, 0.2)],
        0.045,
        material,
        taper=[0.9, 1, 1.05, 1, 0.9],
    )
    parts = [body, h]
    if coffee:
        parts.append(lathe([(0, 0.53), (0.41, 0.53), (0.418, 0.545)], surface(coffee, 0.12, coat=0.5), 0))
        if latte:
            fm = surface("#e9cfa8", 0.35, mottle=0.05)
            parts.append(lathe([(0.36, 0.531), (0.405, 0.536), (0.412, 0.54)], surface("#b5804f", 0.3), 0))
            hp = lambda k: [
                (k * 16 * sin(a) ** 3, k * (2.2 + 13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a)))
                for a in [tau * (q + 0.5) / 80 for q in range(80)]
            ]
            parts.append(extrude([hp(0.0165), hp(0.0135)], 0.006, 0.001, fm, loc=(0, 0, 0.537)))
            parts.append(extrude([hp(0.0105)], 0.006, 0.001, fm, loc=(0, 0, 0.537)))
    if saucer:
        parts += [
            lathe(
                [(0, 0), (0.32, 0), (0.34, 0.02), (0.72, 0.1), (0.73, 0.13), (0.3, 0.055), (0, 0.055)],
                material,
                0.03,
            )
        ]
    g = group(parts)
    if saucer:
        for p in parts[:-1]:
            p.location.z += 0.055
    return place(g, loc, rot, scale)


def mug(color="#6f8373", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, base=None, coffee=None):
    """Stoneware mug; `base` leaves the foot unglazed in that colour."""
    m = surface(color, 0.28, coat=0.3, mottle=0.025, mottle_scale=3)
    parts = [
        lathe(
            [
                (0, 0),
                (0.50, 0),
                (0.56, 0.05),
                (0.58, 0.5),
                (0.56, 1.16),
                (0.515, 1.19),
                (0.505, 1.14),
                (0.52, 0.5),
                (0.46, 0.12),
                (0, 0.1),
            ],
            m,
            0.05,
        ),
        tube(
            [
                (0.555, 0, 0.95),
                (0.78, 0, 1.0),
                (0.93, 0, 0.80),
                (0.90, 0, 0.48),
                (0.74, 0, 0.26),
                (0.54, 0, 0.28),
            ],
            0.075,
            m,
            taper=[1.1, 1, 0.95, 0.95, 1, 1.15],
        ),
    ]
    if base:
        parts.append(
            lathe(
                [(0.0, -0.002), (0.502, -0.002), (0.564, 0.05), (0.583, 0.30), (0.584, 0.31), (0.0, 0.31)],
                surface(base, 0.85, bump=0.2, bump_scale=40),
                0.03,
            )
        )
    if coffee:
        parts.append(cylinder(0.50, 0.02, surface(coffee, 0.12, coat=0.6), 0.004, (0, 0, 0.98)))
    return group(parts, loc, rot, scale)


def plate(
    color="#f4efe6", r=1.3, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, material=None, rim=None, deep=0.16
):
    """Plate of radius r; `rim` is a material for a line along the edge."""
    material = material or ceramic(color)
    o = [
        lathe(
            [
                (0, 0.02),
                (r * 0.55, 0.02),
                (r * 0.58, 0),
                (r * 0.62, 0.01),
                (r * 0.98, deep),
                (r, deep + 0.02),
                (r * 0.97, deep + 0.035),
                (r * 0.64, 0.075),
                (0, 0.07),
            ],
            material,
            0.03,
        )
    ]
    if rim:
        o.append(torus(r * 0.985, 0.012, rim, (0, 0, deep + 0.022)))
    return group(o, loc, rot, scale)


def bowl(color="#d9a38f", r=0.9, h=0.6, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, material=None):
    """Open bowl."""
    return lathe(
        [
            (0, 0),
            (r * 0.4, 0),
            (r * 0.45, 0.04),
            (r * 0.85, h * 0.55),
            (r, h),
            (r * 0.95, h),
            (r * 0.8, h * 0.57),
            (r * 0.4, 0.12),
            (0, 0.09),
        ],
        material or ceramic(color),
        0.09,
        loc=loc,
        rot=rot,
        scale=scale,
    )


def room_bowl(r=0.13, h=0.08, loc=(0, 0, 0), material=None, color="#d9a38f"):
    """A bowl in metres."""
    return bowl(color, r * 10, h * 10, loc, (0, 0, 0), 0.1, material)


def room_plate(color="#efe6da", r=0.135, loc=(0, 0, 0), rim=None, material=None):
    """A plate in metres."""
    return plate(color, r * 10, loc, (0, 0, 0), 0.1, material, rim, 0.14)


VASES = dict(
    amphora=[(0, 0), (0.3, 0), (0.34, 0.04), (0.62, 0.7), (0.6, 1.2), (0.25, 1.6), (0.2, 1.85), (0.3, 2.05)],
    bulb=[(0, 0), (0.32, 0), (0.75, 0.35), (0.8, 0.75), (0.35, 1.2), (0.17, 1.4), (0.16, 1.9), (0.22, 2.0)],
    cylinder=[(0, 0), (0.5, 0), (0.5, 1.6)],
    drop=[(0, 0), (0.25, 0), (0.55, 0.25), (0.6, 0.6), (0.3, 1.15), (0.12, 1.6), (0.14, 1.75)],
    bottle=[(0, 0), (0.36, 0), (0.4, 0.06), (0.4, 1.0), (0.16, 1.3), (0.14, 1.75), (0.17, 1.8)],
    pot=[(0, 0), (0.45, 0), (0.5, 0.05), (0.62, 0.95), (0.66, 1.0)],
    stack=[(0, 0), (0.4, 0), (0.6, 0.25), (0.4, 0.5), (0.62, 0.78), (0.36, 1.1), (0.3, 1.3), (0.36, 1.4)],
)


def vase(kind="amphora", material=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, r=0.14, t=0.035):
    """Turned vase of one of the shapes in VASES; r rounds its corners, t is the wall."""
    p = VASES[kind]
    inner = [(max(0.02, a - t), b) for a, b in reversed(p[2:])]
    inner[0] = (inner[0][0], p[-1][1])
    return lathe(p + inner + [(0, 0.08)], material or clay("#d9b9a0"), r, loc=loc, rot=rot, scale=scale)


def sculpted_vase(color="#d9b9a0", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Vase with two loops, half sculpture."""
    m = clay(color, 0.75, 0.06, 0.25)
    o = lathe(
        [
            (0, 0),
            (0.42, 0),
            (0.50, 0.06),
            (0.95, 0.55),
            (1.05, 1.0),
            (0.80, 1.5),
            (0.38, 1.82),
            (0.27, 2.1),
            (0.30, 2.45),
            (0.40, 2.58),
            (0.36, 2.60),
            (0.25, 2.44),
            (0.22, 2.1),
            (0.30, 1.8),
            (0, 1.0),
        ],
        m,
        0.22,
        n=10,
    )
    h = [
        tube(
            [(side * 0.29, 0, 2.30), (side * 0.72, 0, 2.36), (side * 0.98, 0, 1.98), (side * 0.86, 0, 1.46)],
            0.085,
            m,
            taper=[1.15, 0.95, 0.95, 1.25],
        )
        for side in (-1, 1)
    ]
    return group([o] + h, loc, rot, scale)


def cutlery(kind="knife", material=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Knife, fork or spoon, lying along Y."""
    material = material or metal(BRASS, 0.25)
    hnd = tube([(0, -1.1, 0.05), (0, -0.4, 0.05), (0, 0.1, 0.05)], 0.05, material, taper=[1.25, 0.8, 0.6])
    if kind == "knife":
        parts = [
            hnd,
            extrude(
                [[(-0.06, 0), (0.05, 0), (0.075, 0.5), (0.06, 1.0), (-0.02, 1.2), (-0.06, 1.1)]],
                0.02,
                0.008,
                material,
                (0, 0, 0.05),
            ),
        ]
    elif kind == "fork":
        parts = [
            hnd,
            extrude(
                [[(-0.05, 0), (0.05, 0), (0.15, 0.25), (0.15, 0.42), (-0.15, 0.42), (-0.15, 0.25)]],
                0.03,
                0.012,
                material,
                (0, 0, 0.05),
            ),
        ] + [
            tube([(x, 0.36, 0.05), (x, 0.7, 0.07), (x, 0.95, 0.05)], 0.024, material, taper=[1.1, 1, 0.6])
            for x in (-0.125, -0.042, 0.042, 0.125)
        ]
    else:
        parts = [hnd, sphere(1, material, (0, 0.4, 0.06), scale=(0.17, 0.34, 0.035))]
    return group(parts, loc, rot, scale)


def napkin(color="#d8cbb8", w=1.1, d=0.8, loc=(0, 0, 0), rot=(0, 0, 0), material=None):
    """Linen napkin folded in three."""
    material = material or fabric(color, "linen")
    return group(
        [
            grid(
                40,
                30,
                (
                    lambda k: (
                        lambda u, v: (
                            (u - 0.5) * w * (1 - k * 0.03) + 0.02 * sin(v * 7 + k * 2),
                            (v - 0.5) * d * (1 - k * 0.02),
                            0.02
                            + k * 0.035
                            + 0.018 * sin(u * 6 + k + v * 3) * sin(pi * u)
                            + (-0.02 if u in (0, 1) else 0),
                        )
                    )
                )(k),
                material,
                thickness=0.02,
            )
            for k in range(3)
        ],
        loc,
        rot,
    )


def cloth_roll(
    color="#2c2723", length=1.1, r=0.14, loc=(0, 0, 0), rot=(0, 0, 0), ring=None, turns=3.3, material=None
):
    """Rolled napkin, with an optional ring of the material `ring`."""
    material = material or fabric(color, "linen", 1.2)
    parts = [
        grid(
            160,
            10,
            lambda u, v: (
                length * (v - 0.5) * (1 - 0.02 * u),
                (r * (0.05 + 0.95 * u)) * cos(u * turns * tau + 0.6),
                r + (r * (0.05 + 0.95 * u)) * sin(u * turns * tau + 0.6),
            ),
            material,
            thickness=r * 0.2,
        )
    ]
    if ring is not None:
        parts.append(
            tube(
                [(0, r * 1.16 * cos(tau * i / 32), r + r * 1.16 * sin(tau * i / 32)) for i in range(32)],
                r * 0.14,
                ring,
                cyclic=True,
                kind="POLY",
            )
        )
    return group(parts, loc, rot)


def folded_linen(
    color="#3b3a36", w=1.0, d=0.55, t=0.10, loc=(0, 0, 0), rot=(0, 0, 0), n=3, material=None, kind="linen"
):
    """Neatly folded cloth: serpentine ribbon, fold towards -Y."""
    material = material or fabric(color, kind, 1.2)
    pts = []
    for i in range(n):
        a, b = (d / 2, -d / 2) if i % 2 == 0 else (-d / 2, d / 2)
        pts += [(a, t * (i + 0.5)), (b, t * (i + 0.5))]
    pf = fillet(pts, t * 0.5, 6)
    verts = pf

    def f(u, v):
        k = v * (len(verts) - 1)
        i = min(len(verts) - 2, int(k))
        q = k - i
        y, z = verts[i][0] * (1 - q) + verts[i + 1][0] * q, verts[i][1] * (1 - q) + verts[i + 1][1] * q
        x = (u - 0.5) * w
        return (
            x * (1 + 0.01 * sin(z * 40)),
            y + 0.01 * noise.noise(Vector((x * 2, z * 9, 1))),
            z + 0.014 * t / 0.1 * noise.noise(Vector((x * 1.8, y * 2.5, z * 4))) * (z / (t * n)),
        )

    o = grid(40, len(verts) * 2, f, material, thickness=t * 0.86)
    add_modifier(o, "BEVEL", width=t * 0.3, segments=4, limit_method="ANGLE", angle_limit=radians(50))
    return group([o], loc, rot)


def wine_glass(wine="#5a0f1e", loc=(0, 0, 0), scale=1.0):
    """White-wine glass; wine = None leaves it empty."""
    parts = [
        lathe(
            [
                (0, 0),
                (0.42, 0.0),
                (0.42, 0.015),
                (0.06, 0.06),
                (0.035, 0.15),
                (0.035, 0.95),
                (0.1, 1.05),
                (0.4, 1.35),
                (0.45, 1.7),
                (0.36, 2.2),
                (0.345, 2.2),
                (0.43, 1.7),
                (0.385, 1.37),
                (0.08, 1.08),
                (0, 1.06),
            ],
            glass(),
            0.05,
        )
    ]
    if wine:
        parts.append(
            lathe(
                [(0, 1.075), (0.08, 1.09), (0.378, 1.375), (0.41, 1.55), (0.0, 1.55)],
                surface(wine, 0.02, trans=0.85, ior=1.34)
                if wine != "#5a0f1e"
                else surface(wine, 0.05, coat=1),
                0.02,
            )
        )
    return group(parts, loc, (0, 0, 0), scale)


def red_wine_glass(wine="#6d0f22", loc=(0, 0, 0), scale=1.0, fill=1.5, tint="#ffffff"):
    """Large red-wine glass, 22 cm. With wine, the liquid itself is the outer surface up to `fill` (far less noise than liquid inside glass)"""
    out = catmull_rom(
        [(0.07, 0.985), (0.22, 1.08), (0.38, 1.28), (0.445, 1.53), (0.425, 1.8), (0.365, 2.1), (0.335, 2.28)],
        8,
    )
    inn = catmull_rom(
        [
            (0.325, 2.28),
            (0.352, 2.1),
            (0.41, 1.8),
            (0.43, 1.53),
            (0.367, 1.295),
            (0.2, 1.105),
            (0.02, 1.05),
            (0, 1.05),
        ],
        8,
    )
    foot = catmull_rom(
        [
            (0, 0),
            (0.34, 0),
            (0.37, 0.012),
            (0.2, 0.035),
            (0.06, 0.075),
            (0.032, 0.18),
            (0.029, 0.55),
            (0.034, 0.9),
            (0.07, 0.985),
        ],
        6,
    )
    g = glass(tint)
    if not wine:
        parts = [lathe([(max(0, a), b) for a, b in foot + out[1:] + inn], g, 0)]
    else:
        parts = [
            lathe([(max(0, a), b) for a, b in foot] + [(0.06, 0.995), (0, 0.995)], g, 0),
            lathe([q for q in out if q[1] >= fill - 0.02] + [q for q in inn if q[1] >= fill - 0.02], g, 0),
        ]
        body = [(0, 0.985)] + [q for q in out if q[1] < fill]
        R = body[-1][0]
        parts.append(
            lathe(
                body + [(R - 0.006, fill), (R - 0.03, fill - 0.004), (0, fill - 0.004)],
                surface(wine, 0.04, coat=1, specular=0.6),
                0,
            )
        )
    return group(parts, loc, (0, 0, 0), scale)


def label_band(radius, a0, a1, z0, z1, material, dz=0.0):
    """Band round a bottle between angles a0 and a1 (degrees) and heights z0 and z1."""
    return grid(
        40,
        3,
        lambda u, v: (
            (radius + dz) * sin(radians(a0 + (a1 - a0) * u)),
            -(radius + dz) * cos(radians(a0 + (a1 - a0) * u)),
            z0 + (z1 - z0) * v,
        ),
        material,
    )


def wine_bottle(
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    scale=1.0,
    foil=COPPER,
    label="#efe4d2",
    ink="#3a2119",
    glass_color="#0c1410",
    accent=COPPER,
):
    """Labelled Bordeaux bottle."""
    body = lathe(
        fillet(
            [
                (0, 0.05),
                (0.33, 0),
                (0.37, 0.02),
                (0.37, 1.98),
                (0.15, 2.36),
                (0.14, 2.9),
                (0.16, 2.91),
                (0.16, 3.0),
                (0, 3.0),
            ],
            [0, 0.02, 0.03, 0.22, 0.18, 0.0, 0.0, 0.01, 0],
            10,
        ),
        surface(glass_color, 0.05, coat=1, specular=0.6),
        0,
    )
    parts = [
        body,
        lathe(
            fillet([(0.152, 2.42), (0.149, 2.88), (0.168, 2.90), (0.168, 3.01), (0, 3.015)], 0.012),
            metal(foil, 0.32),
            0,
        ),
        label_band(0.37, -74, 74, 0.50, 1.62, surface(label, 0.72, bump=0.15, bump_scale=70), 0.004),
    ]
    im = surface(ink, 0.6)
    cm = metal(accent, 0.35)
    d = 0.008
    parts += [
        label_band(0.37, -74, 74, 0.56, 0.572, cm, d),
        label_band(0.37, -74, 74, 1.548, 1.56, cm, d),
        label_band(0.37, -40, 40, 0.80, 0.85, im, d),
        label_band(0.37, -26, 26, 0.71, 0.735, im, d),
        label_band(0.37, -14, 14, 0.65, 0.67, cm, d),
    ]
    # emblem: little arch and sun
    parts += [
        grid(
            24,
            3,
            lambda u, v: (
                (0.378) * sin((0.06 + 0.10 * v) * 4.6 * cos(pi * u) * 0.55),
                -(0.378) * cos((0.06 + 0.10 * v) * 4.6 * cos(pi * u) * 0.55),
                1.06 + (0.10 + 0.16 * v) * sin(pi * u),
            ),
            cm,
        ),
        grid(
            24,
            3,
            lambda u, v: (
                0.379 * sin(0.055 * v * cos(tau * u) * 2.6),
                -0.379 * cos(0.055 * v * cos(tau * u) * 2.6),
                1.38 + 0.055 * v * sin(tau * u),
            ),
            im,
        ),
    ]
    return group(parts, loc, rot, scale)


def cork(loc=(0, 0, 0), rot=(0, 90, 0), scale=1.0):
    """Wine cork."""
    return group(
        [
            lathe(
                [(0, -0.22), (0.115, -0.22), (0.115, 0.22), (0, 0.22)],
                surface("#c79a66", 0.85, mottle=0.35, mottle_scale=9, bump=0.6, bump_scale=30),
                0.02,
            )
        ],
        loc,
        rot,
        scale,
    )
