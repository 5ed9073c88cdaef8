import * as styles from "./bands/poster-ground/poster-ground.module.css";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { FramedPeople } from "./bands/framed-people/framed-people.tsx";
import { PrizePlaces } from "./bands/prize-places/prize-places.tsx";
import { StickerSheet } from "./bands/sticker-sheet/sticker-sheet.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import { Manifesto } from "./bands/manifesto/manifesto.tsx";
import { OWords } from "./bands/o-words/o-words.tsx";
import { OhHero } from "./bands/oh-hero/oh-hero.tsx";
import { PosterGround } from "./bands/poster-ground/poster-ground.tsx";
import { ShoutBand } from "./bands/shout-band/shout-band.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Work", href: "#work" },
      { label: "Services", href: "#services" },
      { label: "People", href: "#people" },
      { label: "Prizes", href: "#prizes" },
      { label: "Shout", href: "#shout" },
    ],
  },
};

export default function CreativeAgencyHome({
  loaderData: { business, hero, manifesto, prizes, services, shout, team, work },
}: Route.ComponentProps) {
  return (
    <div className={styles.poster}>
      <StructuredData business={business} />
      <PosterGround ground="yellow">
        <OhHero {...hero} />
      </PosterGround>
      <PosterGround ground="pink">
        <Manifesto {...manifesto} />
      </PosterGround>
      <PosterGround ground="cobalt">
        <StickerSheet id="work" {...work} />
      </PosterGround>
      <PosterGround ground="black">
        <OWords {...services} />
      </PosterGround>
      <PosterGround ground="orange">
        <FramedPeople id="people" {...team} />
      </PosterGround>
      <PosterGround ground="green">
        <PrizePlaces id="prizes" {...prizes} />
      </PosterGround>
      <PosterGround ground="yellow">
        <ShoutBand {...shout} />
      </PosterGround>
    </div>
  );
}
