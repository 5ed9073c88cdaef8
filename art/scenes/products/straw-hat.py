"""Wide-brim straw hat with a black band.

For the shop.
"""

from kit.props.accessories import straw_hat
from kit.sets.product import color_option, product_shot, studio

studio()
straw_hat(color_option("#dcc08f"), rot=(0, 0, 8), loc=(0, 0, 0.135))
product_shot(5.5, 0.72, 24)
