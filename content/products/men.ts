import type { ProductEntry } from "./product.ts";

/** Articles whose own category is men. */
export const men: readonly ProductEntry[] = [
  {
    slug: "oxford-shirt",
    sku: "SHIRT",
    name: "Oxford shirt",
    categories: ["men"],
    price: 7900,
    story:
      "A button-down of the cloth that gets better for ten years and then becomes a painting shirt. The collar has no lining, so it rolls by itself.",
    details: [
      "Mother-of-pearl buttons, two spare",
      "Gussets at the side seams",
      "Cut straight, to be worn out or tucked in",
    ],
    material: "100% cotton oxford, 160 g",
    care: "Wash at 40 °C, hang it up wet, iron it or do not.",
    added: "2026-03-16",
    colours: [
      {
        id: "sky",
        pictures: ["shirt-folded", "shirt-folded-detail"],
        stock: { S: 7, M: 12, L: 12, XL: 5 },
      },
    ],
    sampleReviews: [
      {
        name: "Declan M.",
        rating: 5,
        date: "2026-05-14",
        text: "The collar is the point. It sits under a jacket without any help.",
      },
      {
        name: "Luís F.",
        rating: 4,
        date: "2026-06-20",
        text: "Sleeves run long; the shop exchanged it within four days.",
      },
    ],
  },
  {
    slug: "court-trainer",
    sku: "COURT",
    name: "Court trainer",
    categories: ["men", "women"],
    price: 11900,
    compareAt: 14900,
    story:
      "A low trainer on a stitched cup sole, which a cobbler can take off and replace. The upper is canvas and leather off-cuts from bags. Reduced while we change the lace supplier.",
    details: [
      "Stitched rubber sole, replaceable",
      "Removable cork insole",
      "Comes with a second pair of laces",
    ],
    material: "Cotton canvas, leather, natural rubber",
    care: "Brush off mud when it is dry. Soap and water for the sole.",
    added: "2026-02-09",
    colours: [
      {
        id: "sage",
        pictures: ["sneakers", "sneakers-detail"],
        stock: { "38": 3, "39": 5, "40": 6, "41": 8, "42": 8, "43": 6, "44": 2, "45": 0 },
      },
      {
        id: "clay",
        pictures: ["sneakers-clay", "sneakers-clay-detail"],
        stock: { "38": 4, "39": 4, "40": 0, "41": 5, "42": 7, "43": 3, "44": 1, "45": 1 },
      },
    ],
    sampleReviews: [
      {
        name: "Yann L.",
        rating: 5,
        date: "2026-04-22",
        text: "Four months of cobbles and the sole looks bored.",
      },
      {
        name: "Marta S.",
        rating: 4,
        date: "2026-06-01",
        text: "Half a size large, the insole fixes it.",
      },
    ],
  },
  {
    slug: "five-panel-cap",
    sku: "CAP",
    name: "Five-panel cap",
    categories: ["men", "women", "accessories"],
    price: 2900,
    story:
      "Washed cotton with a stitched brim that can be folded into a pocket and forgives it. The sun in front is embroidered, not printed.",
    details: ["Brass buckle at the back", "Fits heads from 55 to 61 cm", "Sweatband in cotton"],
    material: "100% cotton twill",
    care: "Wash by hand and dry it over a bowl.",
    added: "2026-05-04",
    colours: [
      { id: "blue", pictures: ["cap", "cap-detail"], stock: 31 },
      { id: "sage", pictures: ["cap-sage", "cap-sage-detail"], stock: 12 },
    ],
  },
  {
    slug: "bridle-belt",
    sku: "BELT",
    name: "Bridle leather belt",
    categories: ["men", "accessories"],
    price: 6900,
    story:
      "Cut from the back of the hide, where leather does not stretch, and waxed by hand. The buckle is held by a screw: change it, or shorten the belt at home.",
    details: ["35 mm wide", "Solid brass buckle", "Five holes, 2.5 cm apart"],
    material: "English bridle leather, brass",
    care: "A thin coat of wax once a year.",
    added: "2025-11-17",
    colours: [
      {
        id: "brown",
        pictures: ["belt", "belt-detail"],
        stock: { "80 cm": 6, "90 cm": 10, "100 cm": 7 },
      },
    ],
    sampleReviews: [
      {
        name: "Conor H.",
        rating: 5,
        date: "2026-03-09",
        text: "Stiff for a week, then it knows you.",
      },
    ],
  },
  {
    slug: "card-wallet",
    sku: "WALLET",
    name: "Folding wallet",
    categories: ["men", "accessories"],
    price: 5500,
    story:
      "Six cards, some notes and nothing else: there is no coin pocket, because coins are what breaks a wallet. It is sewn with a thread that was made for saddles.",
    details: ["11 × 9 cm closed", "Six card slots, one compartment for notes", "Edges burnished"],
    material: "Vegetable-tanned leather, linen thread",
    care: "Use it. It darkens where you touch it.",
    added: "2026-01-26",
    colours: [{ id: "brown", pictures: ["wallet", "wallet-detail"], stock: 22 }],
  },
  {
    slug: "lambswool-jumper",
    sku: "KNIT",
    name: "Lambswool jumper",
    categories: ["men", "women"],
    price: 9900,
    story:
      "A crew neck in two-ply lambswool, knitted in one piece without side seams. We sell it in three colours that go with each other, as the pile in the picture shows.",
    details: ["Knitted without side seams", "Ribbed cuffs, 8 cm", "Comes with mending yarn"],
    material: "100% lambswool",
    care: "Wool programme, cold. Mend early.",
    added: "2026-10-05",
    colours: [
      {
        id: "forest",
        pictures: ["sweater-stack", "sweater-stack-detail"],
        stock: { S: 4, M: 9, L: 9, XL: 4 },
      },
      {
        id: "ecru",
        pictures: ["sweater-stack", "sweater-stack-detail"],
        stock: { S: 6, M: 6, L: 3, XL: 0 },
      },
      {
        id: "clay",
        pictures: ["sweater-stack", "sweater-stack-detail"],
        stock: { S: 2, M: 5, L: 6, XL: 2 },
      },
    ],
    sampleReviews: [
      {
        name: "Ilse W.",
        rating: 5,
        date: "2026-10-29",
        text: "Mending yarn in the box told me what kind of shop this is.",
      },
    ],
  },
];
