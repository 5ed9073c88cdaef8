import { readFileSync } from "node:fs";
import { features } from "#app/features.ts";
import { pages } from "#registry/pages.ts";

const specification = readFileSync(
  new URL("../../docs/specification/routes.json", import.meta.url),
  "utf8",
);

/**
 * Whether nothing was taken out of the template: for tests of what only the whole has to keep to. With the first page of the specification
 * that is taken out, `npm run tidy` removes them; what leaves without one is counted.
 */
export const isWholeTemplate =
  pages.every(
    ({ path, group, reason }) =>
      group === "template" || reason !== undefined || specification.includes(`"${path}"`),
  ) &&
  pages.length >= 228 &&
  features.length >= 15;
