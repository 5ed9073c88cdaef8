"""Folded rust knit throw with cream stripes and fringe.

For the shop; col=RRGGBB gives another colour.
"""

from kit.props.clothes import throw_blanket
from kit.sets.product import color_option, product_shot, studio

studio()
throw_blanket(color_option("#c9744f"), rot=(0, 0, -24))
product_shot(4.6, 0.6, 20)
