import { catalogue } from "#app/features/shop/catalogue/catalogue.server.ts";
import { picture, type PictureSource } from "#content/media.ts";
import { productCategories, type ProductCategory } from "#content/products/categories.ts";
import { shop } from "#content/shop.ts";
import {
  catalogueSearch,
  filterCatalogue,
  readCatalogueQuery,
} from "#app/features/shop/catalogue/catalogue-filter.ts";
import { CategoryDoors } from "#app/features/shop/catalogue/category-doors/category-doors.tsx";
import { money } from "#app/features/shop/price.tsx";
import { ShopBar } from "#app/features/shop/shop-bar/shop-bar.tsx";
import { insideShopTrail } from "#app/features/shop/shop-trail.ts";
import { BigPageTitle } from "#app/sections/page-titles/big-page-title/big-page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Route } from "./+types/only-categories.ts";

/** Articles named at each door. */
const NAMED = 4;

/** The shop by its departments alone: where somebody comes in who does not know yet what for. */
export function loader() {
  const pictures: Record<ProductCategory, PictureSource> = {
    men: picture("sneakers-clay"),
    women: picture("coat-hanger"),
    accessories: picture("umbrella-navy"),
    collections: picture("vase"),
  };
  const items = catalogue(null);
  return productCategories.map(({ id, label, text }) => {
    const search = catalogueSearch({ category: id });
    const found = filterCatalogue(items, readCatalogueQuery(new URLSearchParams(search)));
    return {
      id,
      label,
      text,
      href: `/shop/shop-wide${search}`,
      count: found.length,
      picture: pictures[id],
      // An article that stands in several departments is named where it belongs first.
      newest: found
        .filter(({ categories }) => categories[0] === id)
        .slice(0, NAMED)
        .map(({ name, path, price }) => ({
          name,
          href: path,
          price: money(price, shop.currency),
        })),
    };
  });
}

export default function OnlyCategories({ loaderData: doors }: Route.ComponentProps) {
  return (
    <>
      <BigPageTitle
        lines={["Four doors"]}
        intro="Every product stands behind one of them, some behind two. The number says how many."
        crumb="Categories"
        trail={insideShopTrail}
      />
      <ShopBar />
      <Section width="wide" space="tight" aria-label="Categories">
        <CategoryDoors doors={doors} />
      </Section>
    </>
  );
}
