import { type HTMLElement, parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { catalogueChoices } from "./catalogue.server.ts";
import {
  catalogueFields,
  catalogueSearch,
  catalogueSorts,
  readCatalogueQuery,
  unreadPrices,
} from "./catalogue-filter.ts";
import { CatalogueList } from "./catalogue-list/catalogue-list.tsx";
import { catalogueView } from "./catalogue-view.server.ts";
import * as words from "../words.ts";

/** A shop with one article in one make, in its first category: all others are empty. */
vi.mock(import("#content/products.ts"), async (original) => {
  const { anyPicture } = await import("#tests/support/pictures.ts");
  const { productCategories } = await import("#content/products/categories.ts");
  const { completeProducts } = await import("#content/products/complete.ts");
  const apron = { name: "Linen apron", price: 4500, pictures: [anyPicture] as const };
  const products = completeProducts(`${productCategories[0].id}.ts`, [apron]);
  return { ...(await original()), products };
});

/** What a browser would send of the fields as they are drawn. */
function drawnFields(html: HTMLElement): URLSearchParams {
  const names = Object.values(catalogueFields);
  const fields = new URLSearchParams();
  for (const field of html.querySelectorAll("input, select")) {
    const name = names.find((each) => each === field.getAttribute("name"));
    const isChoice = ["radio", "checkbox"].includes(field.getAttribute("type") ?? "");
    if (!name || (isChoice && !field.hasAttribute("checked"))) continue;
    const shown = field.tagName === "SELECT" ? field.querySelector("option[selected]") : field;
    fields.append(name, shown?.getAttribute("value") ?? "");
  }
  return fields;
}

const searches = [
  "",
  ...catalogueChoices.categories.map((category) => `?category=${category}`),
  ...catalogueChoices.colours.map((colour) => `?colour=${colour}`),
  ...catalogueChoices.sizes.map((size) => `?size=${encodeURIComponent(size)}`),
  ...Object.keys(catalogueSorts).map((sort) => `?sort=${sort}`),
  "?stock=in",
  "?min=10&max=20",
  "?min=20&max=10",
  "?min=much&max=20",
  "?page=3",
];

async function drawn(url: URL): Promise<HTMLElement> {
  const view = await catalogueView(url, new RouterContextProvider());
  const router = createMemoryRouter([
    { path: "/", element: <CatalogueList view={view} filters="start" /> },
  ]);
  return parse(renderToStaticMarkup(<RouterProvider router={router} />));
}

it("opens the filters by a button that promises no more than a panel", async () => {
  const html = await drawn(new URL("https://www.example.com/shop"));
  const button = html.querySelector("button[popovertarget]:not([popovertargetaction])");
  const panel = html.getElementById(button?.getAttribute("popovertarget") ?? "");
  expect(panel?.querySelector("form")?.getAttribute("aria-label")).toBe(words.filters);
  expect(button?.getAttribute("aria-haspopup")).toBe(panel?.getAttribute("role"));
});

it.each(searches)("draws fields that say what the address asks for: “%s”", async (search) => {
  const url = new URL(`https://www.example.com/shop${search}`);
  const html = await drawn(url);
  const fields = drawnFields(html);
  const asked = { ...readCatalogueQuery(url.searchParams, catalogueChoices), page: 1 };
  expect(catalogueSearch(readCatalogueQuery(fields, catalogueChoices))).toBe(
    catalogueSearch(asked),
  );
  expect(unreadPrices(fields)).toEqual(unreadPrices(url.searchParams));
});
