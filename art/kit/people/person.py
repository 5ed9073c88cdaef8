"""A friendly bust: head radius about 0.9 at the origin, face towards -Y."""

import random
from math import cos, pi, radians, sin, tau

import bmesh
from mathutils import Euler, Vector

from kit.color import linear, mix_colors
from kit.curves import tube
from kit.materials.natural import wood
from kit.materials.solid import BRASS, GOLD, STEEL, metal, plastic, surface
from kit.materials.textile import fabric
from kit.nodes import NodeBuilder
from kit.objects import add_bevel, add_modifier, group, subdivide
from kit.onto import patch, project, ray_target, tube_on
from kit.outlines import rounded_rect, signed_power, smooth_path
from kit.people.hair import beanie, hair, hijab
from kit.people.skull import lock, symmetric_curve
from kit.shapes import blob, cylinder, grid, lathe, sphere, torus


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


def person(
    skin_c,
    hair_k,
    hair_c,
    top,
    cloth="crew",
    top2=None,
    glasses=None,
    gshape="round",
    beard=None,
    beard_len=0.0,
    stache=False,
    earrings=None,
    tilt=0,
    turn=0,
    nod=0,
    smile="closed",
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    seed=1,
    lips=None,
    freckles=False,
    brow_c=None,
    brow=1.0,
    lash=False,
    jaw=1.0,
    build=1.0,
    hat_c=None,
    blush=0.5,
    eye_c="#241813",
    nose=1.0,
):
    """Builds a bust from the traits in `people.cast`; tilt, turn and nod in degrees, jaw and build as factors."""
    rng = random.Random(seed)
    sk = skin(skin_c, blush)
    H = []
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
    if hair_k == "hijab":
        balls = balls[:-2]
    head = blob(balls, sk, 0.028, 9)
    H.append(head)
    b = ray_target(head)
    ek = surface(eye_c, 0.12, coat=1)
    wh = surface("#ffffff", 0.3, emit="#ffffff", emit_strength=0.9)
    bc = surface(brow_c or hair_c, 0.65, specular=0.2)
    for sg in (-1, 1):
        p, n = project(b, sg * 0.30, 0.06)
        q = n.to_track_quat("-Y", "Z").to_euler()
        e = sphere(1, ek, tuple(p - n * 0.012), scale=(0.074, 0.05, 0.102))
        e.rotation_euler = q
        H.append(e)
        H.append(sphere(0.0225, wh, tuple(p + n * 0.028 + Vector((-0.022, 0, 0.044))), segments=16))
        H.append(sphere(0.011, wh, tuple(p + n * 0.030 + Vector((0.024, 0, -0.036))), segments=12))
        if lash:
            H.append(
                tube_on(
                    [
                        (sg * 0.225, 0.13),
                        (sg * 0.27, 0.168),
                        (sg * 0.325, 0.168),
                        (sg * 0.375, 0.14),
                        (sg * 0.415, 0.158),
                    ],
                    b,
                    0.017,
                    ek,
                    0.016,
                    (0.3, 0.9, 1, 0.9, 0.2),
                )
            )
        H.append(
            tube_on(
                [(sg * 0.165, 0.315), (sg * 0.30, 0.375), (sg * 0.455, 0.305)],
                b,
                0.034 * brow,
                bc,
                0.004,
                (0.75, 1.05, 0.85, 0.25),
            )
        )
    dk = mix_colors(skin_c, "#7a2a22", 0.62)
    lipm = surface(lips, 0.35) if lips else surface(dk, 0.5)
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
        H.append(patch(up, lo, b, 0.010, 0, surface("#5d1f22", 0.5), 12, 40, True))
        tl = [
            (-w * 0.93, z0 + 0.066),
            (-w * 0.55, z0 - 0.022),
            (0, z0 - 0.056),
            (w * 0.55, z0 - 0.022),
            (w * 0.93, z0 + 0.066),
        ]
        H.append(
            patch(
                [(x * 0.95, z - 0.004) for x, z in up],
                tl,
                b,
                0.017,
                0,
                surface("#fffaf3", 0.3, emit="#fff6ec", emit_strength=0.12),
                8,
                40,
                True,
            )
        )
        H.append(
            patch(
                [(-w * 0.42, z0 - 0.092), (0, z0 - 0.078), (w * 0.42, z0 - 0.092)],
                [(-w * 0.42, z0 - 0.098), (0, z0 - 0.128), (w * 0.42, z0 - 0.098)],
                b,
                0.015,
                0,
                surface("#d9736f", 0.5),
                6,
                20,
                True,
            )
        )
        H.append(tube_on(up, b, 0.019 if not lips else 0.026, lipm, 0.006, (0.35, 1, 1, 1, 0.35)))
        H.append(tube_on(lo, b, 0.017 if not lips else 0.032, lipm, 0.006, (0.35, 0.9, 1.1, 0.9, 0.35)))
    else:
        w = 0.215 if smile == "soft" else 0.25
        c = 0.045 if smile == "soft" else 0.075
        if lips:
            H.append(
                tube_on(
                    [
                        (-w * 0.8, z0 + c * 0.62),
                        (-w * 0.4, z0 + 0.012),
                        (0, z0 - 0.002),
                        (w * 0.4, z0 + 0.012),
                        (w * 0.8, z0 + c * 0.62),
                    ],
                    b,
                    0.045,
                    lipm,
                    -0.012,
                    (0.25, 0.9, 1, 0.9, 0.25),
                )
            )
        H.append(
            tube_on(
                [(-w, z0 + c), (-w * 0.52, z0 + 0.012), (0, z0 - 0.006), (w * 0.52, z0 + 0.012), (w, z0 + c)],
                b,
                0.0215,
                surface(mix_colors(lips, "#3a1010", 0.45), 0.5) if lips else lipm,
                0.012 if lips else 0.0,
                (0.45, 1, 1.1, 1, 0.45),
            )
        )
    if freckles:
        fk = surface(mix_colors(skin_c, "#8a4a2a", 0.5), 0.6)
        for i in range(22):
            x = rng.uniform(0.10, 0.50) * rng.choice((-1, 1))
            z = rng.uniform(-0.28, -0.08)
            p, n = project(b, x, z)
            o = sphere(1, fk, tuple(p), scale=(0.013, 0.005, 0.013), segments=12)
            o.rotation_euler = n.to_track_quat("-Y", "Z").to_euler()
            H.append(o)

    # beard: a shell that follows the face
    def face_hit(th, el):
        d = Vector(
            (sin(radians(th)) * cos(radians(el)), -cos(radians(th)) * cos(radians(el)), sin(radians(el)))
        )
        o = Vector((0, -0.05, -0.30))
        p, n, i, q = b.ray_cast(o + d * 3, -d)
        return p, d

    if beard:
        topl = symmetric_curve(
            [(0, 5), (14, 4), (26, -6), (44, -24), (60, -16), (76, 6), (90, 30), (100, 34)]
        )
        bth = 0.05

        def bf(u, v):
            th = -(80 if hair_k == "bald" else 90) + 2 * (80 if hair_k == "bald" else 90) * u
            hi = topl(th) - (6 if hair_k == "bald" else 0)
            lo = -86
            el = hi + (lo - hi) * v
            p, d = face_hit(th, el)
            e = min(1, min(u, 1 - u) * 14, v * 9 + 0.05)
            low = max(0, -d.z - 0.25)
            return p + d * (bth * e + beard_len * low)

        s = grid(120, 60, bf)
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
                        and (q.x / (0.285 if smile == "open" else 0.255)) ** 2
                        + (
                            (q.z + (0.475 if smile == "open" else 0.455))
                            / (0.135 if smile == "open" else 0.085)
                        )
                        ** 2
                        < 1
                    )
                )(f.calc_center_median())
            ],
            context="FACES",
        )
        bm.to_mesh(s.data)
        bm.free()
        add_modifier(s, "SOLIDIFY", thickness=0.13, offset=-1)
        o = blob(
            [], surface(beard, 0.62, sheen=0.2, bump=0.25, bump_scale=30, bump_dist=0.02), 0.024, 5, extra=[s]
        )
        H.append(o)
    if stache:
        H.append(
            blob(
                [
                    (
                        (side * 0.13, project(b, side * 0.13, -0.335)[0].y - 0.005, -0.335),
                        (0.15, 0.06, 0.05),
                        (0, side * 16, side * 14),
                    )
                    for side in (-1, 1)
                ],
                surface(beard or stache if isinstance(stache, str) else hair_c, 0.6),
                0.018,
                4,
            )
        )
    H += (
        hair(hair_k, hair_c, rng)
        if hair_k not in ("bald", "hijab")
        else (hijab(hair_c) if hair_k == "hijab" else [])
    )
    if hair_k == "beanie":
        H += beanie(hat_c)
    if glasses:
        gm = metal(GOLD, 0.2) if glasses == GOLD else plastic(glasses, 0.22)
        r = 0.022 if glasses == GOLD else 0.032
        yy = project(b, 0.30, 0.04)[0].y - 0.075
        for sg in (-1, 1):
            if gshape == "round":
                o = torus(0.215, r, gm, (sg * 0.305, yy, 0.045), (90, 0, sg * 9))
            else:
                o = tube(
                    [
                        (x, 0, z)
                        for x, z in (
                            rounded_rect(0.46, 0.36, 0.11)
                            if gshape == "square"
                            else [
                                (
                                    0.24 * signed_power(cos(tau * i / 60), 0.75),
                                    0.19 * signed_power(sin(tau * i / 60), 0.8)
                                    + 0.035 * cos(tau * i / 60) * sg,
                                )
                                for i in range(60)
                            ]
                        )
                    ],
                    r,
                    gm,
                    cyclic=True,
                    kind="POLY",
                    loc=(sg * 0.305, yy, 0.04),
                    rot=(0, 0, sg * 9),
                )
            H.append(o)
            H.append(
                tube(
                    [
                        (sg * 0.525, yy + 0.04, 0.09),
                        (sg * 0.70, yy + 0.22, 0.09),
                        (sg * 0.87, -0.2, 0.08),
                        (sg * 0.89, 0.10, 0.05),
                    ],
                    r * 0.85,
                    gm,
                )
            )
        H.append(
            tube([(-0.10, yy - 0.03, 0.075), (0, yy - 0.05, 0.10), (0.10, yy - 0.03, 0.075)], r * 0.95, gm)
        )
    if earrings:
        em = (
            metal(GOLD if earrings == "gold" else earrings, 0.15)
            if earrings != "pearl"
            else surface("#fbf4ea", 0.15, coat=0.6)
        )
        for sg in (-1, 1):
            H.append(
                torus(0.10, 0.024, em, (sg * 0.90, 0.02, -0.41), (90, 0, 15 * sg))
                if earrings != "pearl"
                else sphere(0.055, em, (sg * 0.91, -0.02, -0.30))
            )
    piv = Vector((0, 0.1, -0.85))
    Rm = Euler((radians(nod), radians(tilt), radians(turn))).to_matrix()
    hd = group(H)
    hd.rotation_euler = Rm.to_euler()
    hd.location = piv - Rm @ piv
    # ---- body
    B = []
    w = build
    fm = fabric(top, "knit" if cloth == "turtle" else "felt", 1.0, 0.3)
    B.append(lathe([(0.30, -1.55), (0.365, -1.2), (0.365, -0.95), (0.42, -0.5)], sk, 0.15, loc=(0, 0.10, 0)))
    sh = 0.93 if w < 1 else 1
    body = blob(
        [
            ((0, 0.17, -1.42), (0.60 * sh, 0.42, 0.38)),
            ((0, -0.0, -1.50), (0.52 * sh, 0.42, 0.36)),
            ((0, -0.02, -1.85), (0.62 * w, 0.46, 0.5)),
            ((0.62 * w, 0.12, -1.78), (0.48, 0.42, 0.36), (0, 22, 0)),
            ((-0.62 * w, 0.12, -1.78), (0.48, 0.42, 0.36), (0, -22, 0)),
            ((0.44 * w, 0.17, -1.58), (0.50 * w, 0.38, 0.30), (0, 20, 0)),
            ((-0.44 * w, 0.17, -1.58), (0.50 * w, 0.38, 0.30), (0, -20, 0)),
            ((0.96 * w, 0.15, -2.02), (0.42, 0.44, 0.44)),
            ((-0.96 * w, 0.15, -2.02), (0.42, 0.44, 0.44)),
            ((0, 0.10, -2.35), (1.0 * w, 0.58, 0.9)),
            ((0, 0.10, -3.05), (0.98 * w, 0.60, 0.9)),
            ((1.13 * w, 0.17, -2.6), (0.35, 0.42, 0.85), (0, -4, 0)),
            ((-1.13 * w, 0.17, -2.6), (0.35, 0.42, 0.85), (0, 4, 0)),
        ],
        fm,
        0.035,
        34,
    )
    B.append(body)
    bb = ray_target(body)

    def neck(front, r, m, R0=0.45, zb=-1.04, join=False):
        side = [
            Vector(
                (
                    R0 * sin(radians(a)),
                    0.10 - R0 * cos(radians(a)),
                    zb - 0.13 * max(0, cos(radians(a))) - 0.03 * abs(sin(radians(a))),
                )
            )
            for a in (180, 155, 130, 105, 80, 56)
        ]
        fr = [project(bb, x, z, 0.012)[0] for x, z in front]
        half = side + fr
        L = [Vector((-p.x, p.y, p.z)) for p in reversed(half)][:-1]
        q = smooth_path([tuple(p) for p in L + half], 70)
        return tube([tuple(p) for p in q], r, m, kind="POLY", cyclic=join)

    def collar(m, tipx=0.28, tipz=-1.53):
        o = []
        tp = project(bb, tipx, tipz, 0.075)[0]
        for side in (-1, 1):
            T = smooth_path(
                [
                    (0, 0.53, -0.97),
                    (side * 0.31, 0.40, -0.97),
                    (side * 0.435, 0.09, -1.0),
                    (side * 0.31, -0.22, -1.06),
                    (side * 0.055, -0.36, -1.13),
                ],
                40,
            )
            E = smooth_path(
                [
                    (0, 0.68, -1.17),
                    (side * 0.42, 0.52, -1.18),
                    (side * 0.62, 0.10, -1.22),
                    (side * 0.54, -0.27, -1.33),
                    (side * tp.x, tp.y, tp.z),
                ],
                40,
            )

            def f(u, v):
                i = min(39, int(u * 40))
                k = u * 40 - i
                a, b_ = T[i].lerp(T[i + 1], k), E[i].lerp(E[i + 1], k)
                p = a.lerp(b_, v)
                ou = Vector((p.x, p.y - 0.1, 0)).normalized()
                return p + ou * 0.05 * sin(pi * min(1, v * 1.15)) + Vector((0, 0, 0.03 * sin(pi * v)))

            c = grid(50, 14, f, m)
            add_modifier(c, "SOLIDIFY", thickness=0.045, offset=0)
            add_bevel(c, 0.012, 2)
            o.append(c)
        return o

    t2 = fabric(top2, "felt", 1, 0.3) if top2 else None

    def crew(m, R0=0.445, r=0.075, z=-1.115, nz=10):
        return torus(R0, r, m, (0, 0.085, z), (nz, 0, 0), (1.03, 1, 0.95))

    if cloth == "crew":
        B.append(crew(fm))
    elif cloth == "turtle":

        def tn(u, v):
            a = tau * u
            zz = -1.30 + 0.46 * v
            r = 0.475 - 0.045 * v + 0.018 * sin(v * pi * 5) + 0.006 * sin(a * 40)
            return (r * sin(a) * 1.02, 0.10 - r * cos(a) * 0.98, zz + 0.03 * cos(a) * -1)

        o = grid(160, 40, tn, fm)
        add_modifier(o, "SOLIDIFY", thickness=0.06, offset=-1)
        B.append(o)
    elif cloth == "hoodie":
        parts = []
        for i in range(33):
            a = radians(-172 + 344 * i / 32)
            parts.append(
                (
                    0.60 * sin(a) * (1 + 0.10 * abs(sin(a))),
                    0.14 - 0.62 * cos(a) * (1 - 0.02),
                    -1.30 + 0.30 * (1 - cos(a)) / 2 + 0.10 * abs(sin(a)),
                )
            )
        B.append(
            blob(
                [
                    ((0, 0.74, -1.15), (0.62, 0.30, 0.36)),
                    ((0.46, 0.56, -1.12), (0.28, 0.3, 0.26)),
                    ((-0.46, 0.56, -1.12), (0.28, 0.3, 0.26)),
                ],
                fm,
                0.03,
                8,
                extra=[tube(parts, 0.17, None, [0.75] + [1] * 31 + [0.75], kind="POLY")],
            )
        )
        if t2:
            B.append(crew(t2, 0.41, 0.06, -1.07))
        for sg in (-1, 1):
            B.append(
                tube_on(
                    [(sg * 0.20, -1.50), (sg * 0.225, -1.75), (sg * 0.215, -2.05 + 0.05 * sg)],
                    bb,
                    0.026,
                    surface("#f7f2ea", 0.8),
                    0.05,
                )
            )
            B.append(
                cylinder(
                    0.032,
                    0.09,
                    metal(STEEL, 0.25),
                    0.01,
                    tuple(project(bb, sg * 0.215, -2.14 + 0.05 * sg, 0.05)[0]),
                )
            )
    elif cloth == "vneck":
        ri = [(-0.33, -1.18), (-0.22, -1.40), (-0.005, -1.72)]
        B.append(patch(ri, [(-x, z) for x, z in ri], bb, 0.012, 0.004, t2 or sk, 24, 40))
        B.append(neck([(0.235, -1.40), (0.12, -1.58), (0.0, -1.765)], 0.047, fm))
        if t2:
            B.append(crew(t2, 0.41, 0.055, -1.07))
    elif cloth in ("shirt", "blazer", "overshirt"):
        sm = fm if cloth == "shirt" else (t2 or surface("#f7f4ee", 0.8))
        if cloth != "shirt":
            deep = -2.35 if cloth == "blazer" else -3.0
            iw = 0.36
            ri = [(-iw, -1.16), (-0.25, -1.5), (-0.03 if cloth == "blazer" else -0.20, deep)]
            B.append(patch(ri, [(-x, z) for x, z in ri], bb, 0.016, 0.004, sm, 24, 50))
            for sg in (-1, 1):
                if cloth == "blazer":
                    inn = [(sg * 0.37, -1.16), (sg * 0.28, -1.50), (sg * 0.015, -2.40)]
                    out = [(sg * 0.50, -1.18), (sg * 0.64, -1.50), (sg * 0.70, -1.64), (sg * 0.10, -2.42)]
                    B.append(
                        patch(
                            inn,
                            out,
                            bb,
                            0.05,
                            0.045,
                            surface(mix_colors(top, "#ffffff", 0.06), 0.85, sheen=0.3),
                            20,
                            60,
                        )
                    )
                else:
                    B.append(
                        patch(
                            [(sg * 0.37, -1.16), (sg * 0.27, -1.5), (sg * 0.22, -3.0)],
                            [(sg * 0.50, -1.18), (sg * 0.40, -1.6), (sg * 0.34, -3.0)],
                            bb,
                            0.04,
                            0.04,
                            fm,
                            12,
                            50,
                        )
                    )
            B.append(
                neck(
                    [],
                    0.06,
                    fm if cloth != "blazer" else surface(mix_colors(top, "#ffffff", 0.06), 0.85, sheen=0.3),
                    0.49,
                )
            )
        if cloth == "shirt" or cloth == "blazer_shirt":
            band = lathe([(0.50, -1.28), (0.435, -1.12), (0.42, -0.98)], fm, 0.04, loc=(0, 0.10, 0))
            add_modifier(band, "SOLIDIFY", thickness=0.03, offset=0)
            B.append(band)
            B += collar(fm)
            B.append(
                patch(
                    [(-0.075, -1.22), (-0.075, -3.0)],
                    [(0.075, -1.22), (0.075, -3.0)],
                    bb,
                    0.022,
                    0.02,
                    fm,
                    6,
                    40,
                )
            )
            for i in range(5):
                p, n = project(bb, 0, -1.42 - 0.33 * i, 0.026)
                o = cylinder(0.034, 0.016, surface("#fbf6ee", 0.3), 0.006)
                o.location = p
                o.rotation_euler = n.to_track_quat("Z", "Y").to_euler()
                B.append(o)
        else:
            B.append(crew(sm, 0.42, 0.06, -1.07))
    elif cloth == "overall":
        B.append(crew(fm))
        dm = t2
        B.append(
            patch([(-0.52, -1.95), (-0.60, -3.1)], [(0.52, -1.95), (0.60, -3.1)], bb, 0.04, 0.04, dm, 24, 24)
        )
        for sg in (-1, 1):
            B.append(
                patch(
                    [(sg * 0.33, -1.28), (sg * 0.30, -2.1)],
                    [(sg * 0.53, -1.32), (sg * 0.50, -2.1)],
                    bb,
                    0.05,
                    0.035,
                    dm,
                    8,
                    30,
                )
            )
            p, n = project(bb, sg * 0.40, -2.08, 0.085)
            o = cylinder(0.06, 0.03, metal(BRASS, 0.25), 0.01)
            o.location = p
            o.rotation_euler = n.to_track_quat("Z", "Y").to_euler()
            B.append(o)
    elif cloth == "zip":

        def zc(u, v):
            a = radians(5) + u * radians(350)
            zz = -1.30 + 0.44 * v
            r = 0.50 - 0.02 * v + 0.03 * sin(v * pi)
            return (r * sin(a) * 1.02, 0.08 - r * cos(a), zz + 0.10 * (1 - cos(a)) / 2 - 0.04)

        o = grid(120, 16, zc, t2 or fm)
        add_modifier(o, "SOLIDIFY", thickness=0.09, offset=0)
        subdivide(o, 1)
        B.append(o)
        B.append(crew(surface("#f7f4ee", 0.8), 0.40, 0.05, -1.05))
        B.append(
            patch(
                [(-0.05, -1.28), (-0.05, -3)],
                [(0.05, -1.28), (0.05, -3)],
                bb,
                0.02,
                0.015,
                t2 or surface("#f7f2ea", 0.8),
                6,
                40,
            )
        )
        B.append(tube_on([(0, -1.30), (0, -3)], bb, 0.018, metal(STEEL, 0.3), 0.03))
    elif cloth == "cardigan":
        iw = 0.35
        ri = [(-iw, -1.16), (-0.27, -1.40), (-0.02, -2.1)]
        B.append(patch(ri, [(-x, z) for x, z in ri], bb, 0.016, 0.004, t2, 24, 50))
        B.append(crew(t2, 0.42, 0.06, -1.07))
        for sg in (-1, 1):
            B.append(
                patch(
                    [(sg * 0.36, -1.16), (sg * 0.27, -1.42), (sg * 0.0, -2.12), (sg * 0.0, -3.1)],
                    [(sg * 0.47, -1.18), (sg * 0.39, -1.42), (sg * 0.12, -2.14), (sg * 0.12, -3.1)],
                    bb,
                    0.045,
                    0.045,
                    fm,
                    8,
                    60,
                )
            )
        B.append(neck([], 0.06, fm, 0.46))
        for i in range(3):
            p, n = project(bb, -0.05, -2.2 - 0.3 * i, 0.05)
            o = cylinder(0.05, 0.025, wood(), 0.01)
            o.location = p
            o.rotation_euler = n.to_track_quat("Z", "Y").to_euler()
            B.append(o)
    elif cloth == "scarf":
        sc = t2
        ex = []
        for k in range(2):
            ex.append(
                tube(
                    [
                        (
                            (0.54 + 0.05 * k) * sin(tau * i / 24),
                            0.08 - (0.52 + 0.05 * k) * cos(tau * i / 24),
                            -1.02 - 0.24 * k + 0.06 * sin(tau * i / 24 + k * 2),
                        )
                        for i in range(24)
                    ],
                    0.175,
                    None,
                    cyclic=True,
                )
            )
        ex += [
            lock(
                [(0.20, -0.55, -1.15), (0.26, -0.66, -1.4), (0.30, -0.70, -1.9), (0.32, -0.70, -2.4)],
                0.2,
                (0.8, 1.1, 1.2, 1.2),
            )
        ]
        B.append(blob([], sc, 0.03, 4, extra=ex))
    return group([hd, group(B)], loc, rot)
