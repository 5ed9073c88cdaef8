import { Hono } from "hono";
import { ACCOUNT, ACCOUNT_DATA, SIGN_IN } from "#content/addresses.ts";
import type { AppEnv } from "#server/context.ts";
import type { AccountService } from "./ports.ts";

/** The copy, as a file to keep; for whoever is signed in. */
export function accountDataRoutes(accounts: AccountService): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get(ACCOUNT_DATA, async (context) => {
    const account = await accounts.findBySession(context.req.header("Cookie") ?? null);
    if (!account) return context.redirect(`${SIGN_IN}?to=${ACCOUNT}`, 303);
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
