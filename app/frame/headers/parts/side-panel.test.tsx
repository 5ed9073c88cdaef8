import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { greeting } from "#content/site.ts";

const letter = "A letter that nobody else writes.";

afterEach(() => {
  vi.doUnmock("#app/slots/subscribe.ts");
  vi.doUnmock("#content/site.ts");
  vi.resetModules();
});

/** The panel of a site with these forms for its letter. */
async function panel(subscribeForms: readonly (() => null)[]): Promise<string> {
  vi.resetModules();
  vi.doMock("#app/slots/subscribe.ts", () => ({ subscribeForms }));
  vi.doMock("#content/site.ts", async (original) => ({
    ...(await original<object>()),
    greeting: { ...greeting, letter },
  }));
  const { SidePanel } = await import("./side-panel.tsx");
  const router = createMemoryRouter([{ path: "/", element: <SidePanel hideErrors={false} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("greets everywhere, and invites to a letter where there is one", async () => {
  const without = await panel([]);
  expect(without).toContain(greeting.heading);
  expect(without).not.toContain(letter);
  expect(await panel([() => null])).toContain(letter);
});
