import { Hono } from "hono";
import type { AppEnv } from "#server/context.ts";
import type { AccountService } from "./ports.ts";

/** Where visitors get a copy of what is kept about them. */
const ACCOUNT_DATA_PATH = "/account/my-data.json";

/** The copy, as a file to keep; for whoever is signed in. */
export function accountDataRoutes(accounts: AccountService): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get(ACCOUNT_DATA_PATH, async (context) => {
    const account = await accounts.findBySession(context.req.header("Cookie") ?? null);
    if (!account) return context.redirect("/shop/login-register?to=/account", 303);
    const body = JSON.stringify(await accounts.copyOfData(account), null, 2);
    return new Response(context.req.method === "HEAD" ? null : body, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="my-data.json"',
        "Cache-Control": "no-store",
      },
    });
  });
  return routes;
}
