import { expect, it } from "vitest";
import { features } from "#app/features.ts";
import { isBeneath } from "#shared/beneath.ts";
import { allPaths } from "./all-paths.ts";
import { serverAddresses, serverNeeds } from "./server-needs.ts";

it("leaves no page that is made beforehand to the server", () => {
  for (const { path, prerender } of allPaths())
    if (prerender) expect(isBeneath(path, serverAddresses), path).toBe(false);
});

it("says of each feature whose pages are for one visitor what an export has instead", () => {
  for (const { pages = [], serverNeeds: own = [] } of features)
    if (pages.some(({ prerender }) => prerender === false)) expect(own).not.toEqual([]);
  for (const { what, elsewhere, alone } of serverNeeds)
    for (const words of [what, elsewhere, alone]) expect(words).toMatch(/^[^.]+$/);
});
