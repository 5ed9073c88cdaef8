import { SHOP } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { shopPages } from "#content/shop-pages.ts";
import { shop } from "#content/shop.ts";
import { catalogueSearch, everything, filterCatalogue } from "../catalogue/catalogue-filter.ts";
import { catalogue } from "../catalogue/catalogue.server.ts";
import { CategoryDoors } from "../catalogue/category-doors/category-doors.tsx";
import { money } from "../price.tsx";
import { departments } from "../shop-front.server.ts";
import { ShopBar } from "../shop-bar/shop-bar.tsx";
import { insideShopTrail } from "../shop-trail.ts";
import * as words from "../words.ts";
import { BigPageTitle } from "#app/sections/page-titles/big-page-title/big-page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Route } from "./+types/only-categories.ts";

/** Articles named at each door. */
const NAMED = 4;

/** The shop by its departments alone: where somebody comes in who does not know yet what for. */
export function loader() {
  const items = catalogue(null);
  const { lines, intro } = shopPages.categories;
  const doors = departments.map(({ id, label, text, picture: door }) => {
    const found = filterCatalogue(items, { ...everything, category: id });
    return {
      id,
      label,
      text,
      href: `${SHOP}${catalogueSearch({ category: id })}`,
      count: found.length,
      picture: picture(door),
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
  return { title: { lines, intro }, doors };
}

export default function OnlyCategories({ loaderData: { title, doors } }: Route.ComponentProps) {
  return (
    <>
      <BigPageTitle {...title} crumb={words.categories} trail={insideShopTrail} />
      <ShopBar />
      <Section width="wide" space="tight" aria-label={words.categories}>
        <CategoryDoors doors={doors} />
      </Section>
    </>
  );
}
