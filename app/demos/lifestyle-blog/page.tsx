import * as shapes from "./soft-shapes.module.css";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { content, journalAt } from "./content.server.ts";
import { KeeperBand } from "./bands/keeper-band/keeper-band.tsx";
import { KitchenCards } from "./bands/kitchen-cards/kitchen-cards.tsx";
import { LetterSheet } from "./bands/letter-sheet/letter-sheet.tsx";
import { RecipeBox } from "./bands/recipe-box/recipe-box.tsx";
import { ShelfCircles } from "./bands/shelf-circles/shelf-circles.tsx";
import { SundayHero } from "./bands/sunday-hero/sunday-hero.tsx";
import { Windowsill } from "./bands/windowsill/windowsill.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return { ...content, ...journalAt(url) };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Recipes", href: "#recipes" },
      { label: "Shelves", href: "#shelves" },
      { label: "Reading", href: "#posts" },
      { label: "June", href: "#keeper" },
      { label: "Liked", href: "#liked" },
      { label: "Letter", href: "#subscribe" },
    ],
  },
};

export default function LifestyleBlogHome({
  loaderData: { box, business, hero, keeper, kitchen, letter, liked, shelves },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <div className={shapes.sundays}>
        <SundayHero {...hero} />
      </div>
      <KitchenCards {...kitchen} />
      <ShelfCircles {...shelves} />
      <RecipeBox {...box} />
      <KeeperBand {...keeper} />
      <Windowsill {...liked} />
      <LetterSheet id="subscribe" {...letter} />
    </>
  );
}
