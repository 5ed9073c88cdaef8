import { picture } from "#content/media.ts";
import { productCategories } from "#content/products/categories.ts";
import { findProduct } from "#content/products.ts";
import { shopPages, shopWindow } from "#content/shop-pages.ts";
import { CatalogueList } from "../catalogue/catalogue-list/catalogue-list.tsx";
import { catalogueView } from "../catalogue/catalogue-view.server.ts";
import { FeatureTile } from "../catalogue/feature-tile/feature-tile.tsx";
import { ShopBar } from "../shop-bar/shop-bar.tsx";
import { shopTrail } from "../shop-trail.ts";
import * as words from "../words.ts";
import { MiniPageTitle } from "#app/sections/page-titles/mini-page-title.tsx";
import type { Route } from "./+types/shop-wide.ts";

/** Everything the shop has, four in a row; filters in a panel. Menus and the footer's departments lead here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const view = await catalogueView(url, context);
  const category = productCategories.find(({ id }) => id === view.query.category);
  return {
    view,
    title: category
      ? { heading: category.label, note: category.text }
      : { heading: shopPages.wide.heading, note: shopPages.wide.note },
    feature: inTheWindow(),
  };
}

/** The article that is told large, while the shop has it. */
function inTheWindow() {
  if (!shopWindow) return null;
  const { slug, heading, label } = shopWindow;
  const product = findProduct(slug);
  return product
    ? { picture: picture(shopWindow.picture), heading, link: { label, href: product.path } }
    : null;
}

export default function ShopWide({ loaderData: { view, title, feature } }: Route.ComponentProps) {
  return (
    <>
      <MiniPageTitle {...title} crumb={words.shop} trail={shopTrail} />
      <ShopBar current={view.query.category ?? ""} />
      <CatalogueList
        view={view}
        filters="panel"
        feature={feature && <FeatureTile {...feature} />}
      />
    </>
  );
}
