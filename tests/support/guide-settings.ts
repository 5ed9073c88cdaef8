import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import type { OwnerScript } from "#shared/owner-script.ts";

const guide = join(import.meta.dirname, "../../docs/guides/analytics-and-consent.md");

/** The settings that the guide gives to copy, in its order: as their text, and as what they say. */
export async function guideSettings(): Promise<{ text: string; scripts: OwnerScript[] }[]> {
  const blocks = [...readFileSync(guide, "utf8").matchAll(/^```ts\n([\s\S]*?)^```$/gm)];
  return Promise.all(
    blocks.map(async ([, text = ""]) => {
      const code = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(text))}`;
      const made = (await import(/* @vite-ignore */ code)) as { ownerScripts: OwnerScript[] };
      return { text, scripts: made.ownerScripts };
    }),
  );
}
