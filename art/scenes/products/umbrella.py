"""Open terracotta umbrella with a wooden handle.

For the shop; col=RRGGBB gives another colour.
"""

from kit.props.accessories import umbrella
from kit.sets.product import color_option, product_shot, studio

studio()
umbrella(color_option("#c8663d"), rot=(0, -116, -36), loc=(0.25, 0, 1.72), scale=0.92)
product_shot(5.4, 1.55, 12)
