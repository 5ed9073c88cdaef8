"""Weights, mats and balls. 1 unit = 10 cm; they rest on z = 0."""

from math import cos, pi, sin, sqrt, tau

from kit.curves import tube
from kit.materials.solid import metal, surface
from kit.objects import group
from kit.shapes import blob, cylinder, extrude, grid, lathe, sphere, torus


def dumbbell(color="#23252b", ring="#c3c6c9", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, kind="round"):
    """Along X, resting on z=0."""
    rub = surface(color, 0.5, specular=0.4, bump=0.15, bump_scale=80, bump_dist=0.005)
    st = metal(ring, 0.2)
    r = 0.42
    parts = [
        lathe(
            [(0, -0.75), (0.085, -0.75), (0.1, 0), (0.085, 0.75), (0, 0.75)],
            metal("#a9adb2", 0.35),
            0.05,
            rot=(0, 90, 0),
        )
    ]
    for side in (-1, 1):
        if kind == "hex":
            parts.append(
                extrude(
                    [
                        [
                            (r * 1.12 * cos(pi / 6 + pi / 3 * i), r * 1.12 * sin(pi / 6 + pi / 3 * i))
                            for i in range(6)
                        ]
                    ],
                    0.55,
                    0.09,
                    rub,
                    (side * 0.78, 0, 0),
                    (90, 0, 90),
                    segments=6,
                )
            )
            parts.append(
                cylinder(
                    0.13, 0.06, st, 0.015, (side * 0.5 - (0.06 if side < 0 else 0) * 0, 0, 0), (0, 90, 0)
                )
            )
        else:
            parts += [
                lathe(
                    [
                        (0, 0),
                        (r * 0.92, 0),
                        (r, 0.06),
                        (r, 0.40),
                        (r * 0.92, 0.46),
                        (r * 0.62, 0.46),
                        (r * 0.58, 0.43),
                        (0, 0.43),
                    ],
                    rub,
                    0.05,
                    loc=(side * 0.52, 0, 0),
                    rot=(0, 90 * side, 0),
                ),
                lathe(
                    [(0, 0.43), (r * 0.5, 0.43), (r * 0.5, 0.455), (0, 0.455)],
                    st,
                    0.012,
                    loc=(side * 0.52, 0, 0),
                    rot=(0, 90 * side, 0),
                ),
                torus(r * 0.77, 0.012, st, (side * 0.985, 0, 0), (0, 90, 0)),
            ]
    for p in parts:
        p.location.z += r if kind != "hex" else r * 0.97
    return group(parts, loc, rot, scale)


def kettlebell(color="#26282e", accent="#ff6b3d", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Kettlebell with a coloured disc."""
    h = tube(
        [
            (-0.30, 0, 0.72),
            (-0.40, 0, 1.05),
            (-0.30, 0, 1.32),
            (0, 0, 1.40),
            (0.30, 0, 1.32),
            (0.40, 0, 1.05),
            (0.30, 0, 0.72),
        ],
        0.088,
        None,
        taper=[1.5, 1.05, 1, 1, 1, 1.05, 1.5],
    )
    b = blob(
        [((0, 0, 0.46), (0.54, 0.54, 0.5))],
        surface(color, 0.42, specular=0.5, bump=0.12, bump_scale=60, bump_dist=0.01),
        0.022,
        8,
        extra=[h],
    )
    return group(
        [
            b,
            cylinder(0.34, 0.05, surface("#111216", 0.7), 0.01, (0, 0, -0.01)),
            lathe(
                [(0, 0), (0.2, 0), (0.2, 0.02), (0, 0.02)],
                surface(accent, 0.4),
                0.008,
                loc=(0, -0.525, 0.47),
                rot=(84, 0, 0),
            ),
        ],
        loc,
        rot,
        scale,
    )


def yoga_mat(color="#7f9a8c", length=0.9, r=0.28, loc=(0, 0, 0), rot=(0, 0, 0), turns=5):
    """Rolled mat, lying along X."""
    m = surface(color, 0.85, bump=0.4, bump_scale=60, bump_dist=0.01)
    n = 240
    return grid(
        n,
        6,
        lambda u, v: (
            length * (v - 0.5),
            (r * (0.22 + 0.78 * u)) * cos(u * turns * tau),
            r + (r * (0.22 + 0.78 * u)) * sin(u * turns * tau),
        ),
        m,
        loc,
        rot,
        thickness=0.028,
    )


def ball(r=0.5, color="#e27d4f", loc=(0, 0, 0), kind="gym"):
    """Ball resting on z = loc[2]: `gym` with rings, `basket` with seams."""
    o = [sphere(r, surface(color, 0.5, specular=0.4))]
    if kind == "gym":
        o += [
            torus(sqrt(r * r - z * z), 0.008 * r / 0.5, surface(color, 0.5), (0, 0, z))
            for z in [r * k / 6 for k in range(-4, 5)]
        ]
    if kind == "basket":
        o = (
            [sphere(r, surface("#d9733a", 0.6, bump=0.5, bump_scale=90))]
            + [
                torus(r, 0.012 * r / 0.5, surface("#2a1a12", 0.7), rot=a)
                for a in ((0, 0, 0), (90, 0, 0), (90, 0, 90))
            ]
            + [
                torus(
                    r * 0.72,
                    0.012 * r / 0.5,
                    surface("#2a1a12", 0.7),
                    loc=(x * r * 0.7, 0, 0),
                    rot=(0, 90, 0),
                )
                for x in (-1, 1)
            ]
        )
    return group(o, (loc[0], loc[1], loc[2] + r))
