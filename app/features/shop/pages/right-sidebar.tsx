import { shopPages } from "#content/shop-pages.ts";
import { CatalogueList } from "../catalogue/catalogue-list/catalogue-list.tsx";
import { catalogueView } from "../catalogue/catalogue-view.server.ts";
import { ShopBar } from "../shop-bar/shop-bar.tsx";
import { insideShopTrail } from "../shop-trail.ts";
import { MiniPageTitle } from "#app/sections/page-titles/mini-page-title.tsx";
import type { Route } from "./+types/right-sidebar.ts";

/** Articles first, filters at the end of the line: for visitors who rather look than search. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { heading, note } = shopPages.filtersLast;
  return { view: await catalogueView(url, context), title: { heading, note } };
}

export default function RightSidebar({ loaderData: { view, title } }: Route.ComponentProps) {
  return (
    <>
      <MiniPageTitle {...title} crumb="Right sidebar" trail={insideShopTrail} />
      <ShopBar current={view.query.category ?? ""} />
      <CatalogueList view={view} filters="end" />
    </>
  );
}
