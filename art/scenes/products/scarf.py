"""Folded brick-red checked scarf with fringe.

For the shop.
"""

from kit.props.clothes import scarf
from kit.sets.product import color_option, product_shot, studio

studio()
scarf(color_option("#b5563c"), rot=(0, 0, -26), scale=1.1)
product_shot(4.4, 0.45, 24)
