import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { CartLineView } from "#shared/shop/cart.ts";
import { cartOf, lineOf } from "#tests/support/carts.ts";
import { CartLines } from "./cart-lines.tsx";
import { createLiveCart } from "./live-cart.ts";

/** What stands under the name of an article, before what a piece of it costs. */
function makeShown(line: CartLineView): string | undefined {
  const control = createLiveCart(cartOf(1, line), () => {});
  const live = { ...control, ...control.state() };
  const router = createMemoryRouter([{ path: "/", element: <CartLines live={live} /> }]);
  const html = parse(renderToStaticMarkup(<RouterProvider router={router} />));
  const text = html.querySelector("h3 + p");
  text?.querySelector(".tabular-nums")?.remove();
  return text?.text;
}

it("names the make of an article, and no empty one", () => {
  const line = lineOf("TOY", 1);
  expect(makeShown(line)).toBe("");
  expect(makeShown({ ...line, size: "M" })).toBe("M·");
  expect(makeShown({ ...line, colour: { ...line.colour, label: "Sage" }, size: "M" })).toBe(
    "Sage, M·",
  );
});
