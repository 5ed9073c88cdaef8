import { TurnLinks } from "#app/elements/actions/turn-links.tsx";
import * as words from "../words.ts";

interface Neighbour {
  title: string;
  path: string;
}

/** The posts before and after this one. */
export function PostNeighbours({
  newer,
  older,
}: {
  newer: Neighbour | undefined;
  older: Neighbour | undefined;
}) {
  return (
    <TurnLinks
      label={words.otherPosts}
      previous={older && { label: words.previousPost, ...older }}
      next={newer && { label: words.nextPost, ...newer }}
    />
  );
}
