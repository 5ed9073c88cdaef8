"""Stack of three folded knit sweaters.

For the shop.
"""

from kit.props.clothes import sweater_stack
from kit.sets.product import color_option, product_shot, studio

studio()
sweater_stack((color_option("#c98a6a"), "#ece2d2", "#6f8373"), rot=(0, 0, -24))
product_shot(4.6, 0.95, 16)
