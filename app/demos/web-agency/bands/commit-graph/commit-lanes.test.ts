import { expect, it } from "vitest";
import { commitLanes } from "./commit-lanes.ts";

it("leads a branch away from the trunk and back into it", () => {
  const rows = commitLanes([{ lane: 0 }, { lane: 1 }, { lane: 0, merges: 1 }, { lane: 0 }]);
  expect(rows).toEqual([
    { lane: 0, into: [], after: [0] },
    {
      lane: 1,
      into: [
        [0, 0],
        [0, 1],
      ],
      after: [0, 1],
    },
    {
      lane: 0,
      into: [
        [0, 0],
        [1, 0],
      ],
      after: [0],
    },
    { lane: 0, into: [[0, 0]], after: [] },
  ]);
});

it("keeps branches apart that are open at the same time", () => {
  const [, , both, afterMerge] = commitLanes([
    { lane: 0 },
    { lane: 1 },
    { lane: 2 },
    { lane: 0, merges: 1 },
    { lane: 0, merges: 2 },
  ]);
  expect(both?.after).toEqual([0, 1, 2]);
  expect(afterMerge?.after).toEqual([0, 2]);
});
