import { contentPages } from "#registry/content-pages.ts";
import { pages } from "#registry/pages.ts";
import { sharedSkins } from "./shared.ts";
import type { Skin } from "./skin.ts";

/** Every skin of the site by its name. */
export const skins: Readonly<Record<string, Skin>> = Object.fromEntries(
  [...Object.values(sharedSkins), ...[...pages, ...contentPages].map(({ skin }) => skin)].map(
    (skin) => [skin.name, skin],
  ),
);
