"""Green canvas backpack with tan leather details.

For the shop; col=RRGGBB gives another colour.
"""

from kit.props.bags import backpack
from kit.sets.product import color_option, product_shot, studio

studio()
backpack(color_option("#5f7466"), rot=(0, 0, -24))
product_shot(4.4, 1.45, 12)
