import type { Tree } from "../../scripts/lib/tidy/tree.ts";

/** A site whose specification has four pages, of which one is there, and these files. */
export function siteWith(files: Record<string, string>): Tree {
  return new Map(
    Object.entries({
      "package.json": '{"imports": {"#content/*": "./content/*"}}',
      "docs/specification/routes.json":
        '{"information": ["/", "/page/counter-simple", "/page/counter-classic", "/page/team", "/page/terms", "/blogs/author/{author}"]}',
      "app/information/counter-simple/entry.ts":
        'export const page = { path: "/page/counter-simple" };\n',
      "content/addresses.ts":
        'export const TEAM = "/page/team";\nexport const TERMS = "/page/terms";\n',
      ...files,
    }),
  );
}
