import { expect, it } from "vitest";
import { filesOf, site, siteWith } from "#tests/support/site-of-two-homes.ts";
import { tidied } from "./tidy.ts";

interface Manifest {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifest = JSON.parse(site["package.json"]!) as Manifest;
/** What is left of a site whose owner has commands and packages of their own. */
function left({ scripts = {}, packages = [] as string[], more = {}, files = {} }) {
  const devDependencies = {
    ...manifest.devDependencies,
    ...Object.fromEntries(packages.map((name) => [name, "1"])),
  };
  const { tree } = tidied(
    siteWith({
      ...files,
      "package.json": JSON.stringify({ ...manifest, ...more, scripts, devDependencies }),
    }),
  );
  const its = JSON.parse(tree.get("package.json")!) as Manifest;
  return {
    files: filesOf(tree),
    scripts: Object.keys(its.scripts),
    packages: Object.keys(its.devDependencies).filter((name) => packages.includes(name)),
  };
}

it("keeps packages that commands call or settings name, and types of what is no package", () => {
  const packages = [
    "prettier",
    "stylelint",
    "lint-staged",
    "prettier-plugin-tailwindcss",
    "stylelint-config-standard",
    "wrangler",
    "@types/google.maps",
  ];
  const unused = ["left-over", "@types/left-over"];
  const own = left({
    scripts: { format: "prettier --write .", style: "stylelint 'app/**/*.css'", up: "wr deploy" },
    packages: [...packages, ...unused],
    more: { "lint-staged": { "*.ts": "prettier --check" } },
    files: {
      ".prettierrc": "plugins:\n  - prettier-plugin-tailwindcss\n",
      ".stylelintrc.json": '{ "extends": ["stylelint-config-standard"] }',
      "package-lock.json": JSON.stringify({
        packages: { "node_modules/wrangler": { bin: { wr: "bin/wr.js" } } },
      }),
    },
  });
  expect(own.packages).toEqual(packages);
});

it("keeps no package for a command that goes", () => {
  const { scripts, packages } = left({
    scripts: {
      content: "velite build",
      tables: "left-over --with scripts/tables.ts",
      first: "node scripts/first.mjs scripts/tables.ts",
    },
    files: { "scripts/first.mjs": "" },
    packages: ["velite", "left-over"],
  });
  expect({ scripts, packages }).toEqual({ scripts: [], packages: [] });
});

it("keeps commands that name a folder, or a path on another machine", () => {
  const scripts = {
    up: "scp -r export/. me@host:/srv/server/site",
    unit: "vitest run tests/unit",
  };
  expect(left({ scripts }).scripts).toEqual(Object.keys(scripts));
});

it("keeps the program of a command, in whatever folder, with what it needs", () => {
  const { files, scripts, packages } = left({
    scripts: { stock: "node --env-file=.env ./scripts/import/stock.ts --all" },
    packages: ["csv-parse", "left-over"],
    files: {
      "scripts/import/stock.ts": `import { parse } from "csv-parse";
import { day } from "../lib/day.ts";
parse(day);
`,
      "scripts/import/left.ts": "",
      "scripts/lib/day.ts": "export const day = 1;\n",
    },
  });
  expect(scripts).toEqual(["stock"]);
  expect(packages).toEqual(["csv-parse"]);
  expect(files.filter((file) => file.startsWith("scripts/"))).toEqual([
    "scripts/import/stock.ts",
    "scripts/lib/day.ts",
  ]);
});
