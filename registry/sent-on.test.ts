import { expect, it } from "vitest";
import { sentOnBy, unescaped } from "./moved.ts";
import { oldAddresses } from "./sent-on.ts";

/* Old addresses as owners copy them from another system. */
const old = oldAddresses([
  ["/about-the-firm/", "/new"],
  ["/%C3%BCber-uns", "/new"],
  ["/Größe/", "/new"],
  ["/100%-wool", "/new"],
  ["/goods/:slug/", "/new/:slug"],
]);

it("sends on from old addresses, however they were copied", () => {
  const sentOn = sentOnBy(old);
  for (const path of ["/about-the-firm", "/%C3%BCber-uns", "/gr%C3%B6%C3%9Fe", "/100%25-wool"])
    expect(sentOn(unescaped(path)), path).toBe("/new");
  expect(sentOn("/goods/kite")).toBe("/new/kite");
});

it("lists them as requests and files of an export are named", () => {
  expect(old.map(([from]) => from)).toEqual([
    "/about-the-firm",
    "/über-uns",
    "/Größe",
    "/100%25-wool",
    "/goods/:slug",
  ]);
});
