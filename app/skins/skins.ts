import { contentPages } from "#registry/content-pages.ts";
import { pages } from "#registry/pages.ts";
import { arden } from "./arden.ts";
import { kindling } from "./kindling.ts";
import { ledgerline } from "./ledgerline.ts";
import { quarterly } from "./quarterly.ts";
import { sable } from "./sable.ts";
import type { Skin } from "./skin.ts";
import { vitrine } from "./vitrine.ts";

/** Those that more than one page may have. A page's own lies in its folder. */
const shared = [vitrine, kindling, arden, sable, ledgerline, quarterly];

/** Every skin of the site by its name. */
export const skins: Readonly<Record<string, Skin>> = Object.fromEntries(
  [...shared, ...[...pages, ...contentPages].map(({ skin }) => skin)].map((skin) => [
    skin.name,
    skin,
  ]),
);
