import { BrewGuide } from "./bands/brew-guide/brew-guide.tsx";
import { stockLevels } from "#app/features/shop/article/stock-levels.server.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { ArchPicture } from "./bands/arch-picture/arch-picture.tsx";
import { BakeTimes } from "./bands/bake-times/bake-times.tsx";
import { BeanShelf } from "./bands/bean-shelf/bean-shelf.tsx";
import { cupCards } from "./beans.server.ts";
import { content } from "./content.server.ts";
import { HoursAndPlace } from "./bands/hours-and-place/hours-and-place.tsx";
import { LastArch } from "./bands/last-arch/last-arch.tsx";
import { RoastStory } from "./bands/roast-story/roast-story.tsx";
import { ViaductHero } from "./bands/viaduct-hero/viaduct-hero.tsx";

/** The page's words, and the shop's cups with the stock as it is when the page is made. */
export async function loader({ context }: Route.LoaderArgs) {
  const products = cupCards(await stockLevels(context));
  return { ...content, beans: { ...content.beans, cups: { ...content.beans.cups, products } } };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Drinks", href: "#board" },
      { label: "Oven", href: "#oven" },
      { label: "Brew guide", href: "#brew" },
      { label: "Beans", href: "#beans" },
      { label: "Where and when", href: "#place" },
    ],
  },
};

export default function CafeHome({
  loaderData: { arch, bakes, beans, brew, business, hero, hours, letter, roast },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <ViaductHero {...hero} />
      <BakeTimes id="oven" {...bakes} />
      <BrewGuide id="brew" {...brew} />
      <BeanShelf id="beans" {...beans} />
      <RoastStory id="roaster" {...roast} />
      <ArchPicture {...arch} />
      <HoursAndPlace id="place" {...hours} />
      <LastArch {...letter} />
    </>
  );
}
