import type { PictureSource } from "#content/media.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { BigPageTitle } from "#app/sections/page-titles/big-page-title/big-page-title.tsx";
import { ColorfulPageTitle } from "#app/sections/page-titles/colorful-page-title/colorful-page-title.tsx";
import { GalleryPageTitle } from "#app/sections/page-titles/gallery-page-title/gallery-page-title.tsx";
import { MiniPageTitle } from "#app/sections/page-titles/mini-page-title.tsx";
import type { PageTitleContent } from "#app/sections/page-titles/page-title-parts.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { ParallaxPageTitle } from "#app/sections/page-titles/parallax-page-title/parallax-page-title.tsx";
import * as words from "../words.ts";

interface Words {
  heading: string;
  intro: string;
}

/** Which head a grid has, with its words. */
export type GridHead =
  | (Words & {
      kind: "title";
      align?: "start" | "end" | "center";
      ground?: "paper" | "tint" | "night";
      /** Beside the words. */
      facts?: readonly { term: string; text: string }[];
      step?: NavigationLink;
    })
  | (Words & { kind: "colorful" })
  | (Words & { kind: "parallax"; picture: PictureSource })
  | (Words & { kind: "gallery"; pictures: Parameters<typeof GalleryPageTitle>[0]["pictures"] })
  | { kind: "big"; lines: readonly string[]; intro: string }
  | { kind: "mini"; heading: string };

interface GridHeadBandProps {
  head: GridHead;
  /** The pages above this one, and what it is called at the end of them. */
  place: Pick<PageTitleContent, "trail" | "crumb">;
}

/** The head of a portfolio page. */
export function GridHeadBand({ head, place }: GridHeadBandProps) {
  switch (head.kind) {
    case "big":
      return <BigPageTitle lines={head.lines} intro={head.intro} {...place} />;
    case "mini":
      return <MiniPageTitle heading={head.heading} {...place} note={words.askedAndDone} />;
    case "colorful":
      return <ColorfulPageTitle {...wordsOf(head)} {...place} />;
    case "gallery":
      return <GalleryPageTitle {...wordsOf(head)} pictures={head.pictures} {...place} />;
    case "parallax":
      return <ParallaxPageTitle {...wordsOf(head)} picture={head.picture} {...place} />;
    case "title":
      return (
        <PageTitle
          {...wordsOf(head)}
          align={head.align ?? "start"}
          ground={head.ground ?? "paper"}
          {...place}
        >
          {head.facts && (
            <dl className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-[min(2rem,5vw)] gap-y-2 border-s border-line ps-6 text-small">
              {head.facts.map(({ term, text }) => (
                <div key={term} className="contents">
                  <dt className="text-soft">{term}</dt>
                  <dd className="font-semibold">{text}</dd>
                </div>
              ))}
            </dl>
          )}
          {head.step && (
            <p>
              <ButtonLink href={head.step.href}>{head.step.label}</ButtonLink>
            </p>
          )}
        </PageTitle>
      );
  }
}

function wordsOf({ heading, intro }: Words): Words {
  return { heading, intro };
}
