import { existsSync } from "node:fs";
import type { Feature } from "#server/contract/feature.ts";
import { features } from "#server/features.ts";
import { reader } from "./reader.ts";

const folder = new URL("../../../server/features/", import.meta.url);

/** The site's features. One that takes content has some for tests beside it (`fixture.ts`), so that the owner's may be any other. One is the tests' own. */
export const testFeatures: readonly Feature[] = [
  ...(await Promise.all(features.map(onFixture))),
  reader,
];

async function onFixture(feature: Feature): Promise<Feature> {
  if (!existsSync(new URL(`${feature.name}/fixture.ts`, folder))) return feature;
  const fixture = (await import(`#server/features/${feature.name}/fixture.ts`)) as {
    feature: Feature;
  };
  return fixture.feature;
}
