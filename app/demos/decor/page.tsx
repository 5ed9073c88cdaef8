import { Link } from "#app/elements/actions/link.tsx";
import { CartTool } from "#app/features/shop/cart/cart-tool.tsx";
import { stockLevels } from "#app/features/shop/article/stock-levels.server.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { content, shelfStock } from "./content.server.ts";
import { decor } from "./entry.ts";
import { DaylightYear } from "./bands/daylight-year/daylight-year.tsx";
import { HoursOfLight } from "./bands/hours-of-light/hours-of-light.tsx";
import { LitWindows } from "./bands/lit-windows/lit-windows.tsx";
import { MaterialTray } from "./bands/material-tray/material-tray.tsx";
import { RoomHero } from "./bands/room-hero/room-hero.tsx";
import { ShelfBand } from "./bands/shelf-band/shelf-band.tsx";
import { SunriseLetter } from "./bands/sunrise-letter/sunrise-letter.tsx";

/** Another choice on the shelf is a view of the same page: nothing has to be asked for. */
export { keepOnQueryChange as shouldRevalidate } from "#app/engine/keep-on-query.ts";

/** The page's words, and the shelf with the stock as it is when the page is made; the cart counts again. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const stock = shelfStock(await stockLevels(context));
  return {
    ...content,
    stock: { ...stock, path: decor.path, rendered: url.searchParams.get("variant") },
  };
}

export const handle: PageHandle = {
  business,
  header: {
    tool: <CartTool />,
    links: [
      { label: "By light", href: "#light" },
      { label: "The shelf", href: "#shelf" },
      { label: "New", href: "#new" },
      { label: "Materials", href: "#materials" },
      { label: "Journal", href: "#journal" },
    ],
  },
};

export default function DecorHome({
  loaderData: { business, hero, journal, letter, light, materials, news, shelf, stock },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <RoomHero {...hero} />
      <Section id="light" width="wide" aria-labelledby="light-heading">
        <div className="mb-12 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <SectionHeader id="light-heading" heading={light.heading} />
          <p className="max-w-[44ch] text-soft">
            {light.intro}{" "}
            <Link href={light.all.href} className="underline underline-offset-4">
              {light.all.label}
            </Link>
          </p>
        </div>
        <HoursOfLight hours={light.hours} />
      </Section>
      <ShelfBand id="shelf" {...shelf} shelf={stock} />
      <DaylightYear {...news} />
      <Section id="materials" ground="sunken" width="full" aria-labelledby="materials-heading">
        <header className="mb-12 grid gap-5 px-edge">
          <h2 id="materials-heading" className="display text-display-2">
            {materials.heading}
          </h2>
          <p className="max-w-[52ch] text-lead text-soft">{materials.intro}</p>
        </header>
        <MaterialTray picture={materials.picture} materials={materials.materials} />
      </Section>
      <LitWindows id="journal" {...journal} />
      <SunriseLetter {...letter} />
    </>
  );
}
