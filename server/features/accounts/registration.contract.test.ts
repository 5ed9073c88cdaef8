import { describe, expect, it } from "vitest";
import { linksOf } from "#tests/contract/support/account-rows.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { ada, createVisitor, startAccounts } from "#tests/contract/support/visitor.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("attacks on accounts on %s", (kind) => {
  it("takes an address once, however many want it at the same time", async () => {
    const server = await startAccounts(kind);
    const answers = await Promise.all([1, 2, 3].map(() => createVisitor(server).signUp()));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const { queries } = server.runtime.database;
    expect(await queries.selectFrom("accounts").selectAll().execute()).toHaveLength(1);
    expect(await server.mails(), "the newest alone").toHaveLength(1);
    expect(await linksOf(server)).toHaveLength(1);
  });

  it("programs that fill every field are answered, and nothing is made", async () => {
    const server = await startAccounts(kind);
    const answer = await createVisitor(server).signUp({ ...ada, website: "https://spam.example" });
    expect(answer.status).toBe(303);
    expect(await server.mails()).toEqual([]);
  });
});
