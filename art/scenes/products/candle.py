"""Scented candle in an ivory jar with wooden lid.

For the shop.
"""

from kit.materials.natural import wood
from kit.props.lamps import candle_jar
from kit.sets.product import color_option, product_shot, studio
from kit.shapes import lathe

studio()
candle_jar(color_option("#e6dccd"), rot=(0, 0, 10))
lathe(
    [(0, 0), (0.97, 0), (1.0, 0.03), (1.0, 0.15), (0.96, 0.18), (0, 0.18)],
    wood("#b98a5e", "#8a5a36", 1.2),
    0.02,
    loc=(0.95, -0.75, 0),
)
product_shot(4.6, 0.80, 18, target_x=0.42, closer={"x": -0.25})
