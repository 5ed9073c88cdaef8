import { commentReviewPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { all, done, OWNER, signIn, startBackOffice } from "#tests/contract/support/admin.ts";
import { databasesFor, tokenIn } from "#tests/contract/support/harness.ts";
import { post } from "./fixture.ts";

const databases = databasesFor(import.meta.filename);
describe.each(databases)("the back office on %s", (kind) => {
  it("lets comments in and turns them away, and posts follow at once", async () => {
    const server = await startBackOffice(kind);
    const owner = await signIn(server);
    await server.send({
      form: "comment",
      post: String(post.id),
      name: "Grace",
      email: "grace@example.com",
      message: "I kept the moth.",
    });
    const [mail] = await server.mails();
    const { backOffice, comments } = server.runtime.services;
    expect((await backOffice.waiting()).heldComments).toBe(1);
    const [row] = (await backOffice.comments.list({ ...all, state: "held" })).rows;
    expect(row).toMatchObject({ name: "Grace", post: { path: post.path } });
    const { id } = row!;
    const decide = (verdict: string) =>
      owner.post("/admin/comments", { form: "comment-decide", id, verdict });
    expect((await decide("shown")).status).toBe(303);
    expect(comments.hasShown(post.id)).toBe(true);
    expect((await comments.shownFor(post.id)).comments).toHaveLength(1);
    // The owner's mail goes on working beside it.
    await comments.decide(tokenIn(mail, commentReviewPath), "refused");
    expect((await backOffice.comments.list({ ...all, state: "refused" })).total).toBe(1);
    expect((await decide("held")).status).toBe(422);
    const unknown = { form: "comment-decide", id: "nowhere", verdict: "shown" };
    expect((await owner.post("/admin/comments", unknown)).status).toBe(409);
    expect(await done(server)).toEqual([
      { admin: OWNER, action: "Comment: approved", subject: id },
    ]);
  });
});
