import { parse } from "node-html-parser";
import { expect, vi } from "vitest";
import { linkIn, mailsTo } from "../../tests/support/mails.ts";
import type { SiteBelow } from "./below-path.ts";

/** The path begins as pages of the site do, so that nothing passes because an address has the path "already". */
export const BASE = "/shop";

/** Whether an address of the host is one of the site. */
export const isBelow = (address: string) => address.startsWith(`${BASE}/`);

/** An address that an answer leads to, or a page names, as the site's server is asked for it. */
export const follow = (site: SiteBelow, address: string, init?: RequestInit) =>
  fetch(site.origin + address, { redirect: "manual", ...init });

/** What a browser would bring along to an address of the site. It brings none of it to what stands beside the site. */
function jar(answer: Response, address: string): string {
  const cookies = answer.headers.getSetCookie().map((line) => ({
    pair: line.split(";")[0]!,
    path: /; Path=([^;]+)/.exec(line)?.[1] ?? "/",
  }));
  for (const { pair, path } of cookies) expect(path, pair).toSatisfy(isBelow);
  return cookies
    .filter(({ path }) => address.startsWith(path))
    .map(({ pair }) => pair)
    .join("; ");
}

/** Sends a form without script and gives the page that it leads to in the end, with the address of that. */
export async function sent(
  site: SiteBelow,
  address: string,
  fields: Record<string, string>,
  cookie = "",
) {
  let page = await site.ask(address, {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  });
  expect(page.status).toBe(303);
  let location = "";
  let cookies = cookie;
  while (page.status === 303) {
    location = page.headers.get("Location") ?? "";
    expect(location).toSatisfy(isBelow);
    cookies = [cookies, jar(page, location)].filter(Boolean).join("; ");
    page = await follow(site, location, { headers: { Cookie: cookies } });
  }
  return { location, page, cookies, text: parse(await page.text()).text };
}

/** The address in the newest mail to somebody, without the host. */
export const linkTo = (email: string, part: string) =>
  vi.waitFor(async () => linkIn((await mailsTo(email)).at(-1)!, part), { timeout: 30_000 });
