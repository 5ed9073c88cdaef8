"""Oxblood leather top-handle bag with gold clasp.

For the shop; col=RRGGBB gives another colour.
"""

from kit.props.bags import leather_bag
from kit.sets.product import color_option, product_shot, studio

studio()
leather_bag(color_option("#8c3b2a"), rot=(0, 0, -22), scale=1.25)
product_shot(4.6, 1.32, 13)
