"""Colours: sRGB hex strings outside, linear RGBA inside."""


def linear(hex_color, alpha=1.0):
    """SRGB hex -> linear RGBA."""
    if not isinstance(hex_color, str):
        return tuple(hex_color) if len(hex_color) == 4 else tuple(hex_color) + (alpha,)
    hex_color = hex_color.lstrip("#")
    c = [int(hex_color[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c) + (alpha,)


def mix_colors(a, b, t):
    """Colour between a and b in linear light; t = 0 gives a, 1 gives b."""
    a, b = linear(a), linear(b)
    return tuple(x * (1 - t) + y * t for x, y in zip(a, b))
