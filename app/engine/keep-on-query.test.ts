import { expect, it } from "vitest";
import { keepOnQueryChange } from "./keep-on-query.ts";

const asksAgain = (from: string, to: string, formMethod?: "POST") =>
  keepOnQueryChange({
    currentUrl: new URL(from, "https://www.example.com"),
    nextUrl: new URL(to, "https://www.example.com"),
    defaultShouldRevalidate: true,
    ...(formMethod && { formMethod }),
  } as Parameters<typeof keepOnQueryChange>[0]);

it("asks for nothing anew for another view of a page, but for another page of a list", () => {
  expect(asksAgain("/shop", "/shop?sort=price")).toBe(false);
  expect(asksAgain("/shop?page=2", "/shop?page=2&sort=price")).toBe(false);
  expect(asksAgain("/shop", "/shop?page=2")).toBe(true);
  expect(asksAgain("/shop?page=2", "/shop")).toBe(true);
  expect(asksAgain("/shop", "/blog")).toBe(true);
  expect(asksAgain("/shop", "/shop?sort=price", "POST")).toBe(true);
});
