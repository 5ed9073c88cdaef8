import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { INPUTS } from "../../scripts/lib/build-inputs.mjs";
import { root } from "../../scripts/lib/project.mjs";

const { files, folders } = JSON.parse(readFileSync(join(root, "build", INPUTS), "utf8")) as {
  files: Record<string, string>;
  folders: Record<string, string>;
};

for (const [kind, pattern] of Object.entries({
  "home pages": "app/demos/*/page.tsx",
  "their words": "app/demos/*/content.server.ts",
  "pages of the company": "app/information/*/page.tsx",
  "route modules": "app/features/*/pages/**/*.tsx",
  "headers and footers": "app/frame/{headers,footers}/*.tsx",
  "the route table": "app/routes.ts",
  "the document": "app/{root,entry.server,entry.client}.tsx",
  styles: "app/styles/*.css",
  "skins, and what makes them stylesheets": "app/{skins/*,demos/*/skin}.ts",
  // Their second files are read where the site's language needs them.
  "fonts of ours": "app/fonts/!(*-ext).woff2",
  "the site's name and address": "content/site.ts",
  "the page registry, and what features hand in":
    "{registry,app}/**/{page,pages,entry,entries,feature}.ts",
  posts: "content/posts/*.md",
  "sample comments": "content/comments/*.yml",
  "the shop": "content/{shop,catalogue,products}.ts",
  "the list of pictures": "content/media-manifest.json",
  "what server and pages share": "shared/{public-url,route-list}.ts",
  "schemas of forms": "forms/*/schema.ts",
  "files for browsers": "public/**/*.*",
  "plugins of the bundler": "scripts/{vite/*,vite-picture-plugin}.ts",
  "what reads posts and icons": "scripts/lib/{post-markdown,icon-set-data}.ts",
  "what compresses": "server/site/compress.ts",
  "the programs that build":
    "scripts/{build.mjs,lib/{build-site,prerender,compressed-copies,write-route-list}.ts}",
  settings: "{vite,react-router,velite}.config.ts",
  packages: "{package,package-lock,tsconfig}.json",
}))
  test(`a build knows that it is made from ${kind}`, () => {
    const all = globSync(pattern, { cwd: root }).filter(
      (name) => !/\.(?:test|spec)\.tsx?$/.test(name),
    );
    expect(all).not.toEqual([]);
    expect(
      all.filter((name) => !/^[\w-]{22}$/.test(files[name.replaceAll("\\", "/")] ?? "")),
    ).toEqual([]);
  });

test("a build knows what was not there, and where there may be more next time", () => {
  expect(files[".env"]).toBe("absent");
  expect(Object.keys(folders)).toEqual(
    expect.arrayContaining([
      "content/posts",
      "content/comments",
      "public",
      "public/media",
      "app/frame/headers",
    ]),
  );
});

test("a build is not made from tests and what only the server runs", () => {
  // What is kept about visitors is said by prerendered pages, in the words of the features that are listed; and pages are made as the server
  // makes them.
  const told =
    /^server\/(?:features|words|when-missing|move|features\/[\w-]+\/(?:keeping|words)|house-keeping|services\/ledger|contract\/(?:keeping|settings)|site\/(?:compress|application|route-parts|route-addresses|without-routes))\.ts$/;
  const wrong = Object.keys(files).filter(
    (file) => /^(?:tests|server)\/|\.(?:test|spec)\.tsx?$/.test(file) && !told.test(file),
  );
  expect(wrong).toEqual([]);
});
