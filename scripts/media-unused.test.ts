import { expect, it } from "vitest";

import { unusedPictures } from "./media-unused.ts";

it("there is no picture that no page shows (otherwise: npm run media -- --prune)", () => {
  expect(unusedPictures()).toEqual([]);
});
