import { arden } from "#app/skins/arden.ts";
import { kindling } from "#app/skins/kindling.ts";
import { ledgerline } from "#app/skins/ledgerline.ts";
import { quarterly } from "#app/skins/quarterly.ts";
import { sable } from "#app/skins/sable.ts";
import type { Skin } from "#app/skins/skin.ts";
import { vitrine } from "#app/skins/vitrine.ts";

/** The skins that demonstration pages offer to see their demos in. */
export const switchSkins = [
  { skin: vitrine, label: "Vitrine" },
  { skin: kindling, label: "Kindling" },
  { skin: arden, label: "Arden" },
  { skin: sable, label: "Sable" },
  { skin: ledgerline, label: "Ledgerline" },
  { skin: quarterly, label: "Quarterly" },
] as const satisfies readonly { skin: Skin; label: string }[];
