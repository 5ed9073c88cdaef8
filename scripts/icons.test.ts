import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { iconSprite } from "./icons.ts";

it("public/icons.svg holds the icons that are named (else: npm run icons)", async () => {
  await expect(readFile(new URL("../public/icons.svg", import.meta.url), "utf8")).resolves.toBe(
    await iconSprite(),
  );
});
