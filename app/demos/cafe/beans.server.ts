import { catalogueItem } from "#app/features/shop/catalogue/catalogue.server.ts";
import type { StockLevels } from "#shared/shop/api.ts";
import { picture } from "#content/media.ts";
import { findProduct } from "#content/products.ts";
import { productCard } from "#app/features/shop/catalogue/product-cards.server.ts";
import { house, price } from "./house.server.ts";

/** The roaster's list, in the order in which the bags stand in the picture, and what the shop sends home. */
export const beans = {
  heading: "Four bags are a full shelf",
  intro: `Roasted on ${house.roastDay}s, ${house.drum} kilos at a time. The more rails on the label, the darker the roast.`,
  picture: picture("cafe-bags"),
  beans: [
    {
      name: "Night Mail",
      taste: "Dark chocolate, walnut, a little smoke. Stands up to milk.",
      origin: "Sumatra and Brazil",
      process: "Wet-hulled, natural",
      roasted: "Dark",
      price: price(1190),
    },
    {
      name: "Branch Line",
      taste: "Hazelnut, apple, brown sugar. What is in the grinder when you come in.",
      origin: "Huehuetenango, Guatemala",
      process: "Washed",
      roasted: "Medium",
      price: price(1290),
    },
    {
      name: "First Train",
      taste: "Apricot, jasmine, lemon tea. For those who say they do not like coffee.",
      origin: "Guji, Ethiopia",
      process: "Washed",
      roasted: "Light",
      price: price(1490),
    },
    {
      name: "Last Stop",
      taste: "Cocoa, malt, dried fig. No caffeine, and nobody has noticed.",
      origin: "Cauca, Colombia",
      process: "Decaffeinated with cane sugar",
      roasted: "Dark",
      price: price(1390),
    },
  ],
  note: "The beans are sold over the counter only: they are best in their second week, and the post takes one of the two.",
  cups: {
    heading: "These do travel",
    text: "The mugs that we drink from, and two things that go with them. From the shop, to your door.",
  },
};

/** Articles of the shop beside the beans. */
const CUPS = ["three-mugs", "supper-set", "loop-bottle"] as const;

/**
 * The shop's cards for what is not coffee.
 * @throws {Error} when the shop does not have one of them any more.
 */
export function cupCards(levels: StockLevels | null) {
  return CUPS.map((slug) => {
    const product = findProduct(slug);
    if (!product)
      throw new Error(`The cafe home shows "${slug}", which is not in content/products.`);
    return productCard(catalogueItem(product, levels));
  });
}
