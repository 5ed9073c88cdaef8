import { randomUUID } from "node:crypto";
import { commentReviewPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import {
  databasesFor,
  formPost,
  type Harness,
  startHarness,
  tokenIn,
} from "#tests/contract/support/harness.ts";
import { post } from "#server/features/comments/fixture.ts";

const databases = databasesFor(import.meta.filename);
const fields = {
  form: "comment",
  post: String(post.id),
  name: "Grace Hopper",
  email: "grace@example.com",
  message: "I kept the moth.\n<b>Taped</b> to page 92.",
};

const stored = (server: Harness) =>
  server.runtime.database.queries.selectFrom("comments").selectAll().execute();

async function commented(server: Harness): Promise<string> {
  expect((await server.send(fields)).status).toBe(200);
  return tokenIn((await server.mails())[0], commentReviewPath);
}

function decide(server: Harness, token: string, form: "approve-comment" | "refuse-comment") {
  return server.request(commentReviewPath(token), formPost({ form, token }));
}

describe.each(databases)("comments on %s", (kind) => {
  it("are kept, brought to the owner with the visitor as Reply-To, and shown to nobody", async () => {
    const server = await startHarness(kind);
    expect((await server.send(fields)).status).toBe(200);
    const mails = await server.mails();
    expect(
      mails.map(({ to }) => to),
      "nothing to the address that was given",
    ).toEqual(["owner@example.com"]);
    expect(mails[0]).toMatchObject({ replyTo: "grace@example.com" });
    expect(mails[0]?.text).toContain("I kept the moth.");
    expect(mails[0]?.html).toContain("&lt;b&gt;Taped&lt;/b&gt;");
    const none = { comments: [], earlier: 0 };
    expect(await server.runtime.services.comments.shownFor(post.id)).toEqual(none);
    expect(server.runtime.services.comments.hasShown(post.id)).toBe(false);
    expect((await stored(server))[0]).toMatchObject({ state: "held", post_id: post.id });
  });

  it("are let in by POST from the page behind the mail's link, and can be taken away again", async () => {
    const server = await startHarness(kind);
    const token = await commented(server);
    const { comments } = server.runtime.services;
    expect(await comments.findByToken(token)).toMatchObject({
      state: "held",
      post: { path: post.path },
    });
    expect((await server.request(commentReviewPath(token))).status).toBe(200);
    expect(comments.hasShown(post.id), "opening the link decides nothing").toBe(false);

    expect((await decide(server, token, "approve-comment")).status).toBe(303);
    expect((await comments.shownFor(post.id)).comments).toEqual([
      expect.objectContaining({
        name: "Grace Hopper",
        text: fields.message,
        createdAt: server.clock.now,
      }),
    ]);
    expect(comments.hasShown(post.id)).toBe(true);

    expect((await decide(server, token, "refuse-comment")).status).toBe(303);
    expect((await comments.shownFor(post.id)).comments).toEqual([]);
    expect(comments.hasShown(post.id)).toBe(false);
  });

  it("of which there are many are shown from the newest on, and the others are counted", async () => {
    const server = await startHarness(kind);
    await commented(server);
    const [row] = await stored(server);
    if (!row) throw new Error("no comment");
    const rows = Array.from({ length: 202 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      state: "shown" as const,
      text: `No. ${index + 1}`,
      token_hash: randomUUID(),
      fingerprint: randomUUID(),
      created_at: row.created_at + index,
    }));
    await server.runtime.database.queries.insertInto("comments").values(rows).execute();
    const { comments, earlier } = await server.runtime.services.comments.shownFor(post.id);
    expect(comments.map(({ text }) => text)).toEqual(rows.slice(2).map(({ text }) => text));
    expect(earlier).toBe(2);
  });

  it("are stored once when the button is pressed twice", async () => {
    const server = await startHarness(kind);
    await Promise.all([server.send(fields), server.send(fields)]);
    expect(await stored(server)).toHaveLength(1);
    expect(await server.mails()).toHaveLength(1);
  });

  it("cannot be decided with a link that is wrong or older than thirty days", async () => {
    const server = await startHarness(kind);
    const token = await commented(server);
    expect((await decide(server, "x".repeat(43), "approve-comment")).status).toBe(422);
    expect((await decide(server, "'; drop table comments; --", "approve-comment")).status).toBe(
      422,
    );
    server.clock.now += 31 * 24 * 60 * 60_000;
    expect((await decide(server, token, "approve-comment")).status).toBe(422);
    expect((await stored(server))[0]?.state).toBe("held");
  });

  it("let a page be made anew that was prerendered without them", async () => {
    const server = await startHarness(kind);
    const token = await commented(server);
    await decide(server, token, "approve-comment");
    const other = await startHarness(
      kind,
      {},
      {
        DATA_DIR: server.settings.dataDir,
        ...(server.settings.databaseUrl ? { DATABASE_URL: server.settings.databaseUrl } : {}),
      },
    );
    expect(other.runtime.services.comments.hasShown(post.id), "after a restart").toBe(true);
  });
});

describe("what a comment must be", () => {
  it.each([
    [{ post: "999999" }, { form: "This is no longer available." }],
    [{ post: "0" }, { post: "This post does not exist." }],
    [{ post: "1e3" }, { post: "This post does not exist." }],
    [{ name: "" }, { name: "Field is required." }],
    [{ email: "grace" }, { email: "Invalid email." }],
    [{ message: "x".repeat(2001) }, { message: "Use at most 2000 characters." }],
  ])("refuses %.60j and stores nothing", async (change, errors) => {
    const server = await startHarness("sqlite");
    const answer = await server.send({ ...fields, ...change });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ status: "invalid", errors });
    expect(await stored(server)).toEqual([]);
  });
});
