import { catalogueItem } from "#app/features/shop/catalogue/catalogue.server.ts";
import type { StockLevels } from "#shared/shop/api.ts";
import { picture } from "#content/media.ts";
import { findProduct } from "#content/products.ts";
import { productCard } from "#app/features/shop/catalogue/product-cards.server.ts";
import { house, price } from "./house.server.ts";

/** The roaster's list, in the order in which the bags stand in the picture, and what the shop sends home. */
export const beans = {
  heading: "Beans to take home",
  intro: `We roast every ${house.roastDay}, ${house.drum} kilos at a time. More rails on the label means a darker roast.`,
  picture: picture("cafe-bags"),
  beans: [
    {
      name: "Night Mail",
      taste: "Dark chocolate, walnut, a little smoke. Stands up to milk.",
      origin: "Sumatra and Brazil",
      process: "Wet-hulled, natural",
      roasted: "Dark",
      rails: 3,
      price: price(1190),
    },
    {
      name: "Branch Line",
      taste: "Hazelnut, apple, brown sugar. It’s what’s in our grinder.",
      origin: "Huehuetenango, Guatemala",
      process: "Washed",
      roasted: "Medium",
      rails: 2,
      price: price(1290),
    },
    {
      name: "First Train",
      taste: "Apricot, jasmine, lemon tea. For people who say they don’t like coffee.",
      origin: "Guji, Ethiopia",
      process: "Washed",
      roasted: "Light",
      rails: 1,
      price: price(1490),
    },
    {
      name: "Last Stop",
      taste: "Cocoa, malt, dried fig. No caffeine, and you won’t notice.",
      origin: "Cauca, Colombia",
      process: "Decaffeinated with cane sugar",
      roasted: "Dark",
      rails: 3,
      price: price(1390),
    },
  ],
  note: "We only sell beans over the counter. They’re best in their second week, and the post would eat up the first.",
  cups: {
    heading: "Mugs, by post",
    text: "The mugs we drink from, and two things that go with them. Order here and we’ll send them on.",
    picture: picture("cafe-mugs"),
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
