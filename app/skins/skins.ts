import { contentPages } from "#registry/content-pages.ts";
import { pages } from "#registry/pages.ts";
import { sharedSkins } from "./shared.ts";
import type { Skin } from "./skin.ts";

/** Every skin of the site by its name. */
export const skins: Readonly<Record<string, Skin>> = skinsByName([
  ...Object.values(sharedSkins),
  ...[...pages, ...contentPages].map(({ skin }) => skin),
]);

/**
 * Each skin once, however many pages have it.
 * @throws when two different ones have one name, as after copying a page: one would overwrite the other's stylesheet.
 */
export function skinsByName(all: readonly Skin[]): Record<string, Skin> {
  const found: Record<string, Skin> = {};
  for (const skin of all) {
    if ((found[skin.name] ??= skin) !== skin)
      throw new Error(`Two skins are called "${skin.name}". Give one of them another name.`);
  }
  return found;
}
