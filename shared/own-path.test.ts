import { describe, expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

describe("a place to go on to", () => {
  it("is a path of this site, with its query", () => {
    expect(ownPath("/account")).toBe("/account");
    expect(ownPath("/goods/all?category=men&sort=price#list")).toBe(
      "/goods/all?category=men&sort=price",
    );
  });

  it("is never another site", () => {
    for (const wanted of [
      "https://elsewhere.example/",
      "//elsewhere.example/",
      "/\\elsewhere.example/",
      "/\t/elsewhere.example/",
      "/%09/..//elsewhere.example",
      "/.//elsewhere.example",
      "\\\\elsewhere.example",
      "javascript:alert(1)",
      "account",
      "",
      null,
      undefined,
      `/${"a".repeat(600)}`,
    ])
      expect(ownPath(wanted)).toSatisfy(
        (path) => path === null || new URL(path, "https://here.example").host === "here.example",
      );
    expect(ownPath("/.//elsewhere.example")).toBeNull();
  });
});
