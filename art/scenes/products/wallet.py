"""Open brown leather wallet with three cards.

For the shop.
"""

from kit.props.accessories import wallet
from kit.sets.product import color_option, product_shot, studio

studio()
wallet(color_option("#3f3129"), rot=(0, 0, -14), scale=0.95)
product_shot(3.9, 0.75, 18, closer={"azimuth": -20})
