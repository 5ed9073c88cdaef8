"""Brown square sunglasses with dark lenses.

For the shop.
"""

from kit.props.accessories import sunglasses
from kit.sets.product import color_option, product_shot, studio

studio()
sunglasses(color_option("#4a2a1a"), rot=(0, 0, -24), scale=0.92)
product_shot(4.5, 0.80, 17, target_x=0.30)
