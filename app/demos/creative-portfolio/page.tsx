import { ButtonLink } from "#app/elements/actions/button.tsx";
import { stockLevels } from "#app/features/shop/article/stock-levels.server.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { DrawnStages } from "./bands/drawn-stages/drawn-stages.tsx";
import { ScatteredHero } from "./bands/scattered-hero/scattered-hero.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import { TallyList } from "./bands/tally-list/tally-list.tsx";
import type { Route } from "./+types/page.ts";
import { AboutBand } from "./bands/about-band/about-band.tsx";
import { ContactBand } from "./bands/contact-band/contact-band.tsx";
import { content } from "./content.server.ts";
import { articles } from "./things.server.ts";
import { ThingsBand } from "./bands/things-band/things-band.tsx";

/** The page's words, and the articles with the stock as it is when the page is made. */
export async function loader({ context }: Route.LoaderArgs) {
  const { slugs, ...things } = content.things;
  const levels = await stockLevels(context);
  return { ...content, things: { ...things, products: articles(slugs, levels) } };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "About", href: "#about" },
      { label: "Clients", href: "#clients" },
      { label: "Process", href: "#crane" },
      { label: "Shop", href: "#things" },
      { label: "Contact", href: "#contact" },
    ],
  },
};

export default function CreativePortfolioHome({
  loaderData: { about, business, contact, crane, hero, tally, things },
}: Route.ComponentProps) {
  const { action, lead, text, ...desk } = hero;
  return (
    <>
      <StructuredData business={business} />
      <ScatteredHero id="desk" {...desk}>
        <p className="display text-display-4">{lead}</p>
        <p className="leading-snug">{text}</p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </ScatteredHero>
      <AboutBand {...about} />
      <TallyList id="clients" {...tally} />
      <DrawnStages id="crane" {...crane} />
      <ThingsBand {...things} />
      <ContactBand {...contact} />
    </>
  );
}
