import { describe, expect, it } from "vitest";

import manifest from "#content/media-manifest.json" with { type: "json" };
import { bundle as bundleWith } from "#tests/support/bundle.ts";
import { pictures } from "./vite-picture-plugin.ts";

const [first, second, third] = Object.keys(manifest) as [string, string, string];

function bundle(source: string): Promise<string> {
  return bundleWith(source, { plugins: [pictures()], build: { minify: false } });
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
      `app/entry-of-this-test.tsx: there is no picture "${first}x" in content/media-manifest.json. Did you mean "${first}"?`,
    );
  });

  it("refuses a computed name in browser code", async () => {
    await expect(
      bundle(`
        import { picture } from "#content/media.ts";
        export const show = (name: string) => picture(name);
      `),
    ).rejects.toThrow("app/entry-of-this-test.tsx: picture(…) needs a name in quotes");
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
