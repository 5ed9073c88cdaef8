import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import * as words from "../words.ts";
import type { Route } from "./+types/unsubscribe.ts";
import Unsubscribe from "./unsubscribe.tsx";

function page(state: Route.ComponentProps["loaderData"]["state"]): string {
  const props = { loaderData: { token: "token", state } } as Route.ComponentProps;
  return renderToStaticMarkup(
    <MemoryRouter>
      <Unsubscribe {...props} />
    </MemoryRouter>,
  );
}

it("promises a way back at any time to those alone who confirmed: others are left alone for a while", () => {
  expect(page("confirmed")).toContain(words.unsubscribeText);
  expect(page("pending")).toContain(words.takeOffText);
  expect(page("pending")).not.toContain(words.unsubscribeText);
});
