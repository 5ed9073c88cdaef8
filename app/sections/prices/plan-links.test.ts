import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PRICES } from "#content/addresses.ts";
import { isWholeTemplate } from "#tests/support/whole-template.ts";

const app = join(import.meta.dirname, "../..");

/** Where the buttons of all plans in these words lead: the field has the specification's name (point 3). */
function planLinks(words: unknown): string[] {
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([name, value]) =>
    name === "buttonLink" ? [String(value)] : planLinks(value),
  );
}

it.runIf(isWholeTemplate)(
  "leads from every plan to the prices, but from one (specification, point 2)",
  async () => {
    const files = globSync(
      ["{demos,information}/*/content.server.ts", "showcase/elements/pricing-table/plans.ts"],
      { cwd: app },
    );
    const links = await Promise.all(
      files.map(async (file) => {
        const words = planLinks(await import(join(app, file)));
        return words.map((link) => ({ file, link }));
      }),
    );
    const others = links.flat().filter(({ link }) => link !== PRICES);
    expect(others).toEqual([{ file: "information/pricing-packages/content.server.ts", link: "#" }]);
  },
);
