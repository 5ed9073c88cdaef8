import { randomUUID } from "node:crypto";
import { posts } from "#content/blog.ts";
import { desk, phoneWithoutScript, said, signIn } from "#tests/support/admin.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";
import { newAddress, sendForm } from "#tests/support/visitors.ts";

test.beforeEach(({ tolerate }) => {
  // Signing in begins with a page that nobody may see yet.
  tolerate(/answered 403|status of 403/);
});

const [commented] = posts;
if (commented) {
  test.describe("comments at a desk", () => {
    test.use(desk);

    test("a comment is let in, stands below its post, and is taken away again", async ({
      page,
      request,
    }) => {
      const words = `Good to know ${randomUUID()}`;
      await sendForm(request, "comment", {
        post: String(commented.id),
        name: "Mina",
        email: newAddress(),
        message: words,
      });
      await signIn(page);
      await visit(page, "/admin/comments?state=held");
      const comment = page.getByRole("listitem").filter({ hasText: words });
      const post = await comment.getByRole("link").getAttribute("href");
      await comment.getByRole("button", { name: /^Approve/ }).click();
      await expect(said(page, "Comment approved")).toBeVisible();
      await expect(comment).toHaveCount(0);
      await visit(page, post!);
      await expect(page.getByText(words)).toBeVisible();
      await visit(page, `/admin/comments?state=shown&q=${encodeURIComponent(words)}`);
      await comment.getByRole("button", { name: /^Reject/ }).click();
      await expect(said(page, "Comment rejected")).toBeVisible();
      await visit(page, post!);
      await expect(page.getByText(words)).toHaveCount(0);
    });
  });

  test.describe("comments on a phone without script", () => {
    test.use(phoneWithoutScript);

    test("a comment is let in", async ({ page, request }) => {
      const words = `So it is ${randomUUID()}`;
      await sendForm(request, "comment", {
        post: String(commented.id),
        name: "Mina",
        email: newAddress(),
        message: words,
      });
      await signIn(page);
      await page.getByRole("link", { name: /comments? to review/ }).click();
      const comment = page.getByRole("listitem").filter({ hasText: words });
      const post = await comment.getByRole("link").getAttribute("href");
      await comment.getByRole("button", { name: /^Approve/ }).click();
      await expect(said(page, "Comment updated")).toBeInViewport();
      await page.goto(post!);
      await expect(page.getByText(words)).toBeVisible();
    });
  });
}
