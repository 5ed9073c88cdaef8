"""Cream over-ear headphones with black cushions.

For the shop; col=RRGGBB gives another colour.
"""

from kit.props.devices import headphones
from kit.sets.product import color_option, product_shot, studio

studio()
headphones(color_option("#e6dccd"), rot=(0, 0, -32))
product_shot(4.4, 1.3, 12)
