import * as styles from "./page.module.css";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { PictureListHero } from "./bands/picture-list-hero/picture-list-hero.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { ContactBand } from "./bands/contact-band/contact-band.tsx";
import { content } from "./content.server.ts";
import { DepotBays } from "./bands/depot-bays/depot-bays.tsx";
import { NotebookSpread } from "./bands/notebook-spread/notebook-spread.tsx";
import { RingWalk } from "./bands/ring-walk/ring-walk.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Work", href: "#pieces" },
      { label: "The rings", href: "#rings" },
      { label: "About", href: "#about" },
      { label: "What we make", href: "#capabilities" },
      { label: "Contact", href: "#contact" },
    ],
  },
};

export default function InteractivePortfolioHome({
  loaderData: { about, business, capabilities, contact, hero, walk },
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <StructuredData business={business} />
      <PictureListHero id="pieces" {...hero} />
      <RingWalk id="rings" {...walk} />
      <NotebookSpread id="about" {...about} />
      <DepotBays id="capabilities" {...capabilities} />
      <ContactBand {...contact} />
    </div>
  );
}
