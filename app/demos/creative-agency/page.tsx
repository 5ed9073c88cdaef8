import type { PageHandle } from "#app/headers/header-contract.tsx";
import { FramedPeople } from "#app/sections/framed-people.tsx";
import { PrizePlaces } from "#app/sections/prize-places.tsx";
import { StickerSheet } from "#app/sections/sticker-sheet.tsx";
import { StructuredData } from "#app/sections/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { contactPoint } from "./contact-point.ts";
import { content } from "./content.server.ts";
import { Manifesto } from "./manifesto.tsx";
import { OWords } from "./o-words.tsx";
import { OhHero } from "./oh-hero.tsx";
import { OhMark } from "./oh-mark.tsx";
import { PosterGround } from "./poster-ground.tsx";
import { ShoutBand } from "./shout-band.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  header: {
    brand: <OhMark />,
    brandName: "Oh! Studio",
    contact: contactPoint,
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
    <div className="oh-poster">
      <StructuredData path="/home-creative-agency" card="creative-balls" business={business} />
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
