import { picture, type PictureName } from "#content/media.ts";
import { onTheWay } from "#content/projects/on-the-way.ts";
import { projects } from "#content/projects.ts";
import type { GalleryItem } from "#app/elements/media/lightbox/lightbox.tsx";
import { inOneLine } from "../project-line.ts";

/** Pictures of mixed formats for rows of equal height: what was taken on the way among what was made. */
export const justifiedPictures: readonly GalleryItem[] = inTurn<GalleryItem>(
  projects.map(({ pictures, title, client }, index) => {
    const { picture: shown, caption } = pictures[index % 3]!;
    return { picture: shown, caption: `${inOneLine(title, client)}. ${caption}` };
  }),
  Object.entries(onTheWay).map(([name, caption]) => ({
    picture: picture(name as PictureName),
    caption,
  })),
);

/** One of each in turn, as long as there are both; then what is left of the longer list. */
export function inTurn<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  return [
    ...first.flatMap((item, index) => [item, ...second.slice(index, index + 1)]),
    ...second.slice(first.length),
  ];
}
