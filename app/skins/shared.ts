import { arden } from "./arden.ts";
import { kindling } from "./kindling.ts";
import { ledgerline } from "./ledgerline.ts";
import { quarterly } from "./quarterly.ts";
import { sable } from "./sable.ts";
import { vitrine } from "./vitrine.ts";

/** Skins that more than one page may have, by name. A page's own lies in its folder. */
export const sharedSkins = { vitrine, kindling, arden, sable, ledgerline, quarterly };
