import { expect, it } from "vitest";
import type { AppContext } from "../context.ts";
import { rateLimited, type Refusal } from "./refusal.ts";
import { refusedPage } from "./refused-page.ts";

const wrongPassword: Refusal = { status: 401, errors: { form: "Wrong email or password." } };

function refused(page: Response, refusal: Refusal) {
  const pages = {
    publicUrl: "https://www.example.com",
    secretFields: new Set<string>(),
    render: async () => page,
  };
  return refusedPage(pages, {} as AppContext, "account-sign-in", {}, refusal);
}

it("is the page that the form stands on, with the refusal's status", async () => {
  const answer = await refused(new Response("the form"), rateLimited(30));
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "30"]);
  expect(await answer.text()).toBe("the form");
  // What the form was about is gone: its page says so itself, and is one.
  const gone = await refused(new Response("gone", { status: 404 }), wrongPassword);
  expect([gone.status, await gone.text()]).toEqual([401, "gone"]);
});

it.each([wrongPassword, rateLimited(30)])(
  "is where the page leads when there is none to show (%o)",
  async (refusal) => {
    const headers = { Location: "/account" };
    const answer = await refused(new Response(null, { status: 303, headers }), refusal);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/account"]);
  },
);

it("is the 503 that the page answers itself", async () => {
  const away = new Response("later", { status: 503 });
  expect((await refused(away, wrongPassword)).status).toBe(503);
});
