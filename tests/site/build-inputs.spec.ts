import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { INPUTS } from "../../scripts/lib/build-inputs.mjs";
import { root } from "../../scripts/lib/project.mjs";

const { files, folders } = JSON.parse(readFileSync(join(root, "build", INPUTS), "utf8")) as {
  files: Record<string, string>;
  folders: Record<string, string>;
};

for (const [kind, file] of Object.entries({
  "a page": "app/demos/startup/page.tsx",
  "its words": "app/demos/startup/content.server.ts",
  "the route table": "app/routes.ts",
  "the document": "app/entry.server.tsx",
  styles: "app/styles/theme.css",
  "a skin": "app/skins/arden.ts",
  "what makes a skin a stylesheet": "app/skins/stylesheet.ts",
  "a font of ours": "app/fonts/unbounded.woff2",
  "the site's name and address": "content/site.ts",
  "the page registry": "content/pages/home.ts",
  "a post": "content/posts/wider-margins.md",
  "its comments": "content/comments/wider-margins.yml",
  "the list of pictures": "content/media-manifest.json",
  "a form's schema": "shared/forms/subscribe.ts",
  "a file for browsers": "public/favicon.svg",
  "a plugin of the bundler": "scripts/vite-picture-plugin.ts",
  "what makes Markdown a page": "scripts/lib/post-markdown.ts",
  "what reads icon sets": "scripts/lib/icon-set-data.ts",
  "what compresses": "server/site/compress.ts",
  "the program that builds": "scripts/lib/build-site.ts",
  "what prerenders": "scripts/lib/prerender.ts",
  "the settings of the bundler": "vite.config.ts",
  "those of the router": "react-router.config.ts",
  "those of the posts": "velite.config.ts",
  packages: "package-lock.json",
  commands: "package.json",
}))
  test(`a build knows that it is made from ${kind}`, () => {
    expect(files[file]).toMatch(/^[\w-]{22}$/);
  });

test("a build knows what was not there, and where there may be more next time", () => {
  expect(files[".env"]).toBe("absent");
  expect(Object.keys(folders)).toEqual(
    expect.arrayContaining([
      "content/posts",
      "content/comments",
      "public",
      "public/media",
      "app/headers",
    ]),
  );
});

test("a build is not made from tests, documents and what only the server runs", () => {
  const wrong = Object.keys(files).filter((file) =>
    /^(?:tests|docs)\/|\.test\.tsx?$|^server\/(?!site\/(?:compress|application)\.ts)/.test(file),
  );
  expect(wrong).toEqual([]);
});
