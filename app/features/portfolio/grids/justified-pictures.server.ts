import { picture, type PictureName } from "#content/media.ts";
import { projects } from "#content/projects.ts";
import type { GalleryItem } from "#app/elements/media/lightbox/lightbox.tsx";

/** Taken on the way to clients, in the order of the drawer. */
const onTheWay: Partial<Record<PictureName, string>> = {
  "architecture-stairs": "Stairs to the studio of a client who then chose somebody else.",
  "studio-sea": "From the ferry to Sant’Alda, on the way back.",
  courtyard: "The cooperative’s yard. We were early.",
  "travel-mountains": "Above Innsbruck, measuring a ridge for a paper window.",
  "cafe-brew": "Hamburg, trying to describe No. 7.",
  "architecture-house": "A house we would have liked to put tableware into.",
  "hotel-room": "Room eleven, while the corridor lamps were being counted.",
  "fashion-garment": "Lyon, an hour before the doors opened.",
  "night-cabin": "Nordvik in January. The table is behind the left window.",
  "architecture-arcade": "The arcade that became The Arches.",
  "hotel-terrace": "Trieste, after the fire officer had signed.",
  "restaurant-dish": "The first dinner on the new plates.",
};

/** Pictures of mixed formats for rows of equal height: what was taken on the way among what was made. */
export const justifiedPictures: readonly GalleryItem[] = interleave(
  projects.map(({ pictures, title, client }, index) => {
    const { picture: shown, caption } = pictures[index % 3]!;
    return { picture: shown, caption: `${title}, ${client}. ${caption}` };
  }),
  Object.entries(onTheWay).map(([name, caption]) => ({
    picture: picture(name as PictureName),
    caption,
  })),
);

/** One of each in turn, as long as there are both. */
function interleave<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  return first.flatMap((item, index) => [item, ...second.slice(index, index + 1)]);
}
