import { unsubscribePath } from "#content/addresses.ts";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDiskTransport } from "#server/mail/disk-transport.ts";
import { PermanentMailError } from "#server/mail/mail.ts";
import { createSmtpTransport } from "#server/mail/smtp-transport.ts";
import { startHarness, tokenIn } from "./support/harness.ts";
import { plainMail } from "./support/plain-mail.ts";

const from = { name: "Vitrine", address: "hello@vitrine.example" };

async function startMailServer(refuse: readonly string[] = []) {
  const arrived: { to: string[]; content: Buffer }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      if (!refuse.includes(address)) return callback();
      callback(Object.assign(new Error("no such user"), { responseCode: 550 }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        arrived.push({ to, content: Buffer.concat(chunks) });
        callback();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, "127.0.0.1", () => {
      const address = listener.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, from);
  onTestFinished(() => {
    transport.close();
    server.close();
  });
  const received = () =>
    Promise.all(
      arrived.map(async ({ to, content }) => ({ to, mail: await PostalMime.parse(content) })),
    );
  return { received, transport };
}

const header = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;

describe("mail over SMTP", () => {
  it("arrives with one receiver, both bodies and a stable Message-ID", async () => {
    const { received, transport } = await startMailServer();
    await transport.send({ ...plainMail, replyTo: "visitor@example.com" });
    const mails = await received();
    expect(mails).toHaveLength(1);
    const { to, mail } = mails[0] ?? {};
    expect(to).toEqual(["ada@example.com"]);
    expect(mail).toMatchObject({
      from,
      subject: "Hello",
      replyTo: [{ address: "visitor@example.com" }],
      messageId: `<${plainMail.id}@vitrine.example>`,
    });
    expect(mail?.text).toContain("Text");
    expect(mail?.html).toContain("<p>Text</p>");
  });

  it("carries the one-click headers of RFC 8058 in subscription mails", async () => {
    const app = await startHarness("sqlite");
    await app.send({ email: "ada@example.com" });
    const [mail] = await app.mails();
    const { received, transport } = await startMailServer();
    if (mail) await transport.send(mail);
    const token = tokenIn(mail, unsubscribePath);
    const arrived = (await received())[0]?.mail;
    expect(header(arrived, "list-unsubscribe")).toBe(
      `<https://www.example.com/api/subscription/unsubscribe/${token}>`,
    );
    expect(header(arrived, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(arrived?.html).toContain(`https://www.example.com${unsubscribePath(token)}`);
    expect(arrived?.text).toContain("12 Passage des Marchands");
  });

  it.each([
    "ada@example.com\r\nBcc: victim@example.com",
    "ada@example.com, victim@example.com",
    "Ada <ada@example.com>",
    "ada@example.com\u0000",
    "",
  ])("refuses %j as an address", async (address) => {
    const { received, transport } = await startMailServer();
    await expect(transport.send({ ...plainMail, to: address })).rejects.toThrow(
      "not a single mail",
    );
    await expect(transport.send({ ...plainMail, replyTo: `${address}\n` })).rejects.toThrow();
    expect(await received()).toEqual([]);
  });

  it("lets no line break out of the subject", async () => {
    const { received, transport } = await startMailServer();
    await transport.send({ ...plainMail, subject: "Hello\r\nBcc: victim@example.com\r\n\r\nbody" });
    const [arrived] = await received();
    expect(arrived?.to).toEqual(["ada@example.com"]);
    expect(header(arrived?.mail, "bcc")).toBeUndefined();
    expect(arrived?.mail.subject).toBe("Hello Bcc: victim@example.com body");
  });

  it("tells a mailbox that does not exist from a server that is away", async () => {
    const { transport } = await startMailServer(["ada@example.com"]);
    await expect(transport.send(plainMail)).rejects.toBeInstanceOf(PermanentMailError);
    const away = createSmtpTransport("smtp://127.0.0.1:1", from);
    onTestFinished(() => away.close());
    const failure = await away.send(plainMail).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentMailError);
  });
});

describe("mail kept on disk", () => {
  it("is one readable file for each mail, also after a repeated attempt", async () => {
    const folder = mkdtempSync(join(tmpdir(), "vitrine-mail-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const log: string[] = [];
    const logger = pino({}, { write: (line: string) => void log.push(line) });
    const transport = createDiskTransport(folder, from, logger);
    await transport.send(plainMail);
    await transport.send(plainMail);
    const files = readdirSync(join(folder, "mail"));
    expect(files).toEqual([`2026-11-04T10-00-00-000Z-${plainMail.id}.eml`]);
    if (process.platform !== "win32")
      expect(statSync(join(folder, "mail", files[0] ?? "")).mode & 0o777).toBe(0o600);
    expect(log[0]).toContain(files[0]);
    expect(log.join("")).not.toContain("ada@");
    const mail = await PostalMime.parse(readFileSync(join(folder, "mail", files[0] ?? "")));
    expect(mail).toMatchObject({ subject: "Hello", to: [{ address: "ada@example.com" }] });
  });
});
