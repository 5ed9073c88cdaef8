import { OFFICE } from "#shared/back-office/addresses.ts";
import type { Office } from "#server/contract/office.ts";
import type { AppContext } from "#server/context.ts";
import { textError } from "#server/routes/answers.ts";
import type { AdminAccess } from "./ports.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

interface Parts {
  access: AdminAccess;
  offices: () => readonly Office[];
}

/** Files of the back office. HEAD makes none. */
export function adminDownloads({ access, offices }: Parts) {
  /** Null: there is no file at this address. */
  return async (context: AppContext): Promise<Response | null> => {
    const { path, method } = context.req;
    const office = offices().find(({ files = {} }) => Object.hasOwn(files, path));
    const file = office?.files?.[path];
    if (!file) return null;
    if (method !== "GET") return textError("method-not-allowed", { Allow: "GET" });
    const admin = await access.findBySession(context.req.header("Cookie") ?? null);
    return admin ? file(context, admin) : signInFirst(context);
  };
}

/** Said where there is no page to say it. */
export function signInFirst(context: AppContext): Response {
  return context.text(`${fill(words.signInFirst, { address: OFFICE })}\n`, 403);
}
