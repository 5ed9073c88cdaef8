import { readFile } from "node:fs/promises";
import path from "node:path";

import { expect, it } from "vitest";

import { thirdPartyLicences } from "./licences.ts";

it("LICENSES/THIRD-PARTY.md fits the installed packages (otherwise: npm run licences)", async () => {
  const file = path.resolve(import.meta.dirname, "../LICENSES/THIRD-PARTY.md");
  expect(await readFile(file, "utf8")).toBe(await thirdPartyLicences());
});
