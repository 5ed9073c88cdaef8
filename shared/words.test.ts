import { expect, it } from "vitest";
import { fill } from "./words.ts";

it("fills the places of a message, each as often as it stands there", () => {
  expect(fill("Only {count} left", { count: 3 })).toBe("Only 3 left");
  expect(fill("{name}, {name} and {other}", { name: "$&", other: "{name}" })).toBe(
    "$&, $& and {name}",
  );
  expect(fill("Nothing", {})).toBe("Nothing");
});
