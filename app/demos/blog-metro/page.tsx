import { BLOG_SIMPLE, TEAM } from "#content/addresses.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { StructuredData } from "#app/engine/structured-data.tsx";
import { WordCloud } from "./bands/word-cloud/word-cloud.tsx";
import type { Route } from "./+types/page.ts";
import { wallAt } from "./content.server.ts";
import { LetterTiles } from "./bands/letter-tiles/letter-tiles.tsx";
import { Wall } from "./bands/wall/wall.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return wallAt(url);
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Posts", href: "#posts" },
      { label: "Words", href: "#words" },
      { label: "By email", href: "#subscribe" },
      { label: "Authors", href: TEAM },
      { label: "Plain list", href: BLOG_SIMPLE },
    ],
  },
};

export default function BlogMetroHome({
  loaderData: { business, cloud, letter, wall },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <Wall {...wall} />
      <WordCloud {...cloud} />
      <LetterTiles {...letter} />
    </>
  );
}
