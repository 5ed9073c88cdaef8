import { expect, it } from "vitest";
import { setTools } from "./tools.ts";

it("leaves out of the settings of knip what it would look for in vain", () => {
  const settings = {
    entry: ["server/*.ts", "scripts/bench/*.tsx"],
    ignoreBinaries: ["openssl", "nginx"],
    ignoreDependencies: ["@fontsource/*", "lighthouse"],
  };
  const tree = new Map([
    ["knip.json", JSON.stringify(settings)],
    ["package.json", '{ "dependencies": { "@fontsource/jost": "1" }, "devDependencies": {} }'],
    ["server/main.ts", 'run("nginx"); fail("Make one with: openssl rand -hex 32");'],
  ]);
  setTools(tree);
  expect(JSON.parse(tree.get("knip.json")!)).toEqual({
    entry: ["server/*.ts"],
    ignoreBinaries: ["nginx"],
    ignoreDependencies: ["@fontsource/*"],
  });
});
