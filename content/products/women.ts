import type { ProductEntry } from "./product.ts";

/** Articles whose own category is women. */
export const women: readonly ProductEntry[] = [
  {
    slug: "belted-coat",
    sku: "COAT",
    name: "Belted wool coat",
    categories: ["women"],
    price: 28900,
    compareAt: 34900,
    story:
      "A coat that closes with a knot instead of a row of buttons. The wool is woven in Biella and heavy enough to hang straight in wind. We reduced last winter's cloth; nothing else about it changed.",
    details: [
      "Length 104 cm in size M",
      "Two patch pockets, one inside pocket with a button",
      "Fully lined, seams bound by hand at the hem",
    ],
    material: "90% wool, 10% polyamide; lining 100% viscose",
    care: "Brush it, air it, and have it dry-cleaned once a season.",
    added: "2025-10-06",
    colours: [
      {
        id: "camel",
        pictures: ["coat-hanger", "coat-hanger-detail"],
        stock: { XS: 3, S: 6, M: 8, L: 4, XL: 0 },
      },
      {
        id: "slate",
        pictures: ["coat-hanger-slate", "coat-hanger-slate-detail"],
        stock: { XS: 0, S: 2, M: 5, L: 5, XL: 2 },
      },
    ],
    sampleReviews: [
      {
        name: "Mireille D.",
        rating: 5,
        date: "2026-01-18",
        text: "Warmer than it looks. I wear it over a jumper and the shoulders still sit right.",
      },
      {
        name: "Hanne V.",
        rating: 4,
        date: "2026-02-03",
        text: "The belt loops sit a little high for me, the cloth is wonderful.",
      },
    ],
  },
  {
    slug: "top-handle-bag",
    sku: "BAG",
    name: "Top-handle bag",
    categories: ["women", "accessories"],
    price: 21900,
    story:
      "One stiff handle, one brass clasp, room for a diary and the things nobody should see. It is made from a single hide, so no two have the same grain.",
    details: [
      "26 × 21 × 11 cm, handle drop 14 cm",
      "Brass turn clasp that can be replaced",
      "Two pockets inside, one with a zip",
    ],
    material: "Vegetable-tanned cow leather, cotton lining",
    care: "Wipe dry after rain and feed it with colourless cream twice a year.",
    added: "2026-08-24",
    colours: [
      { id: "oxblood", pictures: ["handbag", "handbag-detail"], stock: 9 },
      { id: "forest", pictures: ["handbag-forest", "handbag-forest-detail"], stock: 4 },
    ],
    sampleReviews: [
      {
        name: "Teresa A.",
        rating: 5,
        date: "2026-10-11",
        text: "The clasp makes a sound like a good car door.",
      },
    ],
  },
  {
    slug: "wide-brim-hat",
    sku: "HAT",
    name: "Wide-brim straw hat",
    categories: ["women", "accessories"],
    price: 5900,
    compareAt: 7900,
    story:
      "Braided from raffia in one long strip and sewn in a spiral, as the marks inside show. The brim gives shade to the shoulders as well.",
    details: ["Brim 11 cm", "Cotton band inside, adjusts by two sizes", "Grosgrain ribbon"],
    material: "Raffia, cotton ribbon",
    care: "Keep it on a round shape, never on its brim. Steam brings the form back.",
    added: "2026-04-13",
    colours: [
      { id: "natural", pictures: ["straw-hat", "straw-hat-detail"], stock: { S: 5, M: 11, L: 6 } },
    ],
    sampleReviews: [
      {
        name: "Oona K.",
        rating: 4,
        date: "2026-07-02",
        text: "Survived a ferry in wind because of the band inside. Size up if you have much hair.",
      },
    ],
  },
  {
    slug: "checked-scarf",
    sku: "SCARF",
    name: "Checked lambswool scarf",
    categories: ["women", "men", "accessories"],
    price: 6500,
    story:
      "Woven two metres long on a narrow loom, with fringes that are twisted by hand. It is washed three times before it reaches you, so it does not itch.",
    details: ["200 × 32 cm", "Weighs 210 g", "Woven in the Scottish Borders"],
    material: "100% lambswool",
    care: "Wash by hand in cool water and dry it flat.",
    added: "2026-09-21",
    colours: [{ id: "brick", pictures: ["scarf", "scarf-detail"], stock: 26 }],
  },
  {
    slug: "eau-de-parfum-noon",
    sku: "NOON",
    name: "Noon, eau de parfum",
    categories: ["women", "collections"],
    price: 8800,
    story:
      "Fig leaf, warm stone and a little salt: the hour at which everybody has gone indoors. It stays close to the skin and lasts about six hours.",
    details: ["50 ml", "Refills for half the price at the workshop", "No colouring"],
    material: "Alcohol from beet, water, fragrance",
    care: "Keep it out of the sun, in spite of its name.",
    added: "2026-05-25",
    colours: [{ id: "blush", pictures: ["perfume-bottle", "perfume-bottle-detail"], stock: 18 }],
    sampleReviews: [
      {
        name: "Ana-Sofia R.",
        rating: 5,
        date: "2026-08-19",
        text: "People ask. I say it is soap.",
      },
      {
        name: "Judith B.",
        rating: 3,
        date: "2026-09-30",
        text: "Lovely opening, gone by dinner on me.",
      },
    ],
  },
  {
    slug: "sun-print-tee",
    sku: "TEE",
    name: "Sun print T-shirt",
    categories: ["women", "men"],
    price: 3500,
    story:
      "A boxy T-shirt in heavy cotton with our sun on its chest. The print is water-based, so it fades with the shirt and does not crack.",
    details: [
      "220 g cotton jersey",
      "Cut in one shape for everybody",
      "Knitted and sewn near Porto",
    ],
    material: "100% organic cotton",
    care: "Wash at 30 °C inside out. Do not iron the sun.",
    added: "2026-06-08",
    colours: [
      {
        id: "ecru",
        pictures: ["tee-hanger", "tee-hanger-detail"],
        stock: { XS: 8, S: 14, M: 20, L: 16, XL: 9 },
      },
      {
        id: "sage",
        pictures: ["tee-hanger-sage", "tee-hanger-sage-detail"],
        stock: { XS: 0, S: 6, M: 12, L: 10, XL: 3 },
      },
    ],
    sampleReviews: [
      {
        name: "Pieter J.",
        rating: 5,
        date: "2026-07-28",
        text: "Thick without being hot. I bought the second one a week later.",
      },
    ],
  },
];
