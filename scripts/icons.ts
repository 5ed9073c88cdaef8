import { readFile, writeFile } from "node:fs/promises";
import { iconNames } from "#app/elements/media/icon-names.ts";

interface IconifyJson {
  icons: Record<string, { body: string }>;
  aliases: Record<string, { parent: string }>;
}

/** What Lucide draws with, on each shape or around them: a page says this itself (`app/elements/media/icon.tsx`). */
const pen =
  / (?:fill="none"|stroke="currentColor"|stroke-(?:linecap="round"|linejoin="round"|width="2"))/g;

/** `npm run icons`: writes `public/icons.svg` from Lucide's outlines (ISC), one symbol for each name in `icon-names.ts`. */
export async function iconSprite(): Promise<string> {
  const file = import.meta.resolve("@iconify-json/lucide/icons.json");
  const { icons, aliases } = JSON.parse(await readFile(new URL(file), "utf8")) as IconifyJson;
  const symbols = iconNames.map((name) => {
    const icon = icons[aliases[name]?.parent ?? name];
    if (!icon) throw new Error(`app/elements/media/icon-names.ts: Lucide has no icon "${name}".`);
    const shapes = icon.body.replaceAll(pen, "").replaceAll(/<g>([^]*?)<\/g>/g, "$1");
    return `  <symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

if (import.meta.main)
  await writeFile(new URL("../public/icons.svg", import.meta.url), await iconSprite());
