import { armchairMeasures as armchair } from "./armchair-measures.ts";
import type { ProductEntry } from "./product.ts";

/** Articles whose own category is collections: things for table, desk and room. */
export const collections: readonly ProductEntry[] = [
  {
    slug: "three-mugs",
    sku: "MUGS",
    name: "Three stoneware mugs",
    categories: ["collections"],
    price: 4800,
    story:
      "Three mugs in three glazes that stack, because shelves are short. They are thrown by two people in Alentejo, so heights differ by a few millimetres.",
    details: ["300 ml each", "One terracotta, one sage, one white", "Glaze free of lead"],
    material: "Stoneware",
    care: "Dishwasher and microwave.",
    added: "2026-02-23",
    colours: [{ id: "assorted", pictures: ["mug-set", "mug-set-detail"], stock: 19 }],
    sampleReviews: [
      {
        name: "Beatriz C.",
        rating: 5,
        date: "2026-05-06",
        text: "Everybody in the house has chosen one. There is no going back.",
      },
      {
        name: "Tom A.",
        rating: 4,
        date: "2026-07-15",
        text: "One arrived chipped; the new one came without a question.",
      },
    ],
  },
  {
    slug: "supper-set",
    sku: "PLATES",
    name: "Supper set for two",
    categories: ["collections"],
    price: 9200,
    compareAt: 10800,
    story:
      "Four plates and two bowls, which is what two people use of a cupboard of twenty-four. The green is a reactive glaze: it pools at the rim and is never twice the same.",
    details: ["Two plates 27 cm, two plates 21 cm, two bowls 15 cm", "Made in Alentejo"],
    material: "Stoneware",
    care: "Dishwasher. Avoid jumps from freezer to oven.",
    added: "2026-03-02",
    colours: [{ id: "assorted", pictures: ["plate-set", "plate-set-detail"], stock: 8 }],
  },
  {
    slug: "two-handled-vase",
    sku: "VASE",
    name: "Two-handled vase",
    categories: ["collections"],
    price: 6400,
    story:
      "Built from coils, not thrown, so it leans by a degree and looks better for it. It is glazed inside and holds water; the olive twigs are not included.",
    details: ["Height 28 cm", "Opening 7 cm", "Signed at the foot"],
    material: "Terracotta",
    care: "Rinse it by hand. Put felt below it.",
    added: "2026-05-18",
    colours: [{ id: "terracotta", pictures: ["vase", "vase-detail"], stock: 5 }],
  },
  {
    slug: "hourglass-lamp",
    sku: "LAMP",
    name: "Hourglass table lamp",
    categories: ["collections"],
    price: 14900,
    story:
      "A ceramic foot cast in two halves and a linen shade that warms the light. The switch hangs in the cable, where a hand finds it in the dark.",
    details: ["Height 46 cm, shade 30 cm", "E27 up to 40 W, bulb not included", "Cable 2 m"],
    material: "Glazed ceramic, linen, textile cable",
    care: "Dust the shade with a soft brush.",
    added: "2026-08-10",
    colours: [{ id: "terracotta", pictures: ["table-lamp", "table-lamp-detail"], stock: 6 }],
    sampleReviews: [
      {
        name: "Ingrid N.",
        rating: 5,
        date: "2026-10-03",
        text: "It makes six o'clock in November bearable.",
      },
    ],
  },
  {
    slug: "evening-candle",
    sku: "CANDLE",
    name: "Evening candle",
    categories: ["collections"],
    price: 3200,
    story:
      "Rapeseed wax with cedar, smoke and orange peel. It burns for about forty-five hours, and the jar with its lid keeps paper clips for the rest of its life.",
    details: ["220 g", "Cotton wick", "Oak lid that is also the saucer"],
    material: "Rapeseed wax, fragrance, stoneware, oak",
    care: "Let the whole surface melt the first time.",
    added: "2026-10-12",
    colours: [{ id: "ecru", pictures: ["candle", "candle-detail"], stock: 33 }],
  },
  {
    slug: "striped-throw",
    sku: "THROW",
    name: "Striped throw",
    categories: ["collections"],
    price: 11500,
    story:
      "A throw for the end of a sofa, knitted from wool that was spun again from old jumpers. Because of that the colour is a mixture of many; look closely.",
    details: ["140 × 190 cm", "Weighs 900 g", "Fringes knotted by hand"],
    material: "70% recycled wool, 30% polyamide",
    care: "Air it. Wool programme once a year.",
    added: "2026-09-28",
    colours: [
      { id: "rust", pictures: ["throw-blanket", "throw-blanket-detail"], stock: 9 },
      { id: "sage", pictures: ["throw-blanket-sage", "throw-blanket-sage-detail"], stock: 7 },
    ],
  },
  {
    slug: "two-notebooks",
    sku: "NOTES",
    name: "Two notebooks and a pen",
    categories: ["collections"],
    price: 2800,
    story:
      "Cloth covers, thread-sewn, so they lie flat at every page. One is dotted and one is blank, because some days need lines and some do not.",
    details: ["A5, 160 pages each", "100 g paper that takes fountain pens", "Steel ballpoint"],
    material: "Paper, cotton cloth, steel",
    care: "Write in them.",
    added: "2026-01-12",
    colours: [{ id: "assorted", pictures: ["notebook-set", "notebook-set-detail"], stock: 24 }],
  },
  {
    slug: "curved-armchair",
    sku: "CHAIR",
    name: "Curved armchair",
    categories: ["collections"],
    price: 54900,
    story:
      "One steamed rail of oak makes back and arms, so there is no joint where a hand rests. The seat is upholstered in wool and held by four screws: when it is worn, you change the cover and keep the chair.",
    details: [
      `${armchair.width} × ${armchair.depth} × ${armchair.height} cm, arms ${armchair.armHeight} cm high`,
      `Seat ${armchair.seatWidth} × ${armchair.seatDepth} cm, ${armchair.seatHeight} cm above the floor`,
      "Comes in one piece",
      "Covers sold singly for ten years at least",
    ],
    material: "Solid oak, oiled; wool upholstery",
    care: "Oil the wood once a year; vacuum the seat.",
    added: "2026-09-14",
    colours: [
      { id: "forest", pictures: ["furniture-chair-forest"], stock: 4 },
      { id: "ochre", pictures: ["furniture-chair-ochre"], stock: 3 },
      { id: "honey", pictures: ["furniture-chair-pine"], stock: 2 },
      { id: "slate", pictures: ["furniture-chair-slate"], stock: 0 },
    ],
    sampleReviews: [
      {
        name: "Astrid E.",
        rating: 5,
        date: "2026-10-20",
        text: "Two dinners of five hours. Nobody moved to the sofa.",
      },
    ],
  },
];
