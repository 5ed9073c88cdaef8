import { writeFile } from "node:fs/promises";
import { iconNames } from "../app/elements/icon-names.ts";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/** `npm run icons`: writes `public/icons.svg` from Lucide's outlines (ISC), one symbol for each name in `icon-names.ts`. */
export async function iconSprite(): Promise<string> {
  const symbols = await Promise.all(
    iconNames.map(async (name) => {
      const { __iconData } = (await import(`lucide-react/dist/esm/icons/${name}.mjs`)) as {
        __iconData: IconData;
      };
      const shapes = __iconData.node.map(([tag, { key: _key, ...attributes }]) => {
        const written = Object.entries(attributes).map(
          ([attribute, value]) => ` ${attribute}="${value}"`,
        );
        return `<${tag}${written.join("")}/>`;
      });
      return `  <symbol id="${name}" viewBox="0 0 24 24">${shapes.join("")}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

if (import.meta.main)
  await writeFile(new URL("../public/icons.svg", import.meta.url), await iconSprite());
