"""Gold wrist watch with a tan leather strap.

For the shop; col=RRGGBB gives another colour.
"""

from kit.props.accessories import watch
from kit.sets.product import color_option, product_shot, studio

studio()
watch(color_option("#8a5233"), rot=(0, 0, -24))
product_shot(3.9, 1.2, 15, closer={"azimuth": -24})
