import type { SkinName } from "#content/pages/page.ts";

/** The skins that demonstration pages offer to see their demos in. */
export const switchSkins = [
  { name: "vitrine", label: "Vitrine" },
  { name: "kindling", label: "Kindling" },
  { name: "arden", label: "Arden" },
  { name: "sable", label: "Sable" },
  { name: "ledgerline", label: "Ledgerline" },
  { name: "quarterly", label: "Quarterly" },
] as const satisfies readonly { name: SkinName; label: string }[];
