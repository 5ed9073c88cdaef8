import { signInPath } from "#shared/back-office/addresses.ts";
import { CONTACT_SIMPLE, PASSWORD_LINK, SIGN_IN } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { SIGN_INS_PER_ACCOUNT } from "#server/features/accounts/limits.ts";
import { LINKS_PER_RECIPIENT } from "#server/features/back-office/limits.ts";
import { PER_MAILBOX } from "#server/services/rate-limits.ts";
import { fromAnywhere } from "./support/from-anywhere.ts";
import { databasesFor, formPost, type Harness, startHarness, tokenIn } from "./support/harness.ts";
import {
  ada,
  createVisitor,
  linkTo,
  MINUTE,
  registered,
  startAccounts,
} from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);

/** What a stranger can do in the name of a mailbox, and how often. */
const purposes = {
  newsletter: [PER_MAILBOX.points, { form: "subscribe" }, "/"],
  message: [
    PER_MAILBOX.points,
    { form: "contact", name: "Ada", subject: "Hours", message: "Are you open on Sunday?" },
    CONTACT_SIMPLE,
  ],
  comment: [
    PER_MAILBOX.points,
    { form: "comment", post: "1", name: "Ada", message: "I kept the moth." },
    "/",
  ],
  "sign-up": [PER_MAILBOX.points, { form: "account-sign-up", name: "Ada" }, SIGN_IN],
  "password link": [PER_MAILBOX.points, { form: "account-password-link" }, PASSWORD_LINK],
  "admin link": [LINKS_PER_RECIPIENT.points, { form: "admin-sign-in" }, "/admin"],
  password: [
    SIGN_INS_PER_ACCOUNT.points,
    { form: "account-sign-in", password: "a guess at a password" },
    SIGN_IN,
  ],
} as const;

type Purpose = keyof typeof purposes;
const names = Object.keys(purposes) as Purpose[];

function ask(server: Harness, name: Purpose, email: string, from: string) {
  const [, fields, path] = purposes[name];
  return server.request(path, formPost({ ...fields, email }), from);
}

describe.each(databases)("limits of a mailbox on %s", (kind) => {
  it.each(names)("used up for one purpose (%s), they are whole for every other", async (used) => {
    const server = await startHarness(kind, { ADMIN_EMAILS: ada.email });
    const from = fromAnywhere();
    const once = async (name: Purpose) => (await ask(server, name, ada.email, from())).status;
    for (let turn = 0; turn < purposes[used][0]; turn += 1) expect(await once(used)).not.toBe(429);
    expect(await once(used)).toBe(429);
    for (const other of names.filter((name) => name !== used))
      expect(await once(other), `${other} after ${used}`).not.toBe(429);
  });

  it.each(["password link", "admin link"] as const)(
    "are used up by what was mailed alone: aliases that get no %s leave it to the owner",
    async (name) => {
      const server = await startAccounts(kind, { ADMIN_EMAILS: ada.email });
      await registered(server);
      await server.mails();
      const from = fromAnywhere();
      for (let turn = 0; turn <= purposes[name][0]; turn += 1)
        await ask(server, name, "ada+q@example.com", from());
      expect(await server.mails()).toHaveLength(0);
      expect((await ask(server, name, ada.email.toUpperCase(), from())).status).toBe(303);
      expect(await server.mails()).toMatchObject([{ to: ada.email }]);
    },
  );

  it("are of one mailbox where nobody has proved to read it: accounts that strangers make of its aliases bring no more mails", async () => {
    const server = await startAccounts(kind, {});
    const from = fromAnywhere();
    const aliases = Array.from(
      { length: PER_MAILBOX.points },
      (_, place) => `ada+${place}@example.com`,
    );
    for (const alias of aliases)
      expect((await ask(server, "sign-up", alias, from())).status).toBe(303);
    await server.mails();
    const links = () => server.runtime.database.queries.selectFrom("account_links").selectAll();
    const mailed = await links().where("account_id", "is not", null).execute();
    for (const alias of aliases)
      for (let turn = 0; turn < PER_MAILBOX.points; turn += 1)
        expect((await ask(server, "password link", alias, from())).status).toBe(303);
    expect(await server.mails()).toHaveLength(0);
    expect(await links().where("account_id", "is not", null).execute()).toEqual(mailed);

    server.pass(PER_MAILBOX.seconds * 1000);
    // Sent at once: one that waits would be taken back by the next.
    const sent = [];
    for (const alias of aliases)
      for (let turn = 0; turn < PER_MAILBOX.points; turn += 1) {
        expect((await ask(server, "password link", alias, from())).status).toBe(303);
        sent.push(...(await server.mails()));
      }
    expect(sent).toHaveLength(PER_MAILBOX.points);
    // An account that is its reader's gets its link all the same.
    await registered(server, { ...ada, email: "ada@elsewhere.example" });
    for (let turn = 0; turn < PER_MAILBOX.points; turn += 1)
      await ask(server, "sign-up", `ada+${turn}@elsewhere.example`, from());
    await server.mails();
    await ask(server, "password link", "ada@elsewhere.example", from());
    expect(await server.mails()).toMatchObject([{ to: "ada@elsewhere.example" }]);
  });

  it("leave the owner the last link that was mailed, whatever a stranger asked for", async () => {
    const server = await startAccounts(kind, {});
    const owner = await registered(server);
    const from = fromAnywhere();
    for (const name of ["password link", "sign-up", "password link", "sign-up"] as const)
      for (let turn = 0; turn < 4; turn += 1) await ask(server, name, ada.email, from());
    for (const name of ["password link", "sign-up"] as const)
      expect((await ask(server, name, ada.email, from())).status).toBe(429);
    const { path, token } = await linkTo(server);
    // Nearly the whole time of the limit later.
    server.pass(PER_MAILBOX.seconds * 1000 - MINUTE);
    const fields = { token, newPassword: "a difference engine" };
    expect((await owner.post(path, "account-new-password", fields)).status).toBe(303);
  });

  it("leave who wants an account the last mail, whatever a stranger asked for", async () => {
    const server = await startAccounts(kind, {});
    const from = fromAnywhere();
    const owner = createVisitor(server);
    await owner.signUp();
    for (const name of ["sign-up", "password link", "sign-up", "password link"] as const)
      for (let turn = 0; turn < 4; turn += 1) await ask(server, name, ada.email, from());
    expect((await owner.signUp()).status).toBe(429);
    const link = await linkTo(server);
    server.pass(PER_MAILBOX.seconds * 1000);
    expect((await owner.confirm(link)).status).toBe(303);
  });
});

describe("links to the back office", () => {
  it("are asked for by the owner while a stranger's newsletters, messages and guesses are refused", async () => {
    const server = await startHarness("sqlite", { ADMIN_EMAILS: ada.email });
    const from = fromAnywhere();
    for (const name of names.filter((each) => each !== "admin link"))
      for (let turn = 0; turn <= purposes[name][0]; turn += 1)
        await ask(server, name, ada.email, from());
    await server.mails();
    expect((await ask(server, "admin link", ada.email, from())).status).toBe(303);
    expect(tokenIn((await server.mails())[0], signInPath)).toHaveLength(43);
  });
});
