import path from "node:path";

import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";

import manifest from "#content/media-manifest.json" with { type: "json" };
import { pictures } from "./vite-picture-plugin.ts";

const root = path.resolve(import.meta.dirname, "..");
const [first, second, third] = Object.keys(manifest) as [string, string, string];
const entry = path.join(root, "app/entry-of-this-test.ts");

/** Builds one browser module from `source`, as if it stood in `app/`. */
async function bundle(source: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
      pictures(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  });
  return (result as Rolldown.RolldownOutput).output[0].code;
}

describe("the picture plugin", () => {
  it("ships the pictures that are used and no other", async () => {
    const code = await bundle(`
      import { picture as find } from "#content/media.ts";
      export const heroes: unknown[] = [find("${first}"), find("${second}")];
    `);
    expect(code).toContain(`"name": "${first}"`);
    expect(code).toContain(`"name": "${second}"`);
    expect(code).not.toContain(`"${third}"`);
    expect(code.length).toBeLessThan(700);
  });

  it("names file, picture and the nearest name when there is none", async () => {
    await expect(
      bundle(`
        import { picture } from "#content/media.ts";
        export const hero = picture("${first}x");
      `),
    ).rejects.toThrow(
      `app/entry-of-this-test.ts: there is no picture "${first}x" in content/media-manifest.json. Did you mean "${first}"?`,
    );
  });

  it("refuses a computed name in browser code", async () => {
    await expect(
      bundle(`
        import { picture } from "#content/media.ts";
        export const show = (name: string) => picture(name);
      `),
    ).rejects.toThrow("app/entry-of-this-test.ts: picture(…) needs a name in quotes");
  });

  it("refuses any other way to the manifest", async () => {
    await expect(
      bundle(`
        import * as media from "#content/media.ts";
        export const show = (name: string) => media.picture(name);
      `),
    ).rejects.toThrow("carries the manifest of all pictures");
  });
});
