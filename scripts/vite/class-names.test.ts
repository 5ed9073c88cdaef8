import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { classNameOf, prefixesOf } from "./class-names.ts";

const app = join(import.meta.dirname, "../../app");

test("a class says which stylesheet it is from", () => {
  const file = join(app, "elements/actions/tabs/tabs.module.css");
  expect(classNameOf("segmented", file)).toBe("tabs_segmented");
  expect(classNameOf("segmented", `${file}?direct`)).toBe("tabs_segmented");
});

test("two stylesheets of one name are told apart by whose they are", () => {
  const prefixes = prefixesOf([
    "demos/seo-agency/bands/call-band/call-band.module.css",
    "demos/marketing-agency/bands/call-band/call-band.module.css",
    "demos/cafe/bands/bean-shelf/bean-shelf.module.css",
  ]);
  expect([...prefixes.values()]).toEqual([
    "seo-agency-call-band",
    "marketing-agency-call-band",
    "bean-shelf",
  ]);
});

test("no two stylesheets of the site share a name for their classes", () => {
  const prefixes = [...prefixesOf(globSync("**/*.module.css", { cwd: app })).values()];
  expect(prefixes.filter((prefix, index) => prefixes.indexOf(prefix) !== index)).toEqual([]);
});
