import type { ProductEntry } from "./product.ts";

/** Articles whose own category is accessories. */
export const accessories: readonly ProductEntry[] = [
  {
    slug: "canvas-backpack",
    sku: "PACK",
    name: "Canvas backpack",
    categories: ["accessories"],
    price: 13900,
    story:
      "Waxed canvas that keeps a shower out and leather where hands and hooks pull at it. It holds a laptop, a jumper and a long day. Every zip can be replaced.",
    details: [
      "18 litres, 44 × 30 × 14 cm",
      "Padded sleeve for 14 inches",
      "Outside pocket that opens while you wear it on one shoulder",
    ],
    material: "Waxed cotton canvas, leather, brass",
    care: "Cold water and a brush. Rewax the bottom every other year.",
    added: "2026-09-07",
    colours: [
      { id: "forest", pictures: ["backpack", "backpack-detail"], stock: 14 },
      { id: "clay", pictures: ["backpack-clay", "backpack-clay-detail"], stock: 8 },
    ],
    sampleReviews: [
      {
        name: "Sanne K.",
        rating: 5,
        date: "2026-10-17",
        text: "Dry laptop after forty minutes of rain on a bicycle.",
      },
      {
        name: "Rui T.",
        rating: 4,
        date: "2026-10-24",
        text: "I miss a bottle pocket. Everything else is where it should be.",
      },
    ],
  },
  {
    slug: "studio-headphones",
    sku: "PHONES",
    name: "Studio headphones",
    categories: ["accessories"],
    price: 18900,
    story:
      "Over-ear headphones with a cable, tuned for long listening. Cushions, cable and head band come off without a tool, so one broken part is no broken pair.",
    details: [
      "Impedance 38 ohm, 3.5 mm plug",
      "Cable of 1.8 m, replaceable",
      "Weighs 265 g without cable",
    ],
    material: "Aluminium, walnut caps, protein leather",
    care: "Wipe the cushions; replace them after some years.",
    added: "2026-07-13",
    colours: [
      { id: "ecru", pictures: ["headphones", "headphones-detail"], stock: 7 },
      { id: "ink", pictures: ["headphones-ink", "headphones-ink-detail"], stock: 11 },
    ],
    sampleReviews: [
      {
        name: "Nuno P.",
        rating: 5,
        date: "2026-09-12",
        text: "I heard a chair creak on a record I have owned for twenty years.",
      },
    ],
  },
  {
    slug: "square-sunglasses",
    sku: "SUN",
    name: "Square sunglasses",
    categories: ["accessories"],
    price: 9500,
    compareAt: 11500,
    story:
      "Milled from a plate of cotton acetate and polished for three days. The lenses are category 3, which is right for town and sea but not for glaciers.",
    details: ["Lens width 51 mm, bridge 20 mm", "Five-barrel hinges", "Case and cloth in the box"],
    material: "Cellulose acetate, polyamide lenses",
    care: "Lukewarm water and the cloth, never a shirt.",
    added: "2026-04-27",
    colours: [{ id: "brown", pictures: ["sunglasses", "sunglasses-detail"], stock: 13 }],
  },
  {
    slug: "sun-tote",
    sku: "TOTE",
    name: "Sun tote bag",
    categories: ["accessories", "women"],
    price: 2400,
    story:
      "A tote of sailcloth weight that stands by itself while you pack it. It carries fifteen kilos of market; we tried with potatoes.",
    details: ["38 × 42 × 12 cm", "Handles long enough for a shoulder", "One pocket for keys"],
    material: "100% organic cotton, 400 g",
    care: "Wash at 30 °C and dry it in the sun it shows.",
    added: "2026-06-22",
    colours: [
      { id: "natural", pictures: ["tote-bag", "tote-bag-detail"], stock: 40 },
      { id: "sage", pictures: ["tote-bag-sage", "tote-bag-sage-detail"], stock: 17 },
    ],
  },
  {
    slug: "city-umbrella",
    sku: "BROLLY",
    name: "City umbrella",
    categories: ["accessories"],
    price: 7200,
    story:
      "Eight ribs of fibreglass that bend in a gust and come back. The handle is bent chestnut, and the cover can be renewed at our workshop for the price of lunch.",
    details: ["Span 104 cm, length 89 cm", "Opens by hand, so it closes for years", "Weighs 480 g"],
    material: "Recycled polyester, fibreglass, chestnut",
    care: "Let it dry open.",
    added: "2026-08-31",
    colours: [
      { id: "terracotta", pictures: ["umbrella", "umbrella-detail"], stock: 15 },
      { id: "navy", pictures: ["umbrella-navy", "umbrella-navy-detail"], stock: 1 },
    ],
    sampleReviews: [
      {
        name: "Fergus O.",
        rating: 5,
        date: "2026-09-25",
        text: "Tested on the quays of Dublin, sideways rain. It bent and returned.",
      },
    ],
  },
  {
    slug: "loop-bottle",
    sku: "FLASK",
    name: "Loop bottle",
    categories: ["accessories"],
    price: 3400,
    story:
      "Double walls that keep tea hot for ten hours and water cold for a day. The loop is big enough for a finger in a glove.",
    details: ["600 ml", "Fits bicycle cages", "Seal can be bought singly"],
    material: "Stainless steel, silicone seal",
    care: "Dishwasher without the lid.",
    added: "2026-03-30",
    colours: [
      { id: "sage", pictures: ["water-bottle", "water-bottle-detail"], stock: 28 },
      { id: "clay", pictures: ["water-bottle-clay", "water-bottle-clay-detail"], stock: 0 },
    ],
  },
  {
    slug: "round-watch",
    sku: "WATCH",
    name: "Round wrist watch",
    categories: ["accessories", "men", "women"],
    price: 16500,
    story:
      "Two hands, a red second and no date to set wrong. The movement is Swiss quartz; the strap comes off with a thumbnail.",
    details: ["Case 38 mm, 7 mm flat", "Sapphire glass", "Water-resistant to 5 bar"],
    material: "Steel with gold plating, leather strap",
    care: "A new battery every four years or so; we post one.",
    added: "2026-10-19",
    colours: [
      { id: "brown", pictures: ["wrist-watch", "wrist-watch-detail"], stock: 10 },
      { id: "black", pictures: ["wrist-watch-black", "wrist-watch-black-detail"], stock: 6 },
    ],
    sampleReviews: [
      {
        name: "Elodie G.",
        rating: 5,
        date: "2026-11-02",
        text: "Small enough for my wrist and large enough for my eyes.",
      },
    ],
  },
];
