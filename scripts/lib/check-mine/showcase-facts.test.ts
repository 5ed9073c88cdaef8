import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { site } from "#content/site.ts";
import { showcaseFacts } from "./showcase-facts.ts";

/** In a site of one's own these facts are others. */
it.skipIf(existsSync("vitrine.json") || site.name !== "Vitrine")(
  "are facts of the template's content",
  () => {
    const said = JSON.stringify(site);
    expect(showcaseFacts.filter((fact) => !said.includes(fact))).toEqual([]);
  },
);
