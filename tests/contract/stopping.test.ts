import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { patience } from "#server/connections.ts";
import { listen } from "#server/listen.ts";
import { createRuntime } from "#server/runtime.ts";
import { stopInTime } from "#server/stop-in-time.ts";
import { beginRequest } from "../support/begin-request.ts";
import { freshData } from "./support/data.ts";
import { databasesFor, startHarness } from "./support/harness.ts";
import { queueMail } from "./support/plain-mail.ts";
import { startScriptedSmtp } from "./support/scripted-smtp.ts";

const databases = databasesFor(import.meta.filename);

/** Rule: stopping has one deadline, and all that is waited for gets what is left of it. */
describe.each(databases)("a server that is asked to stop on %s", (kind) => {
  /** One that sends a mail to a server which takes it and says nothing. */
  async function startSending() {
    const data = await freshData(kind);
    const smtp = await startScriptedSmtp({ end: "silence" });
    const server = await startHarness(kind, { SMTP_URL: smtp.url }, data);
    const runtime = await createRuntime({
      settings: server.settings,
      logger: pino({ level: "silent" }),
    });
    onTestFinished(() => runtime.close());
    const listener = await listen(
      server.app,
      { host: "127.0.0.1", port: 0 },
      { ...patience, drain: 200 },
    );
    onTestFinished(() => listener.close());
    await queueMail(runtime.database);
    runtime.start();
    await expect.poll(smtp.mails).toBe(1);
    const rows = () => server.runtime.database.queries.selectFrom("outbox").selectAll().execute();
    return { smtp, runtime, listener, rows };
  }

  it("lets go of a mail and of a request that do not end, and the mail is tried again", async () => {
    const { runtime, listener, rows } = await startSending();
    const call = await beginRequest(`http://127.0.0.1:${listener.port}`);
    call.request.on("error", () => {});
    await stopInTime(listener, runtime, { drain: 200, closing: 60_000 });
    expect(await rows()).toMatchObject([{ state: "pending", lease: null, attempts: 1 }]);
  });

  it("waits for a mail that ends in time", async () => {
    const { smtp, runtime, listener, rows } = await startSending();
    const stopped = stopInTime(listener, runtime, { drain: 60_000, closing: 60_000 });
    smtp.say("250 2.0.0 queued");
    await stopped;
    expect(await rows()).toMatchObject([{ state: "sent", attempts: 1 }]);
  });

  it("does not wait for work that heeds no deadline, and says so", async () => {
    const { runtime, listener } = await startSending();
    const never = new Promise<void>(() => {});
    const stuck = { stopWorkers: () => never, close: () => runtime.close() };
    await expect(stopInTime(listener, stuck, { drain: 50, closing: 50 })).rejects.toThrow(
      "not done in time",
    );
    await runtime.stopWorkers(AbortSignal.abort());
  });
});
