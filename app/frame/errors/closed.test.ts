import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { requestContext } from "#app/engine/request-context.server.ts";
import { loader } from "./closed.tsx";

/** What the page says of a time at which the site was to be back. */
function said(until: number | null): number | null {
  const context = new RouterContextProvider();
  context.set(requestContext, { ...context.get(requestContext), maintenance: { until } });
  return loader({ context }).data.until;
}

it("names the time at which the site is back until that is past", () => {
  const soon = Date.now() + 60 * 60_000;
  expect([said(soon), said(1000), said(null)]).toEqual([soon, null, null]);
});
