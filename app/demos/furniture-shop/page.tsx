import { SHOP } from "#content/addresses.ts";
import { ArticleList } from "#app/sections/lists/article-list.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { CartTool } from "#app/features/shop/cart/cart-tool.tsx";
import { CatalogueIndex } from "./bands/catalogue-index/catalogue-index.tsx";
import { ProductSpread } from "#app/features/shop/catalogue/product-spread.tsx";
import { RoomToShop } from "./bands/room-to-shop/room-to-shop.tsx";
import { stockLevels } from "#app/features/shop/article/stock-levels.server.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { LeadPromise } from "./bands/lead-promise/lead-promise.tsx";
import { MaterialSamples } from "./bands/material-samples/material-samples.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import { SubscribeSplit } from "#app/features/newsletter/subscribe-split.tsx";
import type { Route } from "./+types/page.ts";
import { ArmchairHero } from "./bands/armchair-hero/armchair-hero.tsx";
import { armchair, spread } from "./catalogue.server.ts";
import { content } from "./content.server.ts";
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
  return { ...content, chair, products: spread(levels) };
}

export const handle: PageHandle = {
  business,
  header: {
    tool: <CartTool />,
    links: [
      { label: "Catalogue", href: "#catalogue" },
      { label: "In a room", href: "#room" },
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
      <Section id="catalogue" width="wide" aria-labelledby="catalogue-heading">
        <SectionHeader
          id="catalogue-heading"
          heading={index.heading}
          intro={index.intro}
          layout="split"
          className="mb-12"
        />
        <CatalogueIndex groups={index.groups} />
        <nav aria-label={index.departments.label} className="mt-8">
          <ul className="flex flex-wrap gap-x-8 gap-y-2 text-small">
            {index.departments.links.map(({ label, href, count }) => (
              <li key={href}>
                <Link href={href} className="inline-block py-1 underline underline-offset-4">
                  {label}
                </Link>{" "}
                <span className="text-soft tabular-nums">
                  {count}
                  <span className="sr-only"> products</span>
                </span>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
      <Section width="wide" space="none" aria-labelledby="spread-heading" className="pb-normal">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <SectionHeader id="spread-heading" heading={spread.heading} size="medium" />
          <p className="max-w-[46ch] text-small text-soft">
            {spread.intro}{" "}
            <Link href={spread.all.href} className="underline underline-offset-4">
              {spread.all.label}
            </Link>
          </p>
        </div>
        <ProductSpread products={products} />
      </Section>
      <RoomToShop id="room" {...room} />
      <MaterialSamples id="materials" {...materials} />
      <LeadPromise id="terms" {...promise} />
      <ArticleList id="journal" {...journal} />
      <SubscribeSplit id="subscribe" {...letter} />
    </>
  );
}
