"""Floating interface cards, a phone and a laptop. 1 unit = 10 cm."""

from math import cos, sin, tau

from kit.curves import tube
from kit.materials.solid import gradient, surface
from kit.objects import group
from kit.outlines import circle_outline, rounded_rect
from kit.shapes import box, extrude, sphere, torus


def ui_card(
    w=1.6,
    h=1,
    color="#ffffff",
    r=0.12,
    t=0.05,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    material=None,
    bars=None,
    line=None,
    ring=None,
    lines=0,
    accent="#5b6cff",
    dot=None,
):
    """Floating UI card facing -Y. bars=[heights 0..1], line=[values], ring=0..1, lines=n placeholder text rows."""
    parts = [
        extrude(
            [rounded_rect(w, h, r)],
            t,
            min(0.02, t * 0.4),
            material or surface(color, 0.35, coat=0.2),
            rot=(90, 0, 0),
        )
    ]
    y = -t / 2 - 0.012
    am = surface(accent, 0.35, coat=0.3)
    soft = surface("#dfe3ee" if color in ("#ffffff", "#fdfdff") else "#ffffff", 0.5)

    def bar(x, z, bw, bh, mm, rr=None, d=0.03):
        parts.append(
            extrude([rounded_rect(bw, bh, rr or min(bw, bh) / 2 * 0.98)], d, 0.008, mm, (x, y, z), (90, 0, 0))
        )

    x0, z1 = -w / 2 + 0.14 * min(w, h) + 0.04, h / 2 - 0.16 * min(w, h) - 0.02
    if dot:
        parts.append(
            extrude(
                [circle_outline(0.11)], 0.03, 0.008, surface(dot, 0.35), (x0 + 0.1, y, z1 - 0.06), (90, 0, 0)
            )
        )
        bar(x0 + 0.26 + w * 0.16, z1 - 0.02, w * 0.32, 0.06, soft)
        bar(x0 + 0.26 + w * 0.1, z1 - 0.13, w * 0.2, 0.045, soft)
    for i in range(lines):
        ww = (w - 0.36) * (0.9 if i % 2 == 0 else 0.62)
        bar(-w / 2 + 0.18 + ww / 2, z1 - (0.34 if dot else 0.02) - i * 0.15, ww, 0.06, soft)
    if bars:
        n = len(bars)
        bw = (w - 0.36) / n
        for i, b in enumerate(bars):
            bh = max(0.05, b * (h - 0.42))
            bar(
                -w / 2 + 0.18 + bw * (i + 0.5),
                -h / 2 + 0.14 + bh / 2,
                bw * 0.52,
                bh,
                am
                if i == max(range(n), key=lambda q: bars[q])
                else surface("#c9d0ff" if accent.startswith("#5") else "#e6dccf", 0.4),
                bw * 0.2,
                0.06,
            )
    if line:
        n = len(line)
        pts = [
            (-w / 2 + 0.18 + (w - 0.36) * i / (n - 1), y - 0.02, -h / 2 + 0.16 + v * (h - 0.5))
            for i, v in enumerate(line)
        ]
        parts.append(tube(pts, 0.022, am))
        parts.append(sphere(0.055, surface("#ffffff", 0.3), pts[-1]))
    if ring is not None:
        R = min(w, h) * 0.27
        parts.append(torus(R, R * 0.2, soft, (0, y - 0.01, -0.05 * h), (90, 0, 0), (1, 1, 0.5)))
        parts.append(
            tube(
                [
                    (R * sin(tau * ring * i / 40), y - 0.03, -0.05 * h + R * cos(tau * ring * i / 40))
                    for i in range(41)
                ],
                R * 0.2,
                am,
            )
        )
    return group(parts, loc, rot)


def phone(
    screen=("#6a7bff", "#c06bff"),
    body="#20222a",
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    scale=1.0,
    ui=True,
):
    """Phone standing in XZ, screen facing -Y; 1.5 x 3.1."""
    w, h, t = 1.5, 3.1, 0.17
    parts = [
        extrude(
            [rounded_rect(w, h, 0.25)], t, 0.05, surface(body, 0.25, metal=0.85), rot=(90, 0, 0), segments=6
        ),
        extrude(
            [rounded_rect(w - 0.07, h - 0.07, 0.22)],
            0.01,
            0.003,
            surface("#08090c", 0.08, coat=1),
            (0, -t / 2 - 0.002, 0),
            (90, 0, 0),
        ),
    ]
    parts.append(
        extrude(
            [rounded_rect(w - 0.15, h - 0.15, 0.18)],
            0.008,
            0.001,
            gradient(screen[0], screen[1], "Y", 0.0, 1.0, 0.3, 0.55) if screen else surface("#fff"),
            (0, -t / 2 - 0.008, 0),
            (90, 0, 0),
        )
    )
    y = -t / 2 - 0.02
    parts.append(
        extrude(
            [rounded_rect(0.4, 0.1, 0.05)],
            0.006,
            0.001,
            surface("#08090c", 0.2),
            (0, y, h / 2 - 0.19),
            (90, 0, 0),
        )
    )
    if ui:
        wm = surface("#ffffff", 0.4, emit="#ffffff", emit_strength=0.35)
        parts.append(extrude([rounded_rect(0.62, 0.1, 0.05)], 0.012, 0.003, wm, (-0.3, y, 1.02), (90, 0, 0)))
        parts.append(
            extrude([rounded_rect(0.4, 0.065, 0.03)], 0.012, 0.003, wm, (-0.41, y, 0.86), (90, 0, 0))
        )
        parts.append(
            extrude([circle_outline(0.11)], 0.012, 0.003, surface("#ffd166", 0.4), (0.5, y, 0.96), (90, 0, 0))
        )
        parts.append(extrude([rounded_rect(1.2, 0.85, 0.12)], 0.02, 0.006, wm, (0, y, 0.25), (90, 0, 0)))
        for i, v in enumerate((0.25, 0.4, 0.3, 0.55, 0.42, 0.62)):
            parts.append(
                extrude(
                    [rounded_rect(0.1, v, 0.04)],
                    0.03,
                    0.006,
                    surface(screen[0] if i != 5 else "#ff7a59", 0.4),
                    (-0.42 + i * 0.17, y - 0.012, -0.08 + v / 2),
                    (90, 0, 0),
                )
            )
        for i in range(3):
            parts.append(
                extrude([rounded_rect(1.2, 0.28, 0.1)], 0.02, 0.006, wm, (0, y, -0.42 - i * 0.34), (90, 0, 0))
            )
            parts.append(
                extrude(
                    [circle_outline(0.08)],
                    0.02,
                    0.005,
                    surface(("#7ac7c4", "#ff9f7a", "#8f8cff")[i], 0.4),
                    (-0.45, y - 0.012, -0.42 - i * 0.34),
                    (90, 0, 0),
                )
            )
            parts.append(
                extrude(
                    [rounded_rect(0.5, 0.06, 0.03)],
                    0.02,
                    0.005,
                    surface("#d6d9e6", 0.5),
                    (-0.05, y - 0.012, -0.42 - i * 0.34),
                    (90, 0, 0),
                )
            )
    return group(parts, loc, rot, scale)


def laptop(screen=("#23305c", "#6a7bff"), body="#cfd2d6", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, tilt=18):
    """Open laptop showing a dashboard; tilt in degrees."""
    bm_ = surface(body, 0.32, metal=0.9)
    w, d = 3.2, 2.2
    parts = [
        extrude([rounded_rect(w, d, 0.14)], 0.12, 0.04, bm_, (0, 0, 0.06)),
        extrude(
            [rounded_rect(w * 0.86, d * 0.46, 0.04)], 0.006, 0.002, surface("#2a2c33", 0.5), (0, 0.3, 0.121)
        ),
        extrude(
            [rounded_rect(w * 0.34, d * 0.28, 0.06)],
            0.006,
            0.002,
            surface("#b5b8bd", 0.35, metal=0.6),
            (0, -0.66, 0.121),
        ),
    ]
    for r in range(5):
        for k in range(13):
            parts.append(
                box(
                    (w * 0.058, d * 0.07, 0.02),
                    0.008,
                    surface("#3a3d45", 0.55),
                    (-w * 0.395 + k * w * 0.066, 0.3 + d * 0.18 - r * d * 0.09, 0.128),
                )
            )
    L = [
        extrude([rounded_rect(w, d, 0.14)], 0.07, 0.025, bm_, (0, 0, d / 2), (90, 0, 0)),
        extrude(
            [rounded_rect(w - 0.08, d - 0.08, 0.1)],
            0.01,
            0.002,
            surface("#07080b", 0.1, coat=1),
            (0, -0.036, d / 2),
            (90, 0, 0),
        ),
        extrude(
            [rounded_rect(w - 0.2, d - 0.22, 0.04)],
            0.006,
            0.001,
            gradient(screen[0], screen[1], "X", 0, 1, 0.3, 0.6),
            (0, -0.043, d / 2),
            (90, 0, 0),
        ),
    ]
    wm = surface("#ffffff", 0.4, emit="#ffffff", emit_strength=0.4)
    L += [
        extrude([rounded_rect(0.5, 1.6, 0.06)], 0.01, 0.002, wm, (-1.1, -0.05, d / 2), (90, 0, 0)),
        extrude([rounded_rect(0.95, 0.62, 0.06)], 0.01, 0.002, wm, (-0.25, -0.05, d / 2 + 0.48), (90, 0, 0)),
        extrude([rounded_rect(0.95, 0.62, 0.06)], 0.01, 0.002, wm, (0.82, -0.05, d / 2 + 0.48), (90, 0, 0)),
        extrude([rounded_rect(2.02, 0.85, 0.06)], 0.01, 0.002, wm, (0.285, -0.05, d / 2 - 0.38), (90, 0, 0)),
    ]
    L += [
        extrude(
            [rounded_rect(0.12, v, 0.03)],
            0.012,
            0.002,
            surface(screen[1], 0.4, emit=screen[1], emit_strength=0.3),
            (-0.5 + i * 0.22, -0.06, d / 2 - 0.74 + v / 2),
            (90, 0, 0),
        )
        for i, v in enumerate((0.2, 0.35, 0.28, 0.5, 0.4, 0.62, 0.55, 0.68))
    ]
    lid = group(L, (0, d / 2 - 0.04, 0.12), (-tilt, 0, 0))
    parts.append(lid)
    return group(parts, loc, rot, scale)
