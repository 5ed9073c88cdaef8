/**
 * Where an address only leads on, as `example.com` does to `www.example.com`; null where the site itself answers. What else is asked there would be
 * true of the redirect alone.
 * @param site without a slash at the end.
 * @throws when it cannot be reached.
 */
export async function leadsOn(site: string): Promise<string | null> {
  const { headers } = await fetch(`${site}/`, { redirect: "manual" });
  const location = headers.get("location");
  const target = location === null ? site : new URL(location, `${site}/`).href;
  const there = target.replace(/\/+$/, "");
  return there === site ? null : there;
}
