import { commentReviewPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { databasesFor, startHarness, tokenIn } from "#tests/contract/support/harness.ts";
import { sweep } from "#tests/contract/support/sweep.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import { createComments } from "./comments.ts";
import { post } from "./fixture.ts";

const databases = databasesFor(import.meta.filename);
const DAY = 24 * 60 * 60_000;

/** A comment that was let in, and builds of the site with its post and without. */
async function startWithComment(kind: DatabaseKind) {
  const server = await startHarness(kind, { KEEP_UNSEEN_COMMENTS_DAYS: "60" });
  const { database, services } = server.runtime;
  await server.send({
    form: "comment",
    post: String(post.id),
    name: "Ada",
    email: "ada@example.com",
    message: "I kept the moth.",
  });
  const [mail] = await server.mails();
  await services.comments.decide(tokenIn(mail, commentReviewPath), "shown");
  server.clock.now += 400 * DAY;
  /** What a build notes when it starts. */
  const start = ({ hasPost, mayDelete = true }: { hasPost: boolean; mayDelete?: boolean }) =>
    createComments({
      database,
      findPost: () => (hasPost ? post : undefined),
      outbox: {} as never,
      ownerEmail: "",
      publicUrl: "",
      now: () => server.clock.now,
      mayDelete: async () => mayDelete,
    }).notePosts();
  return { server, start };
}

describe.each(databases)("comments on a post that was deleted, on %s", (kind) => {
  it("go, so long after it was first missed", async () => {
    const { server, start } = await startWithComment(kind);
    await start({ hasPost: false });
    server.clock.now += 60 * DAY;
    await start({ hasPost: false });
    expect(await sweep(server)).not.toHaveProperty("comments");
    server.clock.now += DAY;
    expect(await sweep(server)).toMatchObject({ comments: 1 });
  });

  it("stay when a build has it again, and begin their time anew when the next has not", async () => {
    const { server, start } = await startWithComment(kind);
    await start({ hasPost: false });
    server.clock.now += 50 * DAY;
    await start({ hasPost: true });
    server.clock.now += 50 * DAY;
    await start({ hasPost: false });
    server.clock.now += 50 * DAY;
    expect(await sweep(server)).not.toHaveProperty("comments");
  });

  it("do not begin it by a clock that is not believed", async () => {
    const { server, start } = await startWithComment(kind);
    await start({ hasPost: false, mayDelete: false });
    server.clock.now += 400 * DAY;
    expect(await sweep(server)).not.toHaveProperty("comments");
  });
});
