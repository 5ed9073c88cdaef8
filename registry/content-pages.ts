import { features } from "#app/features.ts";
import type { ContentPage } from "./content-page.ts";

/** What features make of their pieces of content. */
export const featureContents = features.flatMap(({ contents }) => contents ?? []);

/** Every page of this sort that has an address of its own. */
export const contentPages: readonly ContentPage[] = featureContents.flatMap(({ pages }) => pages);

const byPath = new Map(contentPages.map((page) => [page.path, page]));

/** The page at an address, spelled exactly; undefined when there is none. Knows the other presentations of a piece as well. */
export function findContentPage(path: string): ContentPage | undefined {
  const page = byPath.get(path);
  if (page) return page;
  for (const { otherPage } of featureContents) {
    const other = otherPage?.(path);
    if (other) return other;
  }
  return undefined;
}
