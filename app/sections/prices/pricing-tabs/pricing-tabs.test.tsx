import { type HTMLElement, parse } from "node-html-parser";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { PricingTabs } from "./pricing-tabs.tsx";

type Sets = ComponentProps<typeof PricingTabs>["sets"];

const solo = {
  title: "Solo",
  subtitle: "",
  price: "€3",
  features: [],
  buttonTitle: "Choose plan",
  buttonLink: "#",
};

function rendered(sets: Sets): HTMLElement {
  const element = <PricingTabs id="prices" heading="Prices" intro="" sets={sets} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return parse(renderToStaticMarkup(<RouterProvider router={router} />));
}

/** What is heard of the button of a plan called Solo. */
function heard(buttonTitle: string): string | undefined {
  const page = rendered([{ term: "monthly", label: "Monthly", plans: [{ ...solo, buttonTitle }] }]);
  return page.querySelector("li a")?.text.trim();
}

it("names a plan once on its button, whose words may do so themselves", () => {
  expect(heard("Choose plan")).toBe("Choose plan Solo, €3 a month");
  expect(heard("Get Solo")).toBe("Get Solo, €3 a month");
});

it("ties each tab to its plans, whatever the terms are called", () => {
  const page = rendered([
    { term: "PER MONTH", label: "By month", plans: [solo] },
    { term: "PER YEAR", label: "By year", plans: [solo] },
  ]);
  const panels = page.querySelectorAll("[role=tabpanel]").map(({ id }) => id);
  const tabs = page.querySelectorAll("[role=tab]");
  expect(tabs.map((tab) => tab.getAttribute("aria-controls"))).toEqual(panels);
  expect(new Set(panels).size).toBe(2);
  for (const id of [...panels, ...tabs.map((tab) => tab.id)]) expect(id).toMatch(/^\S+$/);
});
