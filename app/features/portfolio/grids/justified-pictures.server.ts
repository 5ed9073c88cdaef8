import { picture, type PictureName } from "#content/media.ts";
import { onTheWay } from "#content/projects/on-the-way.ts";
import { projects } from "#content/projects.ts";
import type { GalleryItem } from "#app/elements/media/lightbox/lightbox.tsx";

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
