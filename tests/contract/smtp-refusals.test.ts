import { pino } from "pino";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createSmtpTransport, smtpPatience } from "#server/mail/smtp-transport.ts";
import { createOutboxWorker } from "#server/services/outbox-worker.ts";
import { LEASE_MS } from "#server/services/mail-times.ts";
import { createOutbox } from "#server/services/outbox.ts";
import { databasesFor, type Harness, startHarness } from "./support/harness.ts";
import { plainMail, queueMail } from "./support/plain-mail.ts";
import { type SmtpScript, startScriptedSmtp } from "./support/scripted-smtp.ts";

const databases = databasesFor(import.meta.filename);
const from = { name: "Vitrine", address: "hello@vitrine.example" };
const LOGIN = "250-mail.example.com\r\n250 AUTH PLAIN";

function openTransport(url: string) {
  const transport = createSmtpTransport(url, from);
  onTestFinished(() => transport.close());
  return transport;
}

/** A worker that sends a server's mails through a mail server that follows the script. */
async function startWorker(server: Harness, script: SmtpScript) {
  const smtp = await startScriptedSmtp(script);
  const outbox = createOutbox(server.runtime.database, () => server.clock.now);
  const worker = createOutboxWorker({
    outbox,
    transport: openTransport(smtp.url),
    logger: pino({ level: "silent" }),
    random: () => 0.5,
  });
  const rows = () => server.runtime.database.queries.selectFrom("outbox").selectAll().execute();
  return { smtp, outbox, worker, rows };
}

const queue = ({ runtime, clock }: Harness) => queueMail(runtime.database, () => clock.now);

const refused: [string, SmtpScript][] = [
  ["554 after the mail", { end: "554 5.7.1 Message rejected as spam" }],
  ["552 after the mail", { end: "552 5.3.4 Message too big" }],
  ["550 after the mail", { end: "550 5.7.26 unauthenticated mail" }],
  ["550 to the receiver", { rcpt: "550 5.1.1 No such user" }],
  ["551 to the receiver", { rcpt: "551 5.1.6 User has moved" }],
  ["553 to the receiver", { rcpt: "553 5.1.3 Bad address" }],
  ["554 to the receiver", { rcpt: "554 5.6.7 Address wants SMTPUTF8" }],
  [
    "550 to the receiver, of a relay",
    { rcpt: "550 5.1.1 Recipient address rejected: User unknown in relay recipient table" },
  ],
  ["556 to the receiver", { rcpt: "556 5.1.10 Domain takes no mail" }],
  ["554 to DATA", { data: "554 5.5.1 No valid recipients" }],
  ["552 to the sender's announcement", { mail: "552 5.3.4 Message size exceeds limit" }],
  [
    "550 to the receiver, all commands at once",
    { ehlo: "250-mail.example.com\r\n250 PIPELINING", rcpt: "550 no", data: "554 no" },
  ],
];

const triedAgain: [string, SmtpScript][] = [
  ["451 after the mail", { end: "451 4.3.0 Try later" }],
  ["452 to the receiver", { rcpt: "452 4.2.2 Mailbox full" }],
  ["450 to the receiver (greylisting)", { rcpt: "450 4.7.1 Come back in a minute" }],
  ["421 to the receiver", { rcpt: "421 4.3.2 Shutting down" }],
  ["421 after the mail", { end: "421 4.3.2 Shutting down" }],
  ["451 to the sender", { mail: "451 4.3.0 Try later" }],
  ["530 to the sender", { mail: "530 5.7.0 Authentication required" }],
  ["530 to the receiver", { rcpt: "530 5.7.0 Must issue a STARTTLS command first" }],
  ["535 to the receiver", { rcpt: "535 5.7.8 Not signed in" }],
  ["538 after the mail", { end: "538 5.7.11 Encryption required" }],
  ["503 to the sender", { mail: "503 5.5.1 AUTH first" }],
  ["550 to the sender", { mail: "550 5.7.1 You may not send as this address" }],
  [
    "553 to the receiver, about the sender",
    { rcpt: "553 5.7.1 <hello@vitrine.example>: Sender address rejected: not owned by user" },
  ],
  [
    "554 to the receiver, about access",
    { rcpt: "554 5.7.1 Recipient address rejected: Access denied" },
  ],
  ["554 to the receiver, about relaying", { rcpt: "554 5.7.1 Relay access denied" }],
  [
    "550 to the receiver, about relaying, in several lines",
    { rcpt: "550-5.7.1 Relaying denied\r\n550 5.7.1 Sign in first" },
  ],
  ["550 to the receiver, about relaying, without a code", { rcpt: "550 relay not permitted" }],
  [
    "550 to the receiver, all commands at once, about the sender",
    {
      ehlo: "250-mail.example.com\r\n250 PIPELINING",
      rcpt: "550 5.7.1 Sender rejected",
      data: "554 no",
    },
  ],
  [
    "554 after the mail, about the sender",
    { end: "554 Message rejected: Email address is not verified" },
  ],
  ["550 after the mail, about a quota", { end: "550 5.4.5 Daily user sending limit exceeded" }],
  [
    "550 after the mail, about the sender",
    { end: "550 5.7.60 SMTP; Client does not have permissions to send as this sender" },
  ],
  ["554 as greeting", { greeting: "554 5.7.1 No service for you" }],
  ["521 as greeting", { greeting: "521 5.3.2 This host takes no mail" }],
  ["421 as greeting", { greeting: "421 4.3.2 Too many connections" }],
  ["a connection cut after the mail", { end: "cut" }],
  ["a connection cut before the mail", { data: "cut" }],
];

describe.each(databases)("a mail on %s", (kind) => {
  it("that is refused for good ends, and is kept for the owner to see", async () => {
    const server = await startHarness(kind);
    const { worker, rows } = await startWorker(server, { end: "554 5.7.1 Rejected" });
    await queue(server);
    expect(await worker.deliverNext()).toBe(true);
    const [row] = await rows();
    expect(row).toMatchObject({ state: "failed", attempts: 1, lease: null });
    expect(row?.last_error).toContain("554 5.7.1 Rejected");
    expect(row?.mail, "its content").toContain("ada@example.com");
    server.clock.now += 30 * 24 * 60 * 60_000;
    expect(await worker.deliverNext(), "tried again").toBe(false);
  });

  it("that is refused for now is tried again and arrives", async () => {
    const server = await startHarness(kind);
    const away = await startWorker(server, { end: "451 4.3.0 Try later" });
    await queue(server);
    await away.worker.deliverNext();
    expect(await away.rows()).toMatchObject([{ state: "pending", attempts: 1 }]);
    server.clock.now += 60_000;
    const back = await startWorker(server, {});
    expect(await back.worker.deliverNext()).toBe(true);
    expect(await back.rows()).toMatchObject([{ state: "sent", attempts: 2 }]);
    expect(back.smtp.mails()).toBe(1);
  });

  it("that cannot be written at all ends at the first try", async () => {
    const server = await startHarness(kind);
    const { smtp, worker, rows } = await startWorker(server, {});
    await queue(server);
    const queries = server.runtime.database.queries;
    const mail = (await rows())[0]?.mail.replace("ada@example.com", "ada@example.com, eve@x.org");
    await queries.updateTable("outbox").set({ mail }).execute();
    await worker.deliverNext();
    expect(await rows()).toMatchObject([{ state: "failed", attempts: 1 }]);
    expect(smtp.mails()).toBe(0);
  });
});

describe.each(databases)("a mail that is taken and not acknowledged for long, on %s", (kind) => {
  it("stays with the worker that sends it, and goes out once", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await startHarness(kind);
    const { smtp, outbox, worker, rows } = await startWorker(server, { end: "silence" });
    await queue(server);
    const [queued] = await rows();
    const sending = worker.deliverNext();
    await expect.poll(smtp.mails).toBe(1);
    for (let passed = 0; passed < 3 * LEASE_MS; passed += LEASE_MS / 4) {
      server.clock.now += LEASE_MS / 4;
      vi.advanceTimersByTime(LEASE_MS / 4);
      const heldUntil = async () => (await rows())[0]?.next_attempt_at;
      await expect.poll(heldUntil).toBe(server.clock.now + LEASE_MS);
      expect(await outbox.claim(), "another worker's").toBeNull();
    }
    smtp.say("250 2.0.0 queued");
    expect(await sending).toBe(true);
    expect(await rows()).toMatchObject([{ id: queued?.id, state: "sent", attempts: 1 }]);
    expect(smtp.mails()).toBe(1);
  });
});

it("the answer after a mail is waited for as long as RFC 5321 has it (4.5.3.2.6)", async () => {
  expect(smtpPatience.answer).toBeGreaterThanOrEqual(10 * 60_000);
  // What a connection may take says nothing about it.
  const smtp = await startScriptedSmtp({ end: "silence" });
  const connect = 1800;
  const transport = createSmtpTransport(smtp.url, from, { connect, answer: 60_000 });
  onTestFinished(() => transport.close());
  const sending = transport.send(plainMail);
  await expect.poll(smtp.mails).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, connect + 100));
  smtp.say("250 2.0.0 queued");
  await sending;
  expect(smtp.mails()).toBe(1);
});

it("a mail server that never answers is given up when its time is over, and by who stops waiting", async () => {
  const smtp = await startScriptedSmtp({ end: "silence" });
  const impatient = createSmtpTransport(smtp.url, from, { connect: 60_000, answer: 100 });
  onTestFinished(() => impatient.close());
  await expect(impatient.send(plainMail)).rejects.toThrow("Timeout");
  const stopping = new AbortController();
  const sending = openTransport(smtp.url).send(plainMail, stopping.signal);
  await expect.poll(smtp.mails).toBe(2);
  stopping.abort();
  await expect(sending).rejects.toThrow();
});

describe("an answer of the mail server", () => {
  const failureOf = async (url: string) =>
    openTransport(url)
      .send(plainMail)
      .then(
        () => "sent",
        (error: Error) => error.constructor.name,
      );

  it.each(refused)("%s ends the mail", async (_what, script) => {
    expect(await failureOf((await startScriptedSmtp(script)).url)).toBe("PermanentMailError");
  });

  it.each(triedAgain)("%s lets it be tried again", async (_what, script) => {
    expect(await failureOf((await startScriptedSmtp(script)).url)).toBe("Error");
  });

  it.each(["535 5.7.8 Wrong password", "534 5.7.9 Too weak", "454 4.7.0 Not now", "cut"])(
    "%s to the credentials lets it be tried again",
    async (auth) => {
      const { withPassword } = await startScriptedSmtp({ ehlo: LOGIN, auth });
      expect(await failureOf(withPassword)).toBe("Error");
    },
  );
});
