import type { AppContext, AppParts } from "../context.ts";
import { readCookie, serverCookies } from "../cookies.ts";
import type { Admin, BackOffice } from "../services/back-office/ports.ts";
import { textError } from "./answers.ts";

type Download = (context: AppContext, admin: Admin) => Promise<Response>;

/** Files of the back office: what they hold is written down when they are made. HEAD makes none. */
export function adminDownloads({ services: { backOffice }, settings: { publicUrl } }: AppParts) {
  const downloads: Record<string, Download> = {
    "/admin/subscribers.csv": (context, admin) => subscribers(backOffice, context, admin),
    "/admin/people.json": (context, admin) => person(backOffice, context, admin),
  };

  /** Null: there is no file at this address. */
  return async (context: AppContext): Promise<Response | null> => {
    const { path, method } = context.req;
    const download = Object.hasOwn(downloads, path) ? downloads[path] : undefined;
    if (!download) return null;
    if (method !== "GET") return textError("method-not-allowed", { Allow: "GET" });
    const session = readCookie(serverCookies.admin, context.req.header("Cookie"), publicUrl);
    const admin = await backOffice.access.findBySession(session);
    return admin ? download(context, admin) : signInFirst(context);
  };
}

/** Said where there is no page to say it. */
export function signInFirst(context: AppContext): Response {
  return context.text("Sign in at /admin first.\n", 403);
}

/** The list as it is searched and filtered on its page. */
async function subscribers(
  { subscribers }: BackOffice,
  context: AppContext,
  admin: Admin,
): Promise<Response> {
  const request = { query: context.req.query("q") ?? "", state: context.req.query("state") ?? "" };
  const lines = subscribers.exportCsv(admin, request)[Symbol.asyncIterator]();
  // Whatever is wrong at the beginning is still told by a status.
  const first = await lines.next();
  return attachment("subscribers.csv", "text/csv; charset=utf-8", streamOf(first, lines));
}

async function person({ people }: BackOffice, context: AppContext, admin: Admin) {
  const data = await people.export(admin, context.req.query("email") ?? "");
  if (!data) return textError("not-found");
  const json = `${JSON.stringify(data, null, 2)}\n`;
  return attachment("person.json", "application/json; charset=utf-8", json);
}

function attachment(name: string, type: string, body: string | ReadableStream): Response {
  return new Response(body, {
    headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
  });
}

/** Reads on only when the receiver has taken what there was, and stops when it goes away. */
function streamOf(
  first: IteratorResult<string>,
  lines: AsyncIterator<string>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<string>> | undefined = Promise.resolve(first);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await (next ?? lines.next());
      next = undefined;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return?.();
    },
  });
}
