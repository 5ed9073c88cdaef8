import { data, type RouterContextProvider } from "react-router";
import { catalogue, catalogueItem } from "../catalogue/catalogue.server.ts";
import type { StockLevels } from "#shared/shop/api.ts";
import { canonicalOf, productAt } from "../contents.server.ts";
import { SHOP } from "#content/addresses.ts";
import { productCategories } from "#content/products/categories.ts";
import type { Product } from "#content/products/complete.ts";
import { shop } from "#content/shop.ts";
import { site } from "#content/site.ts";
import { decimalOf } from "#shared/shop/money.ts";
import { type CatalogueItem, catalogueSearch } from "../catalogue/catalogue-filter.ts";
import { formatDay } from "#app/lib/format-day.ts";
import { pagePath } from "#app/engine/page-path.ts";
import { advantages } from "../advantages.server.ts";
import { money } from "../price.tsx";
import { productCard } from "../catalogue/product-cards.server.ts";
import { insideShopTrail } from "../shop-trail.ts";
import { stockLevels } from "./stock-levels.server.ts";

/** Articles shown below one. */
const RELATED = 4;

/**
 * What the page at an address shows. Stock is what it is now, or while prerendering what it begins with: the file is served while it says the
 * same. The server checks it again when something is put into the cart.
 * @throws a 404 answer where no article has this address.
 */
export async function productPage(url: URL, context: Readonly<RouterContextProvider>) {
  const path = pagePath(url.pathname);
  const product = productAt(path);
  if (!product) throw data(null, { status: 404 });
  const levels = await stockLevels(context);
  return {
    ...articlePage(product, levels),
    path,
    /** As the address named it when the page was made. */
    rendered: url.searchParams.get("variant"),
    related: relatedTo(product, levels).map((item) => productCard(item)),
  };
}

export type ProductPageData = Awaited<ReturnType<typeof productPage>>;

/** What is to be said of an article; what its owner left out, the page leaves out. */
export function articlePage(product: Product, levels: StockLevels | null) {
  const { variants } = catalogueItem(product, levels);
  const { slug, name, story, details, material, care, price, compareAt, colours, sizes } = product;
  const category = productCategories.find(({ id }) => id === product.categories[0])!;
  return {
    canonical: canonicalOf(product),
    slug,
    name,
    story,
    price: money(price, shop.currency),
    compareAt: compareAt === undefined ? null : money(compareAt, shop.currency),
    offer: {
      price: decimalOf(price, shop.currency),
      currency: shop.currency,
      seller: site.name,
    },
    colours,
    sizes,
    variants,
    maxQuantity: shop.maxQuantity,
    facts: { details, material, care },
    delivery: shop.delivery.map((option) => ({
      label: option.label,
      note: option.note,
      price: money(option.price, shop.currency),
    })),
    promises: advantages.filter(({ id }) => id === "delivery" || id === "returns"),
    reviews: product.sampleReviews.map(({ date, ...review }) => ({
      ...review,
      day: formatDay(date),
    })),
    category: category.id,
    trail: [
      ...insideShopTrail,
      {
        label: category.label,
        href: `${SHOP}${catalogueSearch({ category: category.id })}`,
      },
    ],
  };
}

/** Articles of the same categories: those that share most of them first, the newest of equals. */
function relatedTo(product: Product, levels: StockLevels | null): CatalogueItem[] {
  const shared = ({ categories }: CatalogueItem) =>
    categories.filter((category) => product.categories.includes(category)).length;
  return catalogue(levels)
    .filter((item) => item.slug !== product.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, RELATED);
}
