import { expect, it } from "vitest";
import { readCookie } from "./cookie.ts";

it("returns the decoded value", () => {
  expect(readCookie("a=1; theme=dark; name=Zo%C3%AB%20B", "name")).toBe("Zoë B");
  expect(readCookie("token=abc=def==", "token")).toBe("abc=def==");
  expect(readCookie("empty=", "empty")).toBe("");
});

it("returns null when the cookie is absent", () => {
  expect(readCookie("", "theme")).toBeNull();
  expect(readCookie("thematic=1", "theme")).toBeNull();
});

it("returns null when the encoding is malformed", () => {
  expect(readCookie("broken=%E0%A4%A", "broken")).toBeNull();
});
