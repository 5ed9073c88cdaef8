import { shopPages } from "#content/shop-pages.ts";
import { CatalogueList } from "../catalogue/catalogue-list/catalogue-list.tsx";
import { catalogueView } from "../catalogue/catalogue-view.server.ts";
import { ShopBar } from "../shop-bar/shop-bar.tsx";
import { insideShopTrail } from "../shop-trail.ts";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import type { Route } from "./+types/left-sidebar.ts";

/** The same articles as a boutique shows them: a title that takes its time, the filters always in sight at the start of the line. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { heading, intro } = shopPages.filtersFirst;
  return { view: await catalogueView(url, context), title: { heading, intro } };
}

export default function LeftSidebar({ loaderData: { view, title } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle ground="tint" {...title} crumb="Left sidebar" trail={insideShopTrail} />
      <ShopBar current={view.query.category ?? ""} />
      <CatalogueList view={view} filters="start" />
    </>
  );
}
