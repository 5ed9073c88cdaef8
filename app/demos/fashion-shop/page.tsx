import { SHOP } from "#content/addresses.ts";
import { CartTool } from "#app/features/shop/cart/cart-tool.tsx";
import { stockLevels } from "#app/features/shop/article/stock-levels.server.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { FactStrip } from "#app/sections/figures/fact-strip.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { newest } from "./catalogue.server.ts";
import { content, stockedLooks } from "./content.server.ts";
import { Arrivals } from "./bands/arrivals/arrivals.tsx";
import { Crossing } from "./bands/crossing/crossing.tsx";
import { CuttingTable } from "./bands/cutting-table/cutting-table.tsx";
import { Departments } from "./bands/departments/departments.tsx";
import { FashionHero } from "./bands/fashion-hero/fashion-hero.tsx";
import { Lookbook } from "./bands/lookbook/lookbook.tsx";
import { SaleBand } from "./bands/sale-band/sale-band.tsx";

/** The page's words, and the shop's articles with the stock as it is when the page is made; the cart counts again. */
export async function loader({ context }: Route.LoaderArgs) {
  const levels = await stockLevels(context);
  return { ...content, products: newest(levels), looks: stockedLooks(levels) };
}

export const handle: PageHandle = {
  business,
  header: {
    tool: <CartTool />,
    links: [
      { label: "New", href: "#new" },
      { label: "Looks", href: "#looks" },
      { label: "Women", href: `${SHOP}?category=women` },
      { label: "Men", href: `${SHOP}?category=men` },
      { label: "Sale", href: "#reduced" },
    ],
  },
};

export default function FashionShopHome({
  loaderData: {
    arrivals,
    business,
    cloth,
    hero,
    letter,
    lookbook,
    looks,
    products,
    rooms,
    sale,
    terms,
  },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      {/* Not under a bar that covers: its ground is the same by day and by night. */}
      <div className="pt-(--header-overlap)">
        <FashionHero {...hero} />
      </div>
      <Departments {...rooms} />
      <Arrivals {...arrivals} products={products} />
      <CuttingTable {...cloth} />
      <Lookbook {...lookbook} looks={looks} />
      <SaleBand {...sale} />
      <FactStrip {...terms} />
      <Crossing {...letter} />
    </>
  );
}
