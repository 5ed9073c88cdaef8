import { ABOUT_US, ACCOUNT_DATA } from "#content/addresses.ts";
import { describe, expect, it, vi } from "vitest";
import { databasesFor, formPost, PUBLIC_URL, startHarness } from "./support/harness.ts";
import { ASKING, READING, readerOf } from "./support/reader.ts";
import { createVisitor, formStateOf, registered, startAccounts } from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);
/*
 * Rule: a page that needs the database while it is away is a 503, to be asked for again in a moment and kept by nobody, that says so in a
 * sentence. Pages that do not need it are as ever.
 */

async function expectAway(answer: Response) {
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toContain("This page cannot be shown right now");
}

describe.each(databases)("while %s is away", (kind) => {
  it("a page that reads from it says so, and others are as ever", async () => {
    const server = await startHarness(kind);
    expect((await server.request(READING)).status).toBe(200);
    await server.runtime.database.close();
    await expectAway(await server.request(READING));
    expect((await server.request(ABOUT_US)).status).toBe(200);
    expect((await server.request("/file.txt")).status).toBe(200);
    expect(server.log.join("")).toContain("a page's data cannot be read");
    // The page that a form comes back to reads as well.
    const form = { form: "contact", name: "", email: "", subject: "", message: "" };
    await expectAway(await server.request(READING, formPost(form, { Origin: PUBLIC_URL })));
  });

  it("so does one that has to know who is signed in; others are as ever, and keep what was typed", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    await server.runtime.database.close();
    await expectAway(await visitor.call(ASKING));
    await expectAway(await visitor.call(ACCOUNT_DATA));
    expect((await createVisitor(server).call(ASKING)).status, "nobody is").toBe(200);
    expect((await visitor.call(ABOUT_US)).status).toBe(200);
    const letter = { name: "Ada", email: "ada@example.com", subject: "", message: "Are you open?" };
    const answer = await visitor.post(ABOUT_US, "contact", letter, { Origin: PUBLIC_URL });
    expect(answer.status).toBe(503);
    expect((await formStateOf(answer)).values).toMatchObject(letter);
  });

  it("other faults of a page stay what they are", async () => {
    const server = await startHarness(kind);
    vi.spyOn(readerOf(server.runtime.services), "read").mockRejectedValue(new TypeError("ours"));
    expect((await server.request(READING)).status).toBe(500);
  });
});
