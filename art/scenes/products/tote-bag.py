"""Natural canvas tote bag with a terracotta sun print.

For the shop; col=RRGGBB gives another colour.
"""

from kit.props.bags import tote
from kit.sets.product import color_option, product_shot, studio

studio()
tote(color_option("#d8cebd"), rot=(0, 0, -16))
product_shot(4.7, 1.62, 11)
