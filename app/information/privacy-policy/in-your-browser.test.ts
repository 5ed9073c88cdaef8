import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { written as told } from "./in-your-browser.ts";

const app = join(import.meta.dirname, "../..");

it("names every cookie and every key that the site's script writes", () => {
  const written = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const code = readFileSync(join(app, name), "utf8");
      if (!/localStorage|sessionStorage|document\.cookie/.test(code)) return [];
      const names = [
        ...code.matchAll(/const (?:\w+_)?(?:KEY|STORAGE|COOKIE) = "([^"]+)"/g),
        ...code.matchAll(/document\.cookie = `(\w+)=/g),
      ].map(([, key]) => key);
      // A file that writes something this test cannot find the name of must be looked at. One deletes what scripts of others left.
      const isReader = !/setItem|document\.cookie = (?!`\$\{name\}=; path=\/; max-age=0)/.test(
        code,
      );
      expect(isReader || names.length > 0, name).toBe(true);
      return names;
    });
  expect(new Set(told.map(({ name }) => name))).toEqual(new Set(written));
});
