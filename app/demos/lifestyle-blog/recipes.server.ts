/** A recipe as June keeps it: on one side of one card. */
export interface KitchenCard {
  id: string;
  /** On the tab that sticks out of the box. */
  tab: string;
  title: string;
  takes: string;
  makes: string;
  needs: readonly string[];
  steps: readonly string[];
  /** Whose it is. */
  from: string;
  drawing: "jar" | "loaf" | "dish" | "darn";
}

/** Four cards of the box, with quantities that work. */
export const kitchenCards: readonly KitchenCard[] = [
  {
    id: "marmalade",
    tab: "Preserve",
    title: "Seville marmalade",
    takes: "3 hours, and most of them are simmering",
    makes: "9 or 10 jars, fewer if you have friends",
    needs: [
      "1 kg Seville oranges",
      "1 lemon",
      "2 litres water",
      "2 kg sugar",
      "A square of muslin",
    ],
    steps: [
      "Squeeze the oranges and the lemon, and tie the pips in the muslin.",
      "Shred the peel as thick as you like it, and simmer it with the juice, the pips and the water for two hours, until a shred squashes between finger and thumb.",
      "Take out the pips, stir in the sugar over a low heat, then boil hard for 15 to 20 minutes, until a drop wrinkles on a cold plate.",
      "Let it stand a quarter of an hour so the peel stays up, and fill warm jars.",
    ],
    from: "From Aoife Brennan, who made forty-one and kept nine",
    drawing: "jar",
  },
  {
    id: "soda-bread",
    tab: "Bake",
    title: "Soda bread before church bells",
    takes: "50 minutes, and ten of them are yours",
    makes: "1 loaf, best on the day",
    needs: [
      "250 g wholemeal flour",
      "200 g plain flour",
      "1 tsp bicarbonate of soda",
      "1 tsp salt",
      "400 ml buttermilk",
    ],
    steps: [
      "Heat the oven to 200 °C and flour a tray.",
      "Stir everything dry together, pour in the buttermilk and mix it with one hand, only until it holds.",
      "Shape a round, set it on the tray and cut a deep cross.",
      "Bake for 40 minutes. It is done when you knock on its base and it sounds hollow.",
    ],
    from: "From June’s aunt in Ennis, by telephone",
    drawing: "loaf",
  },
  {
    id: "rice-pudding",
    tab: "Leave alone",
    title: "Rice pudding with its skin on",
    takes: "2 hours, and a newspaper",
    makes: "Enough for four, or for one and a film",
    needs: [
      "100 g pudding rice",
      "50 g sugar",
      "1 litre whole milk",
      "A knob of butter",
      "Nutmeg to grate",
    ],
    steps: [
      "Heat the oven to 150 °C and butter a dish.",
      "Put in the rice and the sugar, pour the milk over, and grate half a nutmeg on top.",
      "Stir it after half an hour, and once more after an hour.",
      "Then leave it alone for the last hour, so the skin comes out the colour of toast.",
    ],
    from: "From the back of a milk bottle, 1974",
    drawing: "dish",
  },
  {
    id: "darned-elbow",
    tab: "Mend",
    title: "A darned elbow",
    takes: "40 minutes by a window",
    makes: "1 jumper, for five more winters",
    needs: [
      "A jumper with a hole",
      "Wool of the same weight",
      "A blunt needle",
      "An orange, to hold its shape",
    ],
    steps: [
      "Push the orange into the sleeve, under the hole, and do not pull the edges together.",
      "Sew rows of small stitches up and down, well past the hole on either side, with a little loop at every turn.",
      "Weave across them, over one and under the next, until the hole is a patch of cloth.",
      "Wash it by hand, dry it flat, and eat the orange.",
    ],
    from: "From Mei Tanaka, who signs hers inside the cuff",
    drawing: "darn",
  },
];
