import { ACCOUNT, PASSWORD_LINK } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { databasesFor } from "#tests/contract/support/harness.ts";
import {
  type AccountServer,
  ada,
  createVisitor,
  linkTo,
  MINUTE,
  registered,
  startAccounts,
} from "#tests/contract/support/visitor.ts";
import { SIGN_INS_PER_ACCOUNT } from "./limits.ts";

const databases = databasesFor(import.meta.filename);
/** What links set, where a test names no other. */
const chosen = "a difference engine";

describe.each(databases)("a second press on a form that has set a password, on %s", (kind) => {
  it("is answered like the first, at once or after it, and changes nothing", async () => {
    const server = await startAccounts(kind);
    const visitor = createVisitor(server);
    await visitor.signUp();
    const confirm = await linkTo(server);
    const confirmed = await Promise.all([1, 2].map(() => createVisitor(server).confirm(confirm)));
    expect(confirmed.map(({ status }) => status)).toEqual([303, 303]);
    await visitor.signIn();
    const again = await visitor.confirm(confirm);
    expect([again.status, again.headers.get("location")]).toEqual([
      303,
      confirmed[0]?.headers.get("location"),
    ]);
    expect(await visitor.isSignedIn(), "still").toBe(true);

    const link = await askForLink(server);
    const answers = await Promise.all([1, 2].map(() => reset(server, link)));
    answers.push(await reset(server, link));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const mails = (await server.mails()).filter(({ text }) => !text.includes(link.token));
    expect(mails, "its owner hears of it once").toHaveLength(1);
    expect((await reset(server, link, "another password")).status).toBe(422);
    expect((await visitor.signIn({ ...ada, password: chosen })).status).toBe(303);
  });

  it("finds a link that leads nowhere after a while, after a newer one, and without its account", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    const late = await askForLink(server);
    await reset(server, late);
    server.pass(5 * MINUTE);
    expect((await reset(server, late)).status).toBe(422);
    const older = await askForLink(server);
    await reset(server, older);
    await askForLink(server);
    expect((await reset(server, older)).status).toBe(422);
    const last = await askForLink(server);
    await reset(server, last);
    const owner = createVisitor(server);
    await owner.signIn({ ...ada, password: chosen });
    await owner.post(ACCOUNT, "account-close", { password: chosen });
    expect((await reset(server, last)).status).toBe(422);
  });

  it("one that was used sets nothing again, and is no other way to guess the password", async () => {
    const server = await startAccounts(kind, {});
    await registered(server);
    const link = await askForLink(server);
    expect((await reset(server, link)).status).toBe(303);
    const statuses = [];
    for (let turn = 0; turn <= SIGN_INS_PER_ACCOUNT.points; turn += 1)
      statuses.push((await reset(server, link, `guess number ${turn}`)).status);
    expect(statuses.slice(0, -1)).toEqual(statuses.slice(0, -1).map(() => 422));
    expect(statuses.at(-1), "counted like signing in").toBe(429);
    expect((await createVisitor(server).signIn({ ...ada, password: chosen })).status).toBe(429);
    server.pass(SIGN_INS_PER_ACCOUNT.seconds * 1000);
    expect((await createVisitor(server).signIn({ ...ada, password: chosen })).status).toBe(303);
  });
});

async function askForLink(server: AccountServer) {
  await createVisitor(server).post(PASSWORD_LINK, "account-password-link", { email: ada.email });
  return linkTo(server);
}

function reset(
  server: AccountServer,
  { path, token }: { path: string; token: string },
  newPassword = chosen,
) {
  return createVisitor(server).post(path, "account-new-password", { token, newPassword });
}
