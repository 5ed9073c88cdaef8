import { expect, it } from "vitest";
import { hashTarget } from "./hash-target.ts";

it.each([
  ["", ""],
  ["#", ""],
  ["#prices", "prices"],
  ["#caf%C3%A9", "café"],
  ["#100%", "100%"],
  ["#%E0%A4%A", "%E0%A4%A"],
])("the hash %j names %j", (hash, id) => expect(hashTarget(hash)).toBe(id));
