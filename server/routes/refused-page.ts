import type { AppContext } from "../context.ts";
import { writeCookie } from "../cookies.ts";
import { noticeCookie } from "../house-keeping.ts";
import type { Fields } from "./form-fields.ts";
import type { Pages } from "./pages-port.ts";
import type { Refusal } from "./refusal.ts";

/** The page that a form stands on, with the errors and everything that was typed; what is answered in its place keeps its status. */
export async function refusedPage(
  pages: Pages,
  context: AppContext,
  form: string,
  fields: Fields,
  { status, errors, retryAfterSeconds }: Refusal,
): Promise<Response> {
  const values = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !pages.secretFields.has(name)),
  );
  const page = await pages.render(context, { formState: { form, values, errors }, notice: null });
  // No page to say it on: it leads elsewhere (to the account, once another tab has signed in) or cannot be shown either.
  if (page.headers.has("Location") || page.status === 503) return page;
  const headers = new Headers(page.headers);
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  return new Response(page.body, { status, headers });
}

/** Where a page says what became of a form. */
const FORM_RETURN = "#form-return";

/**
 * After success: back to the page by 303, with a message that shows once.
 * @param place on the page; with "" the browser keeps the place that the form's own address names.
 */
export function backToPage(
  context: AppContext,
  form: string,
  publicUrl: string,
  cookies: readonly string[] = [],
  place: "" | typeof FORM_RETURN = FORM_RETURN,
): Response {
  return onToPage(context, new URL(context.req.url), form, publicUrl, cookies, place);
}

/** After success: on to another page of this site by 303, with a message that shows once. */
export function onToPage(
  context: AppContext,
  page: URL,
  form: string,
  publicUrl: string,
  cookies: readonly string[] = [],
  place: "" | typeof FORM_RETURN = FORM_RETURN,
): Response {
  for (const cookie of [...writeCookie(noticeCookie, form, publicUrl), ...cookies]) {
    context.header("Set-Cookie", cookie, { append: true });
  }
  return context.redirect(`${pageAfter(page, form)}${place}`, 303);
}

/** The same page, told which form was sent; always a path of this site, never `//elsewhere`. */
function pageAfter(url: URL, form: string): string {
  url.searchParams.set("sent", form);
  return `/${url.pathname.replace(/^[/\\]+/, "")}${url.search}`;
}
