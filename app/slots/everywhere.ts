import { OwnerScripts } from "#app/features/owner-scripts/owner-scripts.tsx";
import { PaletteKey } from "#app/features/search/palette-key.tsx";
import { ShowcaseBar } from "#app/showcase/bar/showcase-bar.tsx";
import type { SlotOf } from "./contract.ts";
import type { EverywhereParts } from "./everywhere.server.ts";

/** Without scripts of the owner's, nothing of what asks for them is built. */
const ownerScripts = import.meta.env.OWNER_SCRIPTS ? [OwnerScripts] : [];

/** What is on every page: seen only when it is asked for, or beside the page. */
export const everywhere: SlotOf<EverywhereParts> = [PaletteKey, ShowcaseBar, ...ownerScripts];
