"""Project pictures for the portfolio, three views of one piece of work.

view=1: Four illustrated beer cans with sun, moon and flower labels on coral and yellow blocks.
view=2: Close view of a coral pale ale can with a rainbow sun label, in front of two blurred cans.
view=3: Pattern of beer cans seen from above on yellow, with long diagonal shadows.
"""

from kit.backdrops import floor
from kit.materials.image import svg_surface
from kit.materials.solid import clay, metal, surface
from kit.objects import group
from kit.options import VIEW
from kit.outlines import circle_outline, fillet, rounded_rect
from kit.props.packaging import printed_sleeve
from kit.sets.project import (
    camera_above,
    camera_at,
    ground,
    hard_light,
    project_shot,
    soft_light,
)
from kit.shapes import box, cylinder, extrude, lathe
from kit.svg import SANS, circle, discs, path, rays, wave, words
from kit.world import start

start()
TEAL, CORAL, BUTTER, PINK, CREAM = "#0f4a4a", "#ee5f42", "#f6c25c", "#f3b3ad", "#fbeeda"
W, HH = 2048, 1100


def label(bg, kind, word, ink):
    o = ""
    for cx in (0, 1024, 2048):
        if kind == "sun":
            o += discs(
                cx,
                640,
                (430, 350, 270, 190, 110),
                (PINK, CORAL, CREAM, TEAL, BUTTER) if bg != CORAL else (BUTTER, PINK, TEAL, CREAM, CORAL),
            )
        if kind == "rays":
            o += rays(cx, 520, 470, 18, CORAL, 210) + circle(cx, 520, 170, TEAL)
        if kind == "moon":
            o += (
                circle(cx, 470, 330, PINK)
                + circle(cx + 110, 400, 270, bg)
                + "".join(
                    circle(cx + x, y, r, BUTTER)
                    for x, y, r in (
                        (-330, 240, 16),
                        (190, 330, 22),
                        (330, 600, 14),
                        (60, 480, 12),
                        (-400, 520, 12),
                        (270, 190, 10),
                    )
                )
            )
        if kind == "petal":
            o += "".join(
                f'<g transform="rotate({45 * k} {cx} 500)">'
                + path(
                    f"M{cx} 500Q{cx - 120} 290 {cx} 110Q{cx + 120} 290 {cx} 500Z", CORAL if k % 2 else TEAL
                )
                + "</g>"
                for k in range(8)
            ) + circle(cx, 500, 66, BUTTER)
    if kind == "sun":
        o += (
            wave(730, W, 34, 6, TEAL if bg == CORAL else CORAL)
            + wave(820, W, 34, 6, BUTTER if bg != BUTTER else PINK, ph=1.6)
            + wave(905, W, 30, 6, bg, ph=3)
        )
    if kind == "moon":
        o += (
            wave(760, W, 40, 4, CORAL) + wave(850, W, 40, 4, BUTTER, ph=1.4) + wave(930, W, 30, 4, bg, ph=2.8)
        )
    o += "".join(words(word, cx, 1045, 78, ink, SANS, 400, spacing=22) for cx in (0, 1024, 2048))
    return svg_surface(o, W, HH, bg, rough=0.34, specular=0.4, coat=0.25)


LB = [
    label(CORAL, "sun", "PALE ALE", CREAM),
    label(TEAL, "moon", "STOUT", CREAM),
    label(BUTTER, "rays", "LAGER", TEAL),
    label(PINK, "petal", "SOUR", TEAL),
]
al = metal("#d5d6d8", 0.36)


def can(k, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    pr = fillet([(0.29, 0.05), (0.33, 0.10), (0.33, 1.06), (0.27, 1.20)], [0, 0.05, 0.07, 0], 8)
    body = printed_sleeve(pr, LB[k])
    lid = lathe(
        [(0.27, 1.195), (0.285, 1.20), (0.285, 1.235), (0.262, 1.235), (0.25, 1.19), (0, 1.19)], al, 0.012
    )
    bot = lathe([(0, 0.05), (0.20, 0.03), (0.23, 0), (0.255, 0), (0.292, 0.055)], al, 0.015)
    tab = group(
        [
            extrude(
                [rounded_rect(0.16, 0.24, 0.07), circle_outline(0.045, 0, 0.055)],
                0.018,
                0.006,
                al,
                (0, -0.02, 1.215),
            ),
            cylinder(0.03, 0.03, al, 0.006, (0, 0.02, 1.2)),
            extrude(
                [circle_outline(0.10, 0, 0)],
                0.006,
                0.002,
                metal("#b9babd", 0.35),
                (0, -0.12, 1.195),
                scale=(1, 0.8, 1),
            ),
        ]
    )
    return group([body, lid, bot, tab], loc, rot, scale)


if VIEW == 1:
    ground("#86b5ab", 0.12)
    soft_light(-1, 0.95)
    b = clay("#d9655a")
    box((1.5, 1.2, 0.5), 0.03, b, (-1.0, 0.35, 0), base=True)
    cylinder(0.62, 0.26, clay("#e9b255"), 0.02, (0.98, 0.28, 0))
    can(1, (-1.25, 0.3, 0.5), (0, 0, 8))
    can(2, (-0.52, 0.28, 0.5), (0, 0, -6))
    can(0, (0.08, -0.45, 0), (0, 0, 4))
    can(3, (0.98, 0.28, 0.26), (0, 0, -8))
    camera_at((0.0, 0, 0.80), 2.62, 9, 6)
    project_shot()
elif VIEW == 2:
    ground(TEAL, 0.10)
    soft_light(1, 0.9)
    can(1, (-0.78, 0.55, 0), (0, 0, 10))
    can(0, (0, 0, 0), (0, 0, -4))
    can(2, (0.74, 0.62, 0), (0, 0, -8))
    camera_at((0.02, 0, 0.72), 1.42, 16, -8, 100, 1.0, (0, -0.33, 0.7))
    project_shot()
else:
    floor(material=surface(BUTTER, 0.85, specular=0.1, emit=BUTTER, emit_strength=0.10))
    hard_light(-48, 40, 3.3, "#fff0e0", 0.5)
    for j in range(-2, 3):
        for i in range(-3, 4):
            k = (i * 2 + j * 3 + 12) % 4
            x, y = i * 1.25 + (0.62 if j % 2 else 0), j * 1.42
            if (i + j) % 2:
                can(k, (x, y - 0.62, 0.33), (-90, 0, 0))
            else:
                can(k, (x, y, 0), (0, 0, (i * 37 + j * 61) % 90 - 45))
    camera_above((0.3, 0, 0), 4.9, -14)
    project_shot(exposure=-0.2)
