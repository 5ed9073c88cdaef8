"""Draws the plan of a flat of 57 m²: `python3 art/drawn/floor_plan.py` writes public/drawings/floor-plan.svg. 100 units = 1 m."""

from pathlib import Path

TARGET = Path(__file__).resolve().parents[2] / "public" / "drawings" / "floor-plan.svg"

INK = "var(--ink)"
SOFT = "var(--ink-soft)"
FLOOR = "var(--paper-raised)"
FURNITURE = "color-mix(in oklab, var(--ink) 5%, var(--paper-raised))"
TEXTILE = "var(--brand-tint)"
HATCH = "var(--line)"


def rect(x, y, w, h, fill="none", stroke=SOFT, width=2, r=0, extra=""):
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" {extra}/>'


def circle(x, y, r, fill=FURNITURE):
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{SOFT}" stroke-width="2"/>'


def line(data, color=SOFT, width=2, extra=""):
    return f'<path d="{data}" fill="none" stroke="{color}" stroke-width="{width}" {extra}/>'


def wall(*boxes):
    return "".join(f"M{x} {y}h{w}v{h}h{-w}z" for x, y, w, h in boxes)


def window(x, y, w, h):
    """A gap in an outer wall with two panes."""
    middle = f"M{x} {y + h / 2:g}h{w}" if w > h else f"M{x + w / 2:g} {y}v{h}"
    return rect(x, y, w, h, FLOOR, INK, 2) + line(middle, INK, 2)


def door(x, y, size, leaf, swing):
    """Gap with leaf and swing. (x, y) is the hinge; `leaf` and `swing` are unit steps of the open and the shut leaf."""
    (lx, ly), (sx, sy) = leaf, swing
    gap = (
        f"M{x} {y - 6}h{sx * size}v12h{-sx * size}z"
        if sy == 0
        else f"M{x - 6} {y}v{sy * size}h12v{-sy * size}z"
    )
    side = 1 if lx * sy - ly * sx > 0 else 0
    return (
        f'<path d="{gap}" fill="{FLOOR}"/>'
        + line(
            f"M{x + lx * size} {y + ly * size}A{size} {size} 0 0 {side} {x + sx * size} {y + sy * size}",
            HATCH,
            2,
        )
        + line(f"M{x} {y}l{lx * size} {ly * size}", INK, 4)
    )


def chair(x, y, dx, dy):
    """Seat and back; (dx, dy) points to the table."""
    back = (
        x - dx * 19 - (17 if dy else 3),
        y - dy * 19 - (17 if dx else 3),
        34 if dy else 6,
        34 if dx else 6,
    )
    return rect(x - 17, y - 17, 34, 34, FURNITURE, r=7) + rect(*back, FURNITURE, r=3)


def plant(x, y, r):
    leaves = "".join(
        f"M{x} {y}q{a * r:g} {b * r:g} {c * r:g} {d * r:g}"
        for a, b, c, d in (
            (0.7, -0.1, 0.9, -0.5),
            (0.1, -0.7, -0.3, -0.95),
            (-0.6, -0.2, -0.95, 0.1),
            (-0.3, 0.6, -0.2, 0.95),
            (0.5, 0.4, 0.8, 0.6),
        )
    )
    return circle(x, y, r, FLOOR) + line(leaves, "var(--brand)", 2.5, 'stroke-linecap="round"')


def room(name, size, x, y):
    return (
        f'<text x="{x}" y="{y}" text-anchor="middle" font-size="19" font-weight="600" fill="{INK}">{name}</text>'
        f'<text x="{x}" y="{y + 24}" text-anchor="middle" font-size="17" fill="{SOFT}">{size}</text>'
    )


def bed(x, y, w, h):
    pillow = (w - 30) / 2
    return (
        rect(x, y, w, h, FLOOR, r=8)
        + rect(x, y + 62, w, h - 62, TEXTILE, r=8)
        + line(f"M{x} {y + 92}h{w}")
        + rect(x + 10, y + 14, pillow, 38, FLOOR, r=9)
        + rect(x + 20 + pillow, y + 14, pillow, 38, FLOOR, r=9)
    )


def draw():
    boards = "".join(f"M44 {y}H496" for y in range(286, 640, 22))
    parts = [
        rect(37, 37, 966, 606, FLOOR, "none"),
        line(boards, HATCH, 1.5),
        line(
            "".join(f"M{x} 44V190" for x in range(630, 800, 24))
            + "".join(f"M608 {y}H800" for y in range(62, 190, 24)),
            HATCH,
            1.5,
        ),
        line("".join(f"M{x} 657V726" for x in range(100, 440, 16)), HATCH, 1.5),
        # walls
        f'<path d="{wall((30, 30, 980, 14), (30, 636, 980, 14), (30, 30, 14, 620), (996, 30, 14, 620), (300, 44, 8, 130), (600, 44, 8, 150), (800, 44, 8, 150), (600, 190, 396, 8), (496, 260, 500, 8), (496, 260, 8, 376), (752, 268, 8, 368))}" fill="{INK}"/>',
        line("M96 650V730H440V650", INK, 3),
        # windows and balcony door
        window(90, 30, 150, 14),
        window(656, 30, 90, 14),
        window(850, 30, 110, 14),
        window(30, 350, 14, 180),
        window(130, 636, 280, 14),
        window(560, 636, 140, 14),
        window(810, 636, 140, 14),
        # doors
        door(420, 37, 84, (0, 1), (1, 0)),
        door(708, 194, 72, (0, -1), (-1, 0)),
        door(908, 194, 72, (0, -1), (-1, 0)),
        door(640, 264, 76, (0, 1), (-1, 0)),
        door(880, 264, 76, (0, 1), (-1, 0)),
        # kitchen
        rect(44, 44, 256, 60, FURNITURE) + rect(44, 104, 60, 150, FURNITURE),
        rect(150, 52, 84, 42, FLOOR, r=6) + circle(192, 73, 4) + line("M192 52v14"),
        rect(52, 130, 44, 96, FLOOR, r=4) + "".join(circle(74, y, 14, FURNITURE) for y in (156, 200)),
        rect(244, 48, 52, 52, FLOOR) + line("M244 48l52 52M296 48l-52 52", HATCH),
        # table
        rect(178, 316, 190, 92, FURNITURE, r=46),
        chair(225, 292, 0, 1) + chair(320, 292, 0, 1) + chair(225, 432, 0, -1) + chair(320, 432, 0, -1),
        # sofa, rug, low table
        rect(176, 478, 240, 140, TEXTILE, "none", r=4),
        rect(190, 556, 210, 72, FURNITURE, r=12)
        + rect(190, 604, 210, 24, FURNITURE, r=10)
        + rect(190, 560, 24, 66, FURNITURE, r=8)
        + rect(376, 560, 24, 66, FURNITURE, r=8)
        + line("M295 556v48"),
        rect(244, 494, 102, 40, FLOOR, r=20),
        plant(82, 596, 30) + plant(462, 600, 22),
        # hall
        rect(316, 44, 36, 92, FURNITURE) + line("M316 44l36 92M352 44l-36 92", HATCH),
        rect(520, 44, 74, 30, FURNITURE, r=4),
        # bath
        rect(738, 48, 58, 138, FLOOR, r=8) + rect(745, 56, 44, 122, FURNITURE, r=20) + circle(767, 164, 4),
        rect(612, 48, 66, 40, FURNITURE, r=4)
        + f'<ellipse cx="645" cy="68" rx="22" ry="13" fill="{FLOOR}" stroke="{SOFT}" stroke-width="2"/>',
        rect(612, 108, 14, 44, FURNITURE, r=3)
        + f'<ellipse cx="648" cy="130" rx="24" ry="18" fill="{FLOOR}" stroke="{SOFT}" stroke-width="2"/>',
        # study
        rect(922, 44, 70, 46, FURNITURE, r=4)
        + chair(957, 112, 0, -1)
        + rect(816, 44, 30, 96, FURNITURE)
        + line("M816 68h30M816 92h30M816 116h30"),
        # bedrooms
        bed(560, 440, 130, 190),
        rect(504, 274, 56, 140, FURNITURE) + line("M532 274v140", HATCH, 2, 'stroke-dasharray="6 6"'),
        bed(800, 420, 170, 206),
        rect(764, 440, 34, 40, FURNITURE, r=4) + rect(972, 440, 22, 40, FURNITURE, r=4),
        rect(922, 274, 72, 96, FURNITURE) + line("M958 274v96", HATCH, 2, 'stroke-dasharray="6 6"'),
        plant(126, 692, 20)
        + rect(216, 676, 54, 40, FURNITURE, r=20)
        + chair(190, 696, 1, 0)
        + chair(296, 696, -1, 0),
        # names
        room("Living", "16.8 m²", 112, 452),
        room("Kitchen", "5.4 m²", 208, 176),
        room("Hall", "8.8 m²", 470, 200),
        room("Bath", "2.8 m²", 707, 82),
        room("Study", "2.7 m²", 884, 82),
        room("Bedroom", "9.1 m²", 655, 384),
        room("Bedroom", "8.7 m²", 850, 386),
        room("Balcony", "2.6 m²", 384, 690),
    ]
    body = "\n".join(parts)
    TARGET.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg">\n'
        f'<symbol id="flat" viewBox="0 0 1040 750">\n{body}\n</symbol>\n</svg>\n'
    )


if __name__ == "__main__":
    draw()
    print(f"{TARGET.name}: {TARGET.stat().st_size / 1000:.1f} kB")
