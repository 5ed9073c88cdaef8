import * as styles from "./soft-shapes.module.css";
import { PictureFeed } from "#app/elements/media/picture-feed/picture-feed.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { StructuredData } from "#app/engine/structured-data.tsx";
import { SubscribeSplit } from "#app/features/newsletter/subscribe-split.tsx";
import type { Route } from "./+types/page.ts";
import { journalAt } from "./content.server.ts";
import { KeeperBand } from "./bands/keeper-band/keeper-band.tsx";
import { RecipeBox } from "./bands/recipe-box/recipe-box.tsx";
import { ShelfCircles } from "./bands/shelf-circles/shelf-circles.tsx";
import { SundayHero } from "./bands/sunday-hero/sunday-hero.tsx";
import { Windowsill } from "./bands/windowsill/windowsill.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return journalAt(url);
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Shelves", href: "#shelves" },
      { label: "Recipes", href: "#posts" },
      { label: "June", href: "#keeper" },
      { label: "Liked", href: "#liked" },
      { label: "Letter", href: "#subscribe" },
    ],
  },
};

export default function LifestyleBlogHome({
  loaderData: { box, business, feed, hero, keeper, letter, liked, shelves },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <SundayHero {...hero} />
      <ShelfCircles {...shelves} />
      <RecipeBox {...box} />
      <KeeperBand {...keeper} />
      <Windowsill {...liked} />
      <section aria-label={feed.label} className={styles.feed}>
        <PictureFeed pictures={feed.pictures} profile={feed.profile} layout="strip" />
      </section>
      <div className={styles.letter}>
        <SubscribeSplit {...letter} />
      </div>
    </>
  );
}
