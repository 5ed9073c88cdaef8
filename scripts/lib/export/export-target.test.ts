import { expect, it } from "vitest";
import { readTarget } from "./export-target.ts";

it("takes origins, of the server also the address of its API", () => {
  expect(readTarget("https://www.example.com/")).toEqual({
    publicUrl: "https://www.example.com",
    server: null,
  });
  expect(readTarget("https://ada.example.io/my-site/").publicUrl).toBe(
    "https://ada.example.io/my-site",
  );
  for (const api of ["https://api.example.com", "https://api.example.com/api"])
    expect(readTarget("https://www.example.com", api).server).toBe("https://api.example.com");
});

it.each([
  ["www.example.com", undefined, "is no address"],
  ["ftp://example.com", undefined, "is no address"],
  ["https://example.com/?a=b", undefined, "is no address"],
  ["https://example.com/a folder/", undefined, "has a path that no site can have"],
  ["https://example.com", "nonsense", "is no address"],
  ["https://example.com", "https://api.example.com/v1", "has a path"],
  ["https://example.com", "https://example.com", "at the same address"],
])("says of %s with %s that it %s", (address, api, sentence) => {
  expect(() => readTarget(address, api)).toThrow(sentence);
});
