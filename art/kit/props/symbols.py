"""Things that stand for an idea: chess pieces, coin, key, megaphone, magnifier, arrow, tooth."""

from math import cos, radians, sin

from mathutils import Vector

from kit.curves import tube
from kit.materials.solid import BRASS, metal, plastic, surface
from kit.objects import group
from kit.outlines import rounded_rect
from kit.shapes import blob, box, cylinder, extrude, lathe, sphere, torus


def coin(r=0.5, color="#e8b86b", loc=(0, 0, 0), rot=(0, 0, 0)):
    """Coin with a bar on its face."""
    m = metal(color, 0.22)
    return group(
        [
            lathe([(0, 0), (r, 0), (r, 0.1), (r * 0.86, 0.1), (r * 0.82, 0.08), (0, 0.08)], m, 0.015),
            extrude([rounded_rect(0.08 * r * 2, r * 0.9, 0.04)], 0.05, 0.012, m, (0, 0, 0.08)),
        ],
        loc,
        rot,
    )


def king(material, loc=(0, 0, 0), scale=1.0, rot=(0, 0, 0)):
    """Chess king, about 3 units tall."""
    b = lathe(
        [
            (0, 0),
            (0.52, 0),
            (0.54, 0.10),
            (0.50, 0.20),
            (0.44, 0.26),
            (0.42, 0.34),
            (0.46, 0.40),
            (0.34, 0.48),
            (0.23, 0.78),
            (0.19, 1.30),
            (0.20, 1.62),
            (0.34, 1.70),
            (0.36, 1.77),
            (0.26, 1.84),
            (0.26, 1.90),
            (0.22, 1.94),
            (0.30, 2.22),
            (0.36, 2.42),
            (0.30, 2.47),
            (0.12, 2.56),
            (0, 2.60),
        ],
        material,
        0.045,
        96,
    )
    return group(
        [
            b,
            sphere(0.085, material, (0, 0, 2.63), segments=32),
            box((0.10, 0.10, 0.40), 0.03, material, (0, 0, 2.86)),
            box((0.30, 0.115, 0.10), 0.03, material, (0, 0, 2.90)),
        ],
        loc,
        rot,
        scale,
    )


def pawn(material, loc=(0, 0, 0), scale=1.0, rot=(0, 0, 0)):
    """Chess pawn, about 1.5 units tall."""
    return group(
        [
            lathe(
                [
                    (0, 0),
                    (0.40, 0),
                    (0.42, 0.09),
                    (0.38, 0.17),
                    (0.33, 0.22),
                    (0.35, 0.28),
                    (0.26, 0.35),
                    (0.17, 0.60),
                    (0.14, 0.86),
                    (0.27, 0.93),
                    (0.28, 0.98),
                    (0.15, 1.04),
                    (0, 1.05),
                ],
                material,
                0.035,
                80,
            ),
            sphere(0.25, material, (0, 0, 1.22), segments=64),
        ],
        loc,
        rot,
        scale,
    )


def key(material=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Old bow key lying along X, ~2.4 long."""
    material = material or metal(BRASS, 0.28)
    parts = [
        tube([(-0.35, 0, 0), (1.55, 0, 0)], 0.07, material),
        torus(0.12, 0.05, material, (-0.28, 0, 0), (0, 90, 0), segments=40, ring_segments=16),
        torus(0.09, 0.04, material, (-0.10, 0, 0), (0, 90, 0), segments=40, ring_segments=16),
        torus(0.10, 0.045, material, (0.9, 0, 0), (0, 90, 0), segments=40, ring_segments=16),
    ]
    for cx, cy in ((-0.78, 0.0), (-0.52, 0.24), (-0.52, -0.24)):
        parts.append(torus(0.22, 0.062, material, (cx, cy, 0), segments=48, ring_segments=16))
    parts += [
        box((0.12, 0.42, 0.09), 0.02, material, (1.42, -0.25, 0)),
        box((0.12, 0.30, 0.09), 0.02, material, (1.20, -0.19, 0)),
        box((0.10, 0.10, 0.09), 0.02, material, (1.31, -0.40, 0)),
        sphere(0.085, material, (1.58, 0, 0), segments=24),
    ]
    return group(parts, loc, rot, scale)


def megaphone(
    body="#f4ead9",
    accent="#ff8a1f",
    inside="#ffb35c",
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    scale=1.0,
    grip="#0f7c78",
):
    """Axis +X (mouth at +X), mouth radius ~1.2, length ~3.2."""
    bm_ = plastic(body, 0.35)
    am = plastic(accent, 0.3)
    parts = [
        lathe(
            [
                (0.30, -1.4),
                (0.34, -1.0),
                (0.46, -0.2),
                (0.78, 0.75),
                (1.28, 1.55),
                (1.32, 1.60),
                (1.30, 1.66),
                (1.22, 1.60),
                (0.72, 0.78),
                (0.40, -0.1),
                (0.1, -0.6),
                (0, -0.6),
            ],
            bm_,
            0.05,
            rot=(0, 90, 0),
        ),
        lathe(
            [(1.205, 1.59), (0.71, 0.76), (0.39, -0.12), (0.1, -0.58), (0, -0.58)],
            surface(inside, 0.45),
            0.02,
            rot=(0, 90, 0),
        ),
        torus(1.295, 0.085, am, (1.60, 0, 0), (0, 90, 0)),
        lathe(
            [(0, -1.95), (0.36, -1.95), (0.44, -1.88), (0.44, -1.30), (0.36, -1.22), (0, -1.22)],
            am,
            0.06,
            rot=(0, 90, 0),
        ),
        torus(0.42, 0.05, bm_, (-1.6, 0, 0), (0, 90, 0), segments=64, ring_segments=16),
        lathe(
            [(0, -0.25), (0.16, -0.25), (0.22, 0), (0.16, 0.3), (0, 0.3)],
            am,
            0.05,
            loc=(-0.1, 0, 0),
            rot=(0, 90, 0),
        ),
        tube(
            [(-0.75, 0, -0.36), (-0.85, 0, -0.9), (-0.98, 0, -1.45)],
            0.19,
            plastic(grip, 0.45),
            taper=[1, 1.05, 1.0],
        ),
        tube(
            [(0.1, 0, -0.5), (-0.15, 0, -0.85), (-0.55, 0, -0.95), (-0.85, 0, -0.88)],
            0.06,
            plastic(grip, 0.45),
        ),
    ]
    return group(parts, loc, rot, scale)


def magnifier(rim=None, handle=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, lens="#eaf6ff"):
    """Lens in XZ plane radius 1 centre at loc, handle down -Z."""
    rim = rim or plastic("#ffffff", 0.25)
    handle = handle or plastic("#ffc935", 0.3)
    return group(
        [
            torus(1.0, 0.13, rim, rot=(90, 0, 0)),
            lathe(
                [(0, -0.03), (0.6, -0.045), (0.93, -0.02), (0.93, 0.02), (0.6, 0.045), (0, 0.03)],
                surface(lens, 0.10, coat=0.8),
                0.01,
                rot=(90, 0, 0),
            ),
            tube(
                [(0.66 * cos(a), -0.085, 0.66 * sin(a)) for a in [radians(112 + 5 * i) for i in range(11)]],
                0.05,
                surface("#ffffff", 0.3, emit="#ffffff", emit_strength=0.35),
            ),
            cylinder(0.11, 0.35, rim, 0.03, (0, 0, -1.42)),
            lathe(
                [(0, 0), (0.17, 0), (0.20, 0.1), (0.17, 1.15), (0.13, 1.25), (0, 1.25)],
                handle,
                0.06,
                loc=(0, 0, -2.6),
            ),
        ],
        loc,
        rot,
        scale,
    )


def arrow(points, r=0.16, material=None, head=2.4, head_length=0.55):
    """Fat tube with a cone head at the end."""
    material = material or plastic("#ffc935")
    a, b = Vector(points[-2]), Vector(points[-1])
    d = (b - a).normalized()
    q = [*points[:-1], tuple(b - d * head_length * 0.2)]
    c = lathe(
        [
            (0, 0),
            (r * head, 0),
            (r * head * 0.92, head_length * 0.12),
            (r * 0.3, head_length * 1.15),
            (0, head_length * 1.2),
        ],
        material,
        0.06,
    )
    c.location = b - d * head_length * 0.25
    c.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    return group([tube(q, r, material, ring_resolution=10, resolution=24), c])


def tooth(color="#f7f5f0", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, material=None):
    """A molar, stylised and glossy."""
    b = [
        ((0, 0, 0.98), (0.60, 0.52, 0.46)),
        ((0.29, -0.19, 1.24), (0.25, 0.24, 0.21)),
        ((-0.29, -0.19, 1.24), (0.25, 0.24, 0.21)),
        ((0.29, 0.19, 1.24), (0.25, 0.24, 0.21)),
        ((-0.29, 0.19, 1.24), (0.25, 0.24, 0.21)),
        ((0.25, 0, 0.58), (0.29, 0.34, 0.42), (0, -10, 0)),
        ((-0.25, 0, 0.58), (0.29, 0.34, 0.42), (0, 10, 0)),
        ((0.33, 0, 0.30), (0.17, 0.21, 0.30), (0, -8, 0)),
        ((-0.33, 0, 0.30), (0.17, 0.21, 0.30), (0, 8, 0)),
    ]
    return blob(b, material or surface(color, 0.10, coat=0.7), 0.022, 34, loc, rot, scale)
