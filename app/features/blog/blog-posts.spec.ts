import { commentReviewPath } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { posts } from "#content/blog.ts";
import { postTypes } from "#content/post-fields.ts";
import { postPath } from "#content/post-pages.ts";
import { postText } from "#content/post-texts.ts";
import { linkIn, mailWith } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/** The page of a post: its likes, links, contents and comments. */
/** A post without sample comments, so that the first real one is the only one; the newest are commented on by other tests. */
const quiet = posts.findLast(({ comments }) => comments === 0);
/** One with contents. */
const post = posts.find((one) => one !== quiet && postText(one).toc.length > 1);

const commentForm = (page: Page) => page.getByRole("form", { name: "Write a comment" });

async function write(form: Locator, comment: string): Promise<void> {
  await form.getByRole("textbox", { name: "Your name" }).fill("Grace Hopper");
  await form.getByRole("textbox", { name: "Email (not published)" }).fill("grace@example.com");
  await form.getByRole("textbox", { name: "Your comment" }).fill(comment);
  await form.getByRole("button", { name: "Submit comment" }).click();
}

/** What the owner does with the mail about a comment. */
async function decide(page: Page, comment: string, button: string): Promise<void> {
  await page.goto(linkIn(await mailWith(comment), commentReviewPath("")));
  await expect(page.getByText(comment)).toBeVisible();
  await page.getByRole("button", { name: button }).click();
}

if (post) {
  test("a like counts, and is still there after a reload", async ({ page }) => {
    await visit(page, post.path);
    const like = page.getByRole("button", { name: "Like this post" });
    await expect(like).toHaveText(new RegExp(`${post.likes}$`));
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await like.click();
    await expect(like).toHaveText(new RegExp(`${post.likes + 1}$`));
    await page.reload();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(like).toHaveText(new RegExp(`${post.likes + 1}$`));
    await like.click();
    await expect(like).toHaveText(new RegExp(`${post.likes}$`));
  });

  test("the link of a post can be copied", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    // The address of another presentation leads to the post's own.
    await visit(
      page,
      postPath({ ...post, postType: postTypes.find((type) => type !== post.postType)! }),
    );
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied." })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}${post.path}`,
    );
  });

  for (const [device, width] of [
    ["a desktop", 1280],
    ["a phone", 390],
  ] as const) {
    test(`the contents lead to their places on ${device}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, post.path);
      const contents = page.getByRole("navigation", { name: "In this post" });
      const last = postText(post).toc.at(-1)!;
      const link = contents.getByRole("link", { name: last.title });
      if (width < 992) {
        await expect(link, "folded on a phone").toBeHidden();
        await contents.locator("summary").click();
      }
      await link.click();
      await expect(page).toHaveURL(new RegExp(`#${last.id}$`));
      await expect(page.getByRole("heading", { name: last.title })).toBeInViewport();
    });
  }

  test("a comment that lacks something says so at its fields and is not sent", async ({ page }) => {
    await visit(page, post.path);
    const form = commentForm(page);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await form.getByRole("button", { name: "Submit comment" }).click();
    const name = form.getByRole("textbox", { name: "Your name" });
    await expect(name).toHaveAccessibleDescription("Field is required.");
    await expect(name).toBeFocused();
    const email = form.getByRole("textbox", { name: "Email (not published)" });
    await email.fill("grace");
    await expect(email).toHaveAccessibleDescription("Invalid email.");
    await expect(form.getByRole("textbox", { name: "Your comment" })).toHaveAccessibleDescription(
      "Field is required.",
    );
    expect(sent).toEqual([]);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("errors stand at the fields and what was typed stays", async ({ page, tolerate }) => {
      tolerate(/422/);
      await page.goto(post.path);
      const form = commentForm(page);
      // The browser's own check would hold it back.
      await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
      await form.getByRole("textbox", { name: "Your comment" }).fill("Kept.");
      await form.getByRole("button", { name: "Submit comment" }).click();
      await expect(form.getByRole("textbox", { name: "Your name" })).toHaveAccessibleDescription(
        "Field is required.",
      );
      await expect(form.getByRole("textbox", { name: "Your comment" })).toHaveValue("Kept.");
    });

    test("likes are a number and no button", async ({ page }) => {
      await page.goto(post.path);
      await expect(page.getByText(`${post.likes} likes`)).toBeVisible();
      await expect(page.getByRole("button", { name: "Like this post" })).toBeHidden();
    });
  });
}

if (quiet) {
  test("a comment is sent, held, and stands below the post once it is let in", async ({ page }) => {
    const comment = `I kept the moth. ${randomUUID()}`;
    await visit(page, quiet.path);
    await write(commentForm(page), comment);
    await expect(page.getByText("Thank you for your comment.")).toBeVisible();
    await page.reload();
    await expect(page.getByText(comment), "nobody has read it yet").toHaveCount(0);

    await decide(page, comment, "Approve");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comment approved");
    await page.goto(quiet.path);
    const comments = page.getByRole("region", { name: /comment/ });
    await expect(comments.getByText(comment)).toBeVisible();
    await expect(comments.getByText("grace@example.com")).toHaveCount(0);

    await decide(page, comment, "Reject");
    await page.goto(quiet.path);
    await expect(page.getByText(comment)).toHaveCount(0);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("a comment is sent and acknowledged", async ({ page }) => {
      const comment = `On paper. ${randomUUID()}`;
      await page.goto(quiet.path);
      await write(commentForm(page), comment);
      await expect(page).toHaveURL(/sent=comment/);
      await expect(page.getByRole("status").first()).toHaveText(
        "Thank you for your comment. It appears here once it has been approved, usually within a day.",
      );
      await expect(commentForm(page).getByText("Thank you for your comment.")).toBeVisible();
      await decide(page, comment, "Reject");
      await expect(
        page.getByText("Comment rejected. It does not appear on the site."),
      ).toBeVisible();
    });
  });
}
