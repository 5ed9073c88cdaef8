"""Heads and faces: everything above the collar except hair. Sizes as in `people.person`."""

from math import cos, radians, sin, tau

import bmesh
from mathutils import Vector

from kit.color import linear, mix_colors
from kit.curves import tube
from kit.materials.solid import GOLD, metal, plastic, surface
from kit.nodes import NodeBuilder
from kit.objects import add_modifier
from kit.onto import patch, project, tube_on
from kit.outlines import rounded_rect, signed_power
from kit.people.skull import symmetric_curve
from kit.shapes import blob, grid, sphere, torus


def skin(color, blush=0.5):
    """Stylised skin without subsurface scattering (four times faster): warmer at the edge, blush on cheeks, nose and ears."""
    k = ("skin2", color, blush)
    m = surface(color, 0.5, specular=0.32, sheen=0.08, key=k)
    nodes = NodeBuilder(m)
    base = linear(color)
    warm = (min(1, base[0] * 1.02), base[1] * 0.70, base[2] * 0.58, 1)
    pk = (min(1, base[0] * 1.05), base[1] * 0.62, base[2] * 0.55, 1)
    facing = nodes.node("LayerWeight")
    facing.inputs[0].default_value = 0.32
    col = nodes.mix(nodes.math("MULTIPLY", facing.outputs["Facing"], 0.45), base, warm)
    coords = nodes.node("TexCoord")

    def spot(p, r, amt):
        v = nodes.node("VectorMath", operation="DISTANCE")
        nodes.link(coords.outputs["Object"], v.inputs[0])
        v.inputs[1].default_value = p
        mr = nodes.node("MapRange", interpolation_type="SMOOTHSTEP")
        nodes.link(v.outputs["Value"], mr.inputs[0])
        mr.inputs[1].default_value = 0
        mr.inputs[2].default_value = r
        mr.inputs[3].default_value = amt
        mr.inputs[4].default_value = 0
        return mr.outputs[0]

    for p, r, a in (
        ((0.43, -0.66, -0.20), 0.30, 0.75 * blush),
        ((-0.43, -0.66, -0.20), 0.30, 0.75 * blush),
        ((0, -0.93, -0.15), 0.20, 0.45 * blush),
        ((0.86, 0.1, -0.05), 0.28, 0.5 * blush),
        ((-0.86, 0.1, -0.05), 0.28, 0.5 * blush),
    ):
        col = nodes.mix(spot(p, r, a), col, pk)
    nodes.set("Base Color", col)
    nodes.set("Emission", (base[0], base[1] * 0.5, base[2] * 0.35, 1))
    nodes.set("Emission Strength", 0.035)
    return m


def skull(material, jaw=1.0, nose=1.0, ears=True):
    """The head itself; jaw and nose are factors of their width."""
    balls = [
        ((0, 0.06, 0.18), (0.83, 0.90, 0.90)),
        ((0, -0.06, -0.26), (0.70 * jaw, 0.70, 0.60)),
        ((0, -0.20, -0.60), (0.40 * jaw**1.5, 0.42, 0.27)),
        ((0.34 * jaw, -0.42, -0.26), (0.33, 0.34, 0.33)),
        ((-0.34 * jaw, -0.42, -0.26), (0.33, 0.34, 0.33)),
        ((0, -0.70, 0.02), (0.09, 0.14, 0.22)),
        ((0, -0.83, -0.145), (0.125 * nose, 0.15, 0.115)),
        ((0.085 * nose, -0.76, -0.17), (0.08 * nose, 0.12, 0.075)),
        ((-0.085 * nose, -0.76, -0.17), (0.08 * nose, 0.12, 0.075)),
        ((0.86, 0.10, -0.06), (0.10, 0.18, 0.23), (0, 10, -22)),
        ((-0.86, 0.10, -0.06), (0.10, 0.18, 0.23), (0, -10, 22)),
    ]
    if not ears:
        balls = balls[:-2]
    return blob(balls, material, 0.028, 9)


def eyes(head, eye_color, brow_color, brow=1.0, lash=False):
    """Eyes and brows; `brow` is a factor of their weight."""
    parts = []
    iris = surface(eye_color, 0.12, coat=1)
    glint = surface("#ffffff", 0.3, emit="#ffffff", emit_strength=0.9)
    brow_material = surface(brow_color, 0.65, specular=0.2)
    for side in (-1, 1):
        p, n = project(head, side * 0.30, 0.06)
        q = n.to_track_quat("-Y", "Z").to_euler()
        e = sphere(1, iris, tuple(p - n * 0.012), scale=(0.074, 0.05, 0.102))
        e.rotation_euler = q
        parts.append(e)
        parts.append(sphere(0.0225, glint, tuple(p + n * 0.028 + Vector((-0.022, 0, 0.044))), segments=16))
        parts.append(sphere(0.011, glint, tuple(p + n * 0.030 + Vector((0.024, 0, -0.036))), segments=12))
        if lash:
            parts.append(
                tube_on(
                    [
                        (side * 0.225, 0.13),
                        (side * 0.27, 0.168),
                        (side * 0.325, 0.168),
                        (side * 0.375, 0.14),
                        (side * 0.415, 0.158),
                    ],
                    head,
                    0.017,
                    iris,
                    0.016,
                    (0.3, 0.9, 1, 0.9, 0.2),
                )
            )
        parts.append(
            tube_on(
                [(side * 0.165, 0.315), (side * 0.30, 0.375), (side * 0.455, 0.305)],
                head,
                0.034 * brow,
                brow_material,
                0.004,
                (0.75, 1.05, 0.85, 0.25),
            )
        )
    return parts


def mouth(head, skin_color, smile="closed", lips=None):
    """Smile: closed, soft or open (with teeth); `lips` is the colour of lipstick."""
    parts = []
    shade = mix_colors(skin_color, "#7a2a22", 0.62)
    lip_material = surface(lips, 0.35) if lips else surface(shade, 0.5)
    z0 = -0.455
    if smile == "open":
        w = 0.255
        up = [
            (-w, z0 + 0.075),
            (-w * 0.5, z0 + 0.028),
            (0, z0 + 0.015),
            (w * 0.5, z0 + 0.028),
            (w, z0 + 0.075),
        ]
        lo = [
            (-w, z0 + 0.075),
            (-w * 0.62, z0 - 0.075),
            (0, z0 - 0.135),
            (w * 0.62, z0 - 0.075),
            (w, z0 + 0.075),
        ]
        parts.append(patch(up, lo, head, 0.010, 0, surface("#5d1f22", 0.5), 12, 40, True))
        tl = [
            (-w * 0.93, z0 + 0.066),
            (-w * 0.55, z0 - 0.022),
            (0, z0 - 0.056),
            (w * 0.55, z0 - 0.022),
            (w * 0.93, z0 + 0.066),
        ]
        parts.append(
            patch(
                [(x * 0.95, z - 0.004) for x, z in up],
                tl,
                head,
                0.017,
                0,
                surface("#fffaf3", 0.3, emit="#fff6ec", emit_strength=0.12),
                8,
                40,
                True,
            )
        )
        parts.append(
            patch(
                [(-w * 0.42, z0 - 0.092), (0, z0 - 0.078), (w * 0.42, z0 - 0.092)],
                [(-w * 0.42, z0 - 0.098), (0, z0 - 0.128), (w * 0.42, z0 - 0.098)],
                head,
                0.015,
                0,
                surface("#d9736f", 0.5),
                6,
                20,
                True,
            )
        )
        parts.append(
            tube_on(up, head, 0.019 if not lips else 0.026, lip_material, 0.006, (0.35, 1, 1, 1, 0.35))
        )
        parts.append(
            tube_on(lo, head, 0.017 if not lips else 0.032, lip_material, 0.006, (0.35, 0.9, 1.1, 0.9, 0.35))
        )
    else:
        w = 0.215 if smile == "soft" else 0.25
        c = 0.045 if smile == "soft" else 0.075
        if lips:
            parts.append(
                tube_on(
                    [
                        (-w * 0.8, z0 + c * 0.62),
                        (-w * 0.4, z0 + 0.012),
                        (0, z0 - 0.002),
                        (w * 0.4, z0 + 0.012),
                        (w * 0.8, z0 + c * 0.62),
                    ],
                    head,
                    0.045,
                    lip_material,
                    -0.012,
                    (0.25, 0.9, 1, 0.9, 0.25),
                )
            )
        parts.append(
            tube_on(
                [(-w, z0 + c), (-w * 0.52, z0 + 0.012), (0, z0 - 0.006), (w * 0.52, z0 + 0.012), (w, z0 + c)],
                head,
                0.0215,
                surface(mix_colors(lips, "#3a1010", 0.45), 0.5) if lips else lip_material,
                0.012 if lips else 0.0,
                (0.45, 1, 1.1, 1, 0.45),
            )
        )
    return parts


def freckles(head, skin_color, rng):
    """Twenty-two dots on nose and cheeks."""
    parts = []
    material = surface(mix_colors(skin_color, "#8a4a2a", 0.5), 0.6)
    for i in range(22):
        x = rng.uniform(0.10, 0.50) * rng.choice((-1, 1))
        z = rng.uniform(-0.28, -0.08)
        p, n = project(head, x, z)
        o = sphere(1, material, tuple(p), scale=(0.013, 0.005, 0.013), segments=12)
        o.rotation_euler = n.to_track_quat("-Y", "Z").to_euler()
        parts.append(o)
    return parts


def beard(head, color, length, is_bald=False, is_smiling=False):
    """A shell that follows the face, with an opening for the mouth."""

    def face_hit(th, el):
        d = Vector(
            (sin(radians(th)) * cos(radians(el)), -cos(radians(th)) * cos(radians(el)), sin(radians(el)))
        )
        o = Vector((0, -0.05, -0.30))
        p, n, i, q = head.ray_cast(o + d * 3, -d)
        return p, d

    upper_edge = symmetric_curve(
        [(0, 5), (14, 4), (26, -6), (44, -24), (60, -16), (76, 6), (90, 30), (100, 34)]
    )
    thickness = 0.05

    def shell(u, v):
        th = -(80 if is_bald else 90) + 2 * (80 if is_bald else 90) * u
        hi = upper_edge(th) - (6 if is_bald else 0)
        lo = -86
        el = hi + (lo - hi) * v
        p, d = face_hit(th, el)
        e = min(1, min(u, 1 - u) * 14, v * 9 + 0.05)
        low = max(0, -d.z - 0.25)
        return p + d * (thickness * e + length * low)

    s = grid(120, 60, shell)
    bm = bmesh.new()
    bm.from_mesh(s.data)
    bmesh.ops.delete(
        bm,
        geom=[
            f
            for f in bm.faces
            if (
                lambda q: (
                    q.y < -0.3
                    and (q.x / (0.285 if is_smiling else 0.255)) ** 2
                    + ((q.z + (0.475 if is_smiling else 0.455)) / (0.135 if is_smiling else 0.085)) ** 2
                    < 1
                )
            )(f.calc_center_median())
        ],
        context="FACES",
    )
    bm.to_mesh(s.data)
    bm.free()
    add_modifier(s, "SOLIDIFY", thickness=0.13, offset=-1)
    material = surface(color, 0.62, sheen=0.2, bump=0.25, bump_scale=30, bump_dist=0.02)
    return blob([], material, 0.024, 5, extra=[s])


def moustache(head, color):
    """Two soft strokes under the nose."""
    halves = [
        (
            (side * 0.13, project(head, side * 0.13, -0.335)[0].y - 0.005, -0.335),
            (0.15, 0.06, 0.05),
            (0, side * 16, side * 14),
        )
        for side in (-1, 1)
    ]
    return blob(halves, surface(color, 0.6), 0.018, 4)


def glasses(head, color, shape="round"):
    """Glasses: round, square or soft; GOLD gives a thin metal frame."""
    parts = []
    material = metal(GOLD, 0.2) if color == GOLD else plastic(color, 0.22)
    r = 0.022 if color == GOLD else 0.032
    yy = project(head, 0.30, 0.04)[0].y - 0.075
    for side in (-1, 1):
        if shape == "round":
            o = torus(0.215, r, material, (side * 0.305, yy, 0.045), (90, 0, side * 9))
        else:
            o = tube(
                [
                    (x, 0, z)
                    for x, z in (
                        rounded_rect(0.46, 0.36, 0.11)
                        if shape == "square"
                        else [
                            (
                                0.24 * signed_power(cos(tau * i / 60), 0.75),
                                0.19 * signed_power(sin(tau * i / 60), 0.8)
                                + 0.035 * cos(tau * i / 60) * side,
                            )
                            for i in range(60)
                        ]
                    )
                ],
                r,
                material,
                cyclic=True,
                kind="POLY",
                loc=(side * 0.305, yy, 0.04),
                rot=(0, 0, side * 9),
            )
        parts.append(o)
        parts.append(
            tube(
                [
                    (side * 0.525, yy + 0.04, 0.09),
                    (side * 0.70, yy + 0.22, 0.09),
                    (side * 0.87, -0.2, 0.08),
                    (side * 0.89, 0.10, 0.05),
                ],
                r * 0.85,
                material,
            )
        )
    parts.append(
        tube([(-0.10, yy - 0.03, 0.075), (0, yy - 0.05, 0.10), (0.10, yy - 0.03, 0.075)], r * 0.95, material)
    )
    return parts


def earrings(kind):
    """Hoops in gold or another colour, or pearls."""
    parts = []
    material = (
        metal(GOLD if kind == "gold" else kind, 0.15)
        if kind != "pearl"
        else surface("#fbf4ea", 0.15, coat=0.6)
    )
    for side in (-1, 1):
        parts.append(
            torus(0.10, 0.024, material, (side * 0.90, 0.02, -0.41), (90, 0, 15 * side))
            if kind != "pearl"
            else sphere(0.055, material, (side * 0.91, -0.02, -0.30))
        )
    return parts
