"""Books, stationery, prints, envelopes and a paper plane. 1 unit = 10 cm unless said otherwise."""

from math import cos, pi, sin, tau

from kit.curves import tube
from kit.materials.solid import GOLD, clay, gradient, metal, surface
from kit.materials.textile import fabric
from kit.objects import add_modifier, group, mesh_object, place
from kit.outlines import arch_outline, circle_outline, fillet, rounded_rect
from kit.shapes import box, cylinder, extrude, lathe, torus


def book(w=1.5, d=1.05, t=0.22, color="#b5563c", loc=(0, 0, 0), rot=(0, 0, 0)):
    """Closed book, spine at -X."""
    cv = clay(color, 0.6)
    return group(
        [
            box(
                (w - 0.06, d - 0.06, t - 0.06),
                0.01,
                surface("#f1e9db", 0.9, bump=0.3, bump_scale=80),
                (0.02, 0, t / 2),
            ),
            box((w, d, 0.035), 0.012, cv, (0, 0, t - 0.018)),
            box((w, d, 0.035), 0.012, cv, (0, 0, 0.018)),
            box((0.035, d, t), 0.015, cv, (-w / 2 + 0.016, 0, t / 2)),
        ],
        loc,
        rot,
    )


def room_book(w=0.26, d=0.19, t=0.035, color="#b5563c", loc=(0, 0, 0), rot=(0, 0, 0)):
    """A book in metres."""
    o = book(w * 10, d * 10, t * 10, color)
    return place(o, loc, rot, 0.1)


def notebook(color="#5f7466", w=1.9, h=2.6, t=0.24, loc=(0, 0, 0), rot=(0, 0, 0), band="#e9dfd0", mark=None):
    """Notebook with an elastic band."""
    m = fabric(color, "linen", 2.4, 0.15)
    parts = [
        extrude([rounded_rect(w, h, 0.10)], 0.045, 0.014, m, (0, 0, t - 0.022)),
        extrude([rounded_rect(w, h, 0.10)], 0.045, 0.014, m, (0, 0, 0.022)),
        extrude(
            [rounded_rect(w - 0.08, h - 0.08, 0.07)],
            t - 0.07,
            0.01,
            surface("#f6f0e4", 0.9),
            (0.02, 0, t / 2),
        ),
        cylinder(t / 2, h, m, 0.03, (-w / 2 + 0.06, -h / 2, t / 2), (-90, 0, 0)),
    ]
    parts[-1].scale = (0.62, 1, 1)
    if band:
        parts.append(
            extrude(
                [
                    rounded_rect(0.085, h + 0.02, 0.02),
                ],
                0.012,
                0.004,
                surface(band, 0.8),
                (w / 2 - 0.26, 0, t + 0.006),
            )
        )
        parts.append(box((0.085, 0.012, t), 0.003, surface(band, 0.8), (w / 2 - 0.26, -h / 2 - 0.006, t / 2)))
    if mark:
        parts.append(
            extrude([circle_outline(0.26)], 0.008, 0.002, surface(mark, 0.6), (-0.06, 0.45, t + 0.003))
        )
    parts.append(
        tube(
            [(-0.30, -h / 2 + 0.1, t / 2), (-0.30, -h / 2 - 0.14, t / 2), (-0.26, -h / 2 - 0.34, 0.04)],
            0.022,
            surface("#c8663d", 0.7),
        )
    )
    return group(parts, loc, rot)


def pen(color="#2b2622", loc=(0, 0, 0), rot=(0, 0, 0), length=2.0):
    """Ballpoint pen, standing along Z."""
    return group(
        [
            lathe(
                [
                    (0, -length / 2),
                    (0.022, -length / 2 + 0.02),
                    (0.075, -length / 2 + 0.32),
                    (0.085, -length / 2 + 0.36),
                    (0.085, length / 2 - 0.06),
                    (0.06, length / 2),
                    (0, length / 2),
                ],
                surface(color, 0.3, coat=0.3),
                0.02,
                rot=(90, 0, 0),
            ),
            lathe(
                [(0.088, 0), (0.09, 0.06), (0.088, 0.06)],
                metal(GOLD, 0.15),
                0,
                loc=(0, -0.05, 0),
                rot=(90, 0, 0),
            ),
            box((0.05, 0.85, 0.03), 0.012, metal(GOLD, 0.18), (0, -length / 2 + 0.56, 0.10)),
        ],
        loc,
        rot,
    )


def paper_plane(white=None, color=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, t=0.012):
    """Folded paper dart, nose +Y, ~2.6 long."""
    white = white or surface("#fbfaff", 0.7, specular=0.25)
    color = color or surface("#ff6f59", 0.6)
    parts = []

    def tri(pts, m):
        o = mesh_object(pts, [tuple(range(len(pts)))], m, False)
        add_modifier(o, "SOLIDIFY", thickness=t, offset=0)
        parts.append(o)

    N = (0, 1.55, 0.02)
    for side in (-1, 1):
        a = (side * 0.05, -1.05, 0.03)
        tip = (side * 1.08, -1.05, 0.20)
        tri([N, a, tip], white)
        tri([N, (side * 0.045, -1.05, 0.048), (side * 0.50, -1.05, 0.125)], white if side < 0 else color)
        tri([N, a, (side * 0.012, -1.05, -0.50)], color if side > 0 else color)
    return group(parts, loc, rot, scale)


def envelope(
    w=1.9,
    h=1.25,
    material=None,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    scale=1.0,
    t=0.05,
    seal=None,
    flap=True,
):
    """Envelope lying in XY, flap side up (+Z)"""
    material = material or surface("#f4ead8", 0.8, bump=0.12, bump_scale=80)
    parts = [box((w, h, t), 0.012, material)]
    z = t / 2

    def tri(pts, zz, mm):
        o = extrude([fillet(pts + [pts[0]], 0.04, 4)[:-1]], 0.014, 0.004, mm, (0, 0, zz))
        parts.append(o)

    tri([(-w / 2, -h / 2), (w / 2, -h / 2), (0, h * 0.14)], z + 0.006, material)
    tri([(-w / 2, h / 2), (-w / 2, -h / 2), (-0.06 * w, -0.0 * h)], z + 0.004, material)
    tri([(w / 2, -h / 2), (w / 2, h / 2), (0.06 * w, -0.0 * h)], z + 0.004, material)
    if flap:
        tri([(-w / 2, h / 2), (0, -h * 0.13), (w / 2, h / 2)][::-1], z + 0.022, material)
    if seal:
        parts.append(wax_seal(seal, (0, -h * 0.10, z + 0.03), scale=0.24 * h))
    return group(parts, loc, rot, scale)


def wax_seal(color="#a3231f", loc=(0, 0, 0), scale=1.0, seed=2, rot=(0, 0, 0)):
    """Wax seal with a star."""
    m = surface(color, 0.28, coat=0.4, specular=0.5)
    n = 72
    out = [
        (
            (1 + 0.09 * sin(5 * tau * i / n + 1) + 0.06 * sin(3 * tau * i / n + seed)) * cos(tau * i / n),
            (1 + 0.09 * sin(4 * tau * i / n) + 0.05 * sin(7 * tau * i / n)) * sin(tau * i / n),
        )
        for i in range(n)
    ]
    parts = [
        extrude([out], 0.22, 0.10, m, (0, 0, 0.06), segments=6),
        torus(0.70, 0.075, m, (0, 0, 0.17)),
        extrude(
            [
                [
                    (0.30 * r * cos(pi / 2 + pi * i / 5), 0.30 * r * sin(pi / 2 + pi * i / 5))
                    for i, r in enumerate([1.5, 0.62] * 5)
                ]
            ],
            0.08,
            0.03,
            m,
            (0, 0, 0.17),
        ),
    ]
    return group(parts, loc, rot, scale)


def photo_print(color_1, color_2, c3, w=1.5, h=1.75, loc=(0, 0, 0), rot=(0, 0, 0), kind=0):
    """Instant print lying flat (XY)"""
    parts = [
        extrude([rounded_rect(w, h, 0.04)], 0.03, 0.008, surface("#f6f1e8", 0.6), (0, 0, 0.015)),
        box((w - 0.2, h - 0.50, 0.006), 0, gradient(color_1, color_2, "Y", 0, 1, 0.3), (0, 0.14, 0.034)),
    ]
    parts += (
        [
            extrude(
                [
                    [
                        (-(w / 2 - 0.10), 0),
                        (-0.25, 0.42),
                        (0.05, 0.18),
                        (0.38, 0.52),
                        (w / 2 - 0.10, 0.1),
                        (w / 2 - 0.10, -0.20),
                        (-(w / 2 - 0.10), -0.20),
                    ]
                ],
                0.004,
                0.001,
                surface(c3, 0.4),
                (0, -0.285 + 0.0, 0.040),
            ),
            extrude([circle_outline(0.15)], 0.004, 0.001, surface("#ffe2b0", 0.4), (-0.28, 0.46, 0.040)),
        ]
        if kind == 0
        else [
            extrude([arch_outline(0.5, 0.72)], 0.004, 0.001, surface(c3, 0.4), (0.12, -0.485, 0.040)),
            extrude([circle_outline(0.13)], 0.004, 0.001, surface("#fff1d8", 0.4), (-0.34, 0.42, 0.040)),
        ]
    )
    return group(parts, loc, rot)


def shopping_bag(color="#e9dccb", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, h=1.6, w=1.25, d=0.55):
    """Paper carrier bag with cord handles."""
    m = surface(color, 0.7)
    parts = [
        box((w, d, h), 0.012, m, (0, 0, h / 2)),
        box((w - 0.03, d - 0.03, 0.02), 0, surface("#2a2522", 0.9), (0, 0, h)),
    ]
    for y in (-d / 2 + 0.02, d / 2 - 0.02):
        parts.append(
            tube(
                [
                    (-w * 0.22, y, h - 0.06),
                    (-w * 0.2, y, h + 0.25),
                    (0, y, h + 0.42),
                    (w * 0.2, y, h + 0.25),
                    (w * 0.22, y, h - 0.06),
                ],
                0.018,
                surface("#2a2522", 0.8),
            )
        )
    return group(parts, loc, rot, scale)
