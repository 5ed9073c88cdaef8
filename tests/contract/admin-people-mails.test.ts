import { readdir } from "node:fs/promises";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { site } from "#content/site.ts";
import { createDiskTransport, mailFolder } from "#server/mail/disk-transport.ts";
import { OWNER, startBackOffice } from "./support/admin.ts";
import { databasesFor } from "./support/harness.ts";
import { ADA, typed } from "./support/person.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("one person's data on %s", (kind) => {
  it.each([
    ["the owner has it too", site.email],
    ["the owner has another", OWNER],
  ])("of the site's own address is nobody else's, where %s", async (_where, owner) => {
    const server = await startBackOffice(kind, { OWNER_EMAIL: owner });
    const asks = { form: "contact", name: "Ada", email: ADA, message: "Are you open?" };
    await server.send(asks);
    const toOwner = { id: "to-owner", to: owner, replyTo: ADA, createdAt: 0 };
    const toAda = { ...toOwner, id: "to-ada", to: ADA, replyTo: site.email };
    const disk = createDiskTransport(
      server.settings.dataDir,
      { name: "Vitrine", address: "hello@example.com" },
      pino({ level: "silent" }),
    );
    for (const mail of [toOwner, toAda])
      await disk.send({ ...mail, subject: "Question", text: "Hello", html: "<p>Hello</p>" });
    const { people } = server.runtime.services.backOffice;
    for (const own of [site.email, owner]) {
      expect(await people.find(own), own).toBeNull();
      expect(await people.export({ email: OWNER }, own)).toBeNull();
      expect(await people.erase({ email: OWNER }, own)).toEqual({ kind: "unknown" });
    }
    // Who writes from it is found.
    await server.send({ ...asks, email: site.email, message: "A try." });
    expect((await people.find(site.email))?.holdings).toContainEqual({
      kind: "Emails not sent yet",
      count: 2,
    });
    await people.erase({ email: OWNER }, site.email);
    expect((await people.find(ADA))?.holdings).toEqual([
      { kind: "Messages", count: 1 },
      { kind: "Emails not sent yet", count: 2 },
      { kind: "Emails kept as files", count: 2 },
    ]);
    expect(await people.erase({ email: OWNER }, ADA)).toEqual({ kind: "erased" });
    expect(await people.find(ADA)).toBeNull();
    expect(await readdir(mailFolder(server.settings.dataDir))).toEqual([]);
  });
});

it("is erased from the mails that are kept as files, too", async () => {
  const server = await startBackOffice("sqlite");
  const folder = mailFolder(server.settings.dataDir);
  const disk = createDiskTransport(
    server.settings.dataDir,
    { name: "Vitrine", address: "hello@example.com" },
    pino({ level: "silent" }),
  );
  const mail = { subject: "Your order", text: "Hello", html: "<p>Hello</p>", createdAt: 0 };
  await disk.send({ ...mail, id: "to-her", to: typed });
  await disk.send({ ...mail, id: "about-her", to: OWNER, replyTo: ADA });
  await disk.send({ ...mail, id: "names-her", to: OWNER, text: `Ask ${ADA}.` });
  const { people } = server.runtime.services.backOffice;
  expect((await people.find(ADA))?.holdings).toEqual([{ kind: "Emails kept as files", count: 2 }]);
  expect(JSON.stringify(await people.export({ email: OWNER }, ADA))).toContain("Your order");
  expect(await people.erase({ email: OWNER }, ADA)).toEqual({ kind: "erased" });
  expect(await readdir(folder)).toEqual([expect.stringContaining("names-her")]);
});
