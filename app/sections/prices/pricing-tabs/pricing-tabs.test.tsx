import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { PricingTabs } from "./pricing-tabs.tsx";

/** What is heard of the button of a plan called Solo. */
function heard(buttonTitle: string): string | undefined {
  const plan = { title: "Solo", subtitle: "", price: "€3", features: [], buttonLink: "#" };
  const sets = [
    { term: "monthly" as const, label: "Monthly", plans: [{ ...plan, buttonTitle }] },
  ] as const;
  const element = <PricingTabs id="prices" heading="Prices" intro="" sets={sets} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const page = parse(renderToStaticMarkup(<RouterProvider router={router} />));
  return page.querySelector("li a")?.text.trim();
}

it("names a plan once on its button, whose words may do so themselves", () => {
  expect(heard("Choose plan")).toBe("Choose plan Solo, €3 a month");
  expect(heard("Get Solo")).toBe("Get Solo, €3 a month");
});
