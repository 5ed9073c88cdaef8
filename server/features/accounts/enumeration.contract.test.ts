import { site } from "#content/site.ts";
import { PASSWORD_LINK } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { linksOf } from "#tests/contract/support/account-rows.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { watchScrypt } from "#tests/contract/support/scrypt.ts";
import {
  ada,
  createVisitor,
  formStateOf,
  registered,
  startAccounts,
} from "#tests/contract/support/visitor.ts";
import { watchWrites } from "#tests/contract/support/watch-writes.ts";

const databases = databasesFor(import.meta.filename);
const unknown = { ...ada, email: "nobody@example.com" };

describe.each(databases)("attacks on accounts on %s", (kind) => {
  it("signing up says nothing about an address, in words, status or work", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    const unconfirmed = { ...ada, email: "unconfirmed@example.com" };
    await createVisitor(server).signUp(unconfirmed);
    await server.mails();
    const scrypt = watchScrypt();
    const writes = watchWrites(server);
    const answers = [];
    for (const person of [ada, unknown, unconfirmed]) {
      const answer = await createVisitor(server).signUp({
        ...person,
        password: "another sentence",
      });
      answers.push({
        status: answer.status,
        location: answer.headers.get("location"),
        cookies: answer.headers.getSetCookie(),
        body: await answer.text(),
        computed: scrypt.count(),
        writes: writes(),
      });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[2]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 303, computed: 0 });
    expect(answers[0]?.writes.map(({ length }) => length)).toEqual([5]);
    const mails = await server.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ada.email, `You already have an account at ${site.name}`],
      [unknown.email, `Confirm your email address for ${site.name}`],
      [unconfirmed.email, `Confirm your email address for ${site.name}`],
    ]);
    // The account is as it was.
    expect((await createVisitor(server).signIn()).status).toBe(303);
  });

  it("signing in says nothing about an address, in words, status or work", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    await createVisitor(server).signUp({ ...unknown, email: "unconfirmed@example.com" });
    await server.mails();
    const scrypt = watchScrypt();
    const writes = watchWrites(server);
    const answers = [];
    for (const email of [ada.email, unknown.email, "unconfirmed@example.com"]) {
      const answer = await createVisitor(server).signIn({ email, password: "not the password" });
      const { errors } = await formStateOf(answer);
      answers.push({
        status: answer.status,
        errors,
        cookies: answer.headers.getSetCookie(),
        computed: scrypt.count(),
        writes: writes(),
      });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 401, computed: 1, writes: [], cookies: [] });
    expect(await server.mails()).toEqual([]);
  });

  it("asking for a link says nothing about an address, in words, status or work", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    const unconfirmed = { ...ada, email: "unconfirmed@example.com" };
    await createVisitor(server).signUp(unconfirmed);
    await server.mails();
    const writes = watchWrites(server);
    const answers = [];
    for (const { email } of [ada, unknown, unconfirmed]) {
      const answer = await createVisitor(server).post(PASSWORD_LINK, "account-password-link", {
        email,
      });
      answers.push({
        status: answer.status,
        location: answer.headers.get("location"),
        cookies: answer.headers.getSetCookie(),
        writes: writes(),
      });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 303 });
    expect(answers[0]?.writes.map(({ length }) => length)).toEqual([6]);
    // Mails of one moment come in any order.
    expect((await server.mails()).map(({ to }) => to).sort()).toEqual(
      [ada.email, unconfirmed.email].sort(),
    );
    expect(await linksOf(server), "one of each, known or not").toHaveLength(3);
  });
});

describe.each(databases)("what a stranger learns of an address on %s", (kind) => {
  it("is the same for every address, after creating an account with it as well", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    await createVisitor(server).signUp({ ...ada, email: "unconfirmed@example.com" });
    await server.mails();
    const answers = [];
    for (const email of [ada.email, "unconfirmed@example.com", "unknown@example.com"]) {
      const stranger = createVisitor(server);
      const mine = { name: "Stranger", email, password: "the attacker's choice" };
      const steps = [
        await stranger.signIn(mine),
        await stranger.signUp(mine),
        await stranger.signIn(mine),
        await stranger.post(PASSWORD_LINK, "account-password-link", { email }),
        await stranger.signIn(mine),
      ];
      answers.push(
        await Promise.all(
          steps.map(async (answer) => ({
            status: answer.status,
            location: answer.headers.get("location"),
            cookies: answer.headers.getSetCookie(),
            body: (await answer.text()).replaceAll(email, "ADDRESS"),
          })),
        ),
      );
    }
    const known = answers[0]?.map(({ status }) => status);
    expect(known).toEqual([401, 303, 401, 303, 401]);
    expect(withoutNonces(answers[1])).toEqual(withoutNonces(answers[0]));
    expect(withoutNonces(answers[2])).toEqual(withoutNonces(answers[0]));
  });
});

function withoutNonces(answers: unknown): string {
  return JSON.stringify(answers).replaceAll(/"clientAddress":"[^"]*"/g, "");
}
