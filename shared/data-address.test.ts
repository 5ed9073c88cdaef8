import { expect, it } from "vitest";
import { dataOfPage, pageOfData } from "./data-address.ts";

it.each([
  ["/", "/_.data"],
  ["/shop", "/shop.data"],
  ["/shop/", "/shop/_.data"],
  ["/shop_", "/shop_.data"],
])("the data of %s is at %s, and leads back to it", (page, data) => {
  expect(dataOfPage(page)).toBe(data);
  expect(pageOfData(data)).toBe(page);
});

it("what is no data stays as it is", () => {
  expect(pageOfData("/shop")).toBe("/shop");
});
