import { describe, expect, it } from "vitest";
import { basePathOf, withBasePath, withoutBasePath } from "./base-path.mjs";

describe("the path of PUBLIC_URL", () => {
  it.each([
    [undefined, ""],
    ["", ""],
    ["http://localhost:3000", ""],
    ["https://www.example.com/", ""],
    ["https://www.example.com/shop2", "/shop2"],
    ["https://www.example.com/shop2/", "/shop2"],
    ["https://www.example.com/a/b-c_d.e/", "/a/b-c_d.e"],
  ])("of %s is %j", (publicUrl, path) => {
    expect(basePathOf(publicUrl)).toBe(path);
  });

  it.each([
    "www.example.com",
    "ftp://www.example.com/shop2/",
    "https://www.example.com/shop2/?a=1",
    "https://www.example.com/#a",
    "https://me@www.example.com/",
    "https://www.example.com//shop2/",
    "https://www.example.com/shop%202/",
    'https://www.example.com/"shop2/',
    "https://www.example.com/(shop2)/",
  ])("of %s is none that a site can have", (publicUrl) => {
    expect(() => basePathOf(publicUrl)).toThrow(/^PUBLIC_URL is not usable: set it to .+\.$/);
  });
});

describe("an address of the site", () => {
  it("gets the path and loses it", () => {
    for (const address of ["/", "/about", "/shop2/about?a=1"])
      expect(withoutBasePath("/shop2", withBasePath("/shop2", address))).toBe(address);
  });

  it.each(["/", "/about", "/shop2", "/shop2x/about", "/Shop2/about"])(
    "is not %s, which is outside of the path",
    (address) => {
      expect(withoutBasePath("/shop2", address)).toBeNull();
    },
  );

  it("at the root of a host is what it is", () => {
    expect(withBasePath("", "/about")).toBe("/about");
    expect(withoutBasePath("", "/about")).toBe("/about");
  });
});
