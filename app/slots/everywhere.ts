import { PaletteKey } from "#app/features/search/palette-key.tsx";
import type { SlotOf } from "./contract.ts";

/** What is on every page and seen only when it is asked for. */
export const everywhere: SlotOf = [PaletteKey];
