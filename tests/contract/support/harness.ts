import { onTestFinished } from "vitest";
import { createApp } from "#server/app.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import type { DatabasePatience } from "#server/db/waiting.ts";
import { parseSettings } from "#server/env.ts";
import { createLogger } from "#server/log.ts";
import type { MailTransport, OutgoingMail } from "#server/mail/mail.ts";
import { createKeptMailKey } from "#server/routes/kept-mail-access.ts";
import { findPostgres } from "../../../scripts/lib/tools.mjs";
import { createRuntime, type RuntimeOptions } from "#server/runtime.ts";
import { databasesInTurn } from "#tests/support/turns.ts";
import { freshData } from "./data.ts";
import { endurance, LONG } from "./endurance.ts";
import { testFeatures } from "./features.ts";
import { stubSite } from "./stub-site.ts";

/** Both, but for a site made from the template on a machine without PostgreSQL. */
export const bothDatabases: readonly DatabaseKind[] = findPostgres()
  ? ["sqlite", "postgres"]
  : ["sqlite"];
/** The databases on which a file of contract tests is tried in this run. @param file `import.meta.filename`. */
export const databasesFor = (file: string) => databasesInTurn(file, bothDatabases);
export const PUBLIC_URL = "https://www.example.com";

/** What a test can make shorter, in ms, and features of its own beside the site's. */
export interface Times extends Pick<RuntimeOptions, "paymentTimeoutMs" | "probeMs" | "features"> {
  patience?: Partial<DatabasePatience>;
}

export type Harness = Awaited<ReturnType<typeof startHarness>>;

/** Keeps what is sent; fails as often as it is told to. */
export class FakeTransport implements MailTransport {
  readonly sent: OutgoingMail[] = [];
  failures: Error[] = [];
  async send(mail: OutgoingMail) {
    const failure = this.failures.shift();
    if (failure) throw failure;
    this.sent.push(mail);
  }
  close() {}
}

/**
 * The app in this process, with a clock and a mail transport that the test holds.
 * @param times shorter ones, where a test waits until one is over. All others are longer than a busy machine needs for anything.
 */
export async function startHarness(
  kind: DatabaseKind,
  env: Record<string, string> = {},
  data?: Record<string, string>,
  { patience, ...times }: Times = {},
) {
  const settings = parseSettings(
    {
      PUBLIC_URL,
      NODE_ENV: "production",
      HOST: "0.0.0.0",
      OWNER_EMAIL: "owner@example.com",
      ...(data ?? (await freshData(kind))),
      ...env,
    },
    testFeatures,
  );
  const log: string[] = [];
  const logger = createLogger(settings, { write: (line) => void log.push(line) });
  const clock = { now: Date.parse("2026-11-04T10:00:00Z") };
  const transport = new FakeTransport();
  const runtime = await createRuntime({
    settings,
    logger,
    features: testFeatures,
    transport,
    now: () => clock.now,
    random: () => 0.5,
    paymentTimeoutMs: LONG,
    probeMs: LONG,
    patience: { ...endurance, ...patience },
    ...times,
  });
  const keptMailKey = createKeptMailKey(settings);
  const app = createApp({ ...runtime, settings, logger, site: stubSite, keptMailKey });
  let closed = false;
  const close = async () => {
    if (!closed) await runtime.close();
    closed = true;
  };
  onTestFinished(close);

  return {
    app,
    keptMailKey,
    runtime,
    transport,
    clock,
    log,
    settings,
    close,
    /** Calls the app as if from this address. */
    request: async (path: string, init?: RequestInit, from = "203.0.113.7"): Promise<Response> =>
      app.request(path, init, { incoming: { socket: { remoteAddress: from } } as never }),
    send(body: unknown, headers: Record<string, string> = {}, from?: string) {
      return this.request("/api/send", jsonPost(body, headers), from);
    },
    /** Delivers all mails that are due and returns those sent since the last call. */
    async mails(): Promise<OutgoingMail[]> {
      while (await runtime.worker.deliverNext());
      return transport.sent.splice(0);
    },
  };
}

export function jsonPost(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}

export function formPost(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): RequestInit {
  return { method: "POST", headers, body: new URLSearchParams(fields) };
}

/** The token at the end of the first link whose address is made like this. */
export function tokenIn(mail: OutgoingMail | undefined, pathOf: (token: string) => string): string {
  const token = new RegExp(pathOf("([\\w-]{43})")).exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error(`no link to ${pathOf("…")} in the mail`);
  return token;
}
