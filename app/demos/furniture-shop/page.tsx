import { SHOP } from "#content/addresses.ts";
import { CartTool } from "#app/features/shop/cart/cart-tool.tsx";
import { CatalogueIndex } from "./bands/catalogue-index/catalogue-index.tsx";
import { stockLevels } from "#app/features/shop/article/stock-levels.server.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { SmallGoods } from "./bands/small-goods/small-goods.tsx";
import { MaterialSamples } from "./bands/material-samples/material-samples.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { ChairsUp } from "./bands/chairs-up/chairs-up.tsx";
import { EveningKitchen } from "./bands/evening-kitchen/evening-kitchen.tsx";
import { HundredDays } from "./bands/hundred-days/hundred-days.tsx";
import { PegRail } from "./bands/peg-rail/peg-rail.tsx";
import { ArmchairHero } from "./bands/armchair-hero/armchair-hero.tsx";
import { armchair, awaitedCloth, spread } from "./catalogue.server.ts";
import { content, letter } from "./content.server.ts";
import { furnitureShop } from "./entry.ts";

/** Another cloth is a view of the same page: nothing has to be asked for. */
export { keepOnQueryChange as shouldRevalidate } from "#app/engine/keep-on-query.ts";

/** The page's words, and the shop's articles with the stock as it is when the page is made; the cart counts again. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const levels = await stockLevels(context);
  const chair = {
    ...armchair(levels),
    path: furnitureShop.path,
    rendered: url.searchParams.get("variant"),
  };
  const awaited = awaitedCloth(levels);
  return {
    ...content,
    chair,
    products: spread(levels),
    letter: { ...letter(awaited), awaited: awaited?.id ?? null },
  };
}

export const handle: PageHandle = {
  business,
  header: {
    tool: <CartTool />,
    links: [
      { label: "The kitchen", href: "#room" },
      { label: "Catalogue", href: "#catalogue" },
      { label: "Materials", href: "#materials" },
      { label: "Journal", href: "#journal" },
      { label: "Shop", href: `${SHOP}?category=collections` },
    ],
  },
};

export default function FurnitureShopHome({
  loaderData: {
    business,
    chair,
    hero,
    index,
    journal,
    letter,
    materials,
    products,
    promise,
    room,
    spread,
  },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <ArmchairHero chair={chair} {...hero} />
      <EveningKitchen id="room" {...room} />
      <Section id="catalogue" width="wide" aria-labelledby="catalogue-heading">
        <SectionHeader
          id="catalogue-heading"
          heading={index.heading}
          intro={index.intro}
          layout="split"
          className="mb-12"
        />
        <CatalogueIndex groups={index.groups} />
      </Section>
      <MaterialSamples id="materials" {...materials} />
      <SmallGoods {...spread} products={products} />
      {promise && <HundredDays id="terms" {...promise} />}
      <PegRail id="journal" {...journal} />
      <ChairsUp id="subscribe" {...letter} />
    </>
  );
}
