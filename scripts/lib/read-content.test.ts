import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentInputs, readContent, root } from "./project.mjs";

// A site without a blog has nothing that is written in Markdown.
it.runIf(existsSync(join(root, "velite.config.ts")))(
  "what is written in Markdown is read again only when some of it has changed",
  async () => {
    expect(await readContent()).toMatchObject({ code: 0 });
    const { files, folders } = contentInputs()!;
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        "velite.config.ts",
        ...globSync("content/posts/*.md", { cwd: root }),
      ]),
    );
    expect(Object.keys(folders)).toContain("content/posts");
    const written = () => statSync(join(root, ".velite", "index.js")).mtimeMs;
    const first = written();
    await readContent();
    expect(written()).toBe(first);
  },
);
