"""Project pictures for the portfolio, three views of one piece of work.

view=1: Layered paper mountains at sunset with a pale sun, clouds and fir trees.
view=2: Cut-paper contour relief in greens around an orange lake with a tiny island.
view=3: Layered paper hills at night with a crescent moon, stars and firs.
"""

import random
from math import cos, pi, radians, sin, tau

from mathutils import Vector, noise

from kit.backdrops import floor
from kit.lights import area_light, sun_light
from kit.materials.solid import surface
from kit.options import VIEW
from kit.outlines import circle_outline, fillet
from kit.sets.project import camera_above, camera_at, project_shot
from kit.shapes import box, extrude
from kit.world import start, world

start()
PAL = {
    1: ["#f7d9b8", "#f3b58e", "#e58a72", "#b9617a", "#704a7d", "#3b3560", "#221f45"],
    2: ["#d7ecdf", "#a9d6c4", "#6fb5a8", "#3f8f90", "#256a77", "#174b5e", "#0f3145"],
    3: ["#2a2350", "#3c2f6b", "#5c3f86", "#8b5297", "#c4699a", "#ee8f8c", "#f8c291"],
}[VIEW]
SUNC = {1: "#fff3d6", 2: "#fdf6e2", 3: "#ffe6a8"}[VIEW]


def ridge(seed, amp, base, n=220, w=9, peaks=3):
    return [
        (
            -w / 2 + w * i / n,
            base
            + amp
            * (
                0.55 * noise.fractal(Vector((i / n * peaks + seed * 7.1, seed, 0)), 1.0, 2.1, 4)
                + 0.35 * sin(i / n * peaks * 2.4 + seed * 1.7)
            ),
        )
        for i in range(n + 1)
    ]


def layer(points, y, color, t=0.06):
    m = surface(color, 0.9, specular=0.08, bump=0.10, bump_scale=50, bump_dist=0.01)
    return extrude([[(-4.6, -1.5), (4.6, -1.5)] + list(reversed(points))], t, 0.006, m, (0, y, 0), (90, 0, 0))


if VIEW in (1, 3):
    N = 6
    box((12, 0.05, 9), 0, surface(PAL[0], 0.9, specular=0.05), (0, 2.6, 2.5))
    cres = [
        (0.66 * cos(radians(40 + 280 * k / 60)), 0.66 * sin(radians(40 + 280 * k / 60))) for k in range(61)
    ]
    e0, e1 = cres[0], cres[-1]
    cin = [
        (0.36 + 0.4485 * cos(radians(a)), 0.4485 * sin(radians(a)))
        for a in [288 - (288 - 72) * k / 50 for k in range(51)]
    ]
    extrude(
        [circle_outline(0.82, 0, 0, 96)] if VIEW == 1 else [cres + cin],
        0.05,
        0.008,
        surface(SUNC, 0.9, emit=SUNC, emit_strength=0.25),
        (0.75 if VIEW == 1 else -1.0, 2.25, 2.55 if VIEW == 1 else 2.9),
        (90, 0, 0),
    )
    for i in range(N):
        layer(
            ridge(i + (3 if VIEW == 1 else 11), 0.62 - 0.05 * i, 2.25 - 0.42 * i), 1.9 - 0.42 * i, PAL[1 + i]
        )

    def cloud(x, y, z, s, c="#fffaf0"):
        return extrude(
            [
                fillet(
                    [
                        (-0.9, 0),
                        (0.9, 0),
                        (0.9, 0.22),
                        (0.5, 0.30),
                        (0.42, 0.55),
                        (-0.10, 0.60),
                        (-0.2, 0.36),
                        (-0.9, 0.26),
                        (-0.9, 0),
                    ],
                    0.16,
                    8,
                )[:-1]
            ],
            0.05,
            0.006,
            surface(c, 0.9, specular=0.05),
            (x, y, z),
            (90, 0, 0),
            s,
        )

    if VIEW == 1:
        cloud(-1.5, 1.75, 2.75, 0.62)
        cloud(1.75, 1.35, 2.35, 0.46, "#fbe9d8")
    else:
        rng = random.Random(8)
        for _ in range(16):
            extrude(
                [
                    [
                        (0.075 * q * cos(pi / 2 + pi * i / 4), 0.075 * q * sin(pi / 2 + pi * i / 4))
                        for i, q in enumerate([1, 0.34] * 4)
                    ]
                ],
                0.03,
                0.004,
                surface("#ffe6a8", 0.8, emit="#ffe6a8", emit_strength=0.4),
                (rng.uniform(-2.6, 2.6), 2.35, rng.uniform(2.7, 4.0)),
                (90, 0, 0),
                rng.uniform(0.5, 1.1),
            )
    tm = surface(PAL[-1] if VIEW == 1 else "#4a2b66", 0.9, specular=0.05)
    rng = random.Random(5)
    for q in range(9):
        x = rng.uniform(-2.7, 2.7)
        L = ridge((N - 1) + (3 if VIEW == 1 else 11), 0.62 - 0.05 * (N - 1), 2.25 - 0.42 * (N - 1))
        z = min(L, key=lambda p: abs(p[0] - x))[1]
        s = rng.uniform(0.5, 1.0)
        T_ = [P_ for P_ in []]
        extrude(
            [
                [
                    (-0.04, -0.2),
                    (0.04, -0.2),
                    (0.04, 0.1),
                    (0.26, 0.1),
                    (0.10, 0.36),
                    (0.20, 0.36),
                    (0.06, 0.60),
                    (0.13, 0.60),
                    (0, 0.86),
                    (-0.13, 0.60),
                    (-0.06, 0.60),
                    (-0.20, 0.36),
                    (-0.10, 0.36),
                    (-0.26, 0.1),
                    (-0.04, 0.1),
                ]
            ],
            0.05,
            0.005,
            tm,
            (x, -0.22, z),
            (90, 0, 0),
            s,
        )
    if VIEW == 1:  # birds
        for x, z, s in ((-0.35, 3.05, 0.5), (0.05, 3.25, 0.34), (-0.75, 3.3, 0.28)):
            extrude(
                [
                    [
                        (-0.5, 0.16),
                        (-0.25, 0.22),
                        (0, 0.05),
                        (0.25, 0.22),
                        (0.5, 0.16),
                        (0.25, 0.10),
                        (0, -0.08),
                        (-0.25, 0.10),
                    ]
                ],
                0.02,
                0.003,
                surface(PAL[5], 0.9),
                (x, 1.4, z),
                (90, 0, 0),
                s * 0.7,
            )
    world("#ffffff" if VIEW == 1 else "#c9c4f0", 0.42 if VIEW == 1 else 0.40)
    area_light(
        (-4.5, -5.5, 7.5),
        (0, 1, 1.6),
        1.6,
        1500 if VIEW == 1 else 1300,
        "#fff4e4" if VIEW == 1 else "#ffe2d6",
    )
    camera_at((0, 0, 1.92), 3.9, 3, 0, 70)
    project_shot(exposure=-0.1)
else:
    # top-down contour relief: stacked paper rings, a lake at the bottom
    def contour(k, n=200):
        out = []
        for i in range(n):
            a = tau * i / n
            r = (
                0.55
                + 0.42 * k
                + (0.16 + 0.05 * k)
                * noise.noise(Vector((cos(a) * 1.3 + 4 + k * 0.10, sin(a) * 1.3, k * 0.16)))
                * 1.9
                + 0.10 * sin(3 * a + k * 0.35)
            )
            out.append((r * cos(a) * 1.18, r * sin(a)))
        return out

    cols = list(reversed(PAL))
    for k in range(7):
        extrude(
            [[(-7, -6), (7, -6), (7, 6), (-7, 6)], contour(k)],
            0.10,
            0.008,
            surface(cols[min(6, k)], 0.9, specular=0.06, bump=0.08, bump_scale=50, bump_dist=0.01),
            (0, 0, 0.16 * k),
        ) if k else None
    floor(material=surface("#f2a65a", 0.9), z=-0.02)
    for r, k, z in ((0.25, 3, 0.03), (0.15, 2, 0.10), (0.07, 1, 0.17)):
        extrude(
            [
                [
                    (
                        r * (1 + 0.14 * sin(3 * t + 1) + 0.08 * sin(5 * t)) * cos(t),
                        r * (1 + 0.14 * sin(3 * t + 1) + 0.08 * sin(5 * t)) * sin(t),
                    )
                    for t in [tau * q / 90 for q in range(90)]
                ]
            ],
            0.07,
            0.006,
            surface(PAL[k], 0.9, specular=0.06),
            (0.16, -0.05, z),
        )
    world("#ffffff", 0.40)
    sun_light(-48, 40, 3.2, "#fff1de", 1.5)
    camera_above((0.1, 0, 0), 4.6, -8)
    project_shot(exposure=-0.05)
