import { POST } from "#content/addresses.ts";
import { posts } from "#content/blog.ts";
import { answerForOthers, leftForOthers } from "#tests/support/other-companies.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { nextFrames, visit } from "#tests/support/visit.ts";

/** Two posts with a film at YouTube: one page shows them both, where a post has a page for its film. */
const [first, second] = POST.includes(":type")
  ? posts.filter(({ postType }) => postType === "blog-youtube-video-post")
  : [];

if (first && second)
  test("who has started one post's film is asked again for the next one's, and on the way back", async ({
    page,
    tolerate,
  }) => {
    tolerate(leftForOthers);
    const asked = await answerForOthers(page);
    const film = page.getByRole("main").locator("iframe");
    const play = page.getByRole("button", { name: "Play video" });
    const heading = page.getByRole("heading", { level: 1 });
    await visit(page, first.path);
    // As where the text of one post leads to the other.
    await page
      .locator(".prose_text p")
      .last()
      .evaluate((text, href) => {
        const link = document.createElement("a");
        link.href = href;
        link.textContent = "The other film";
        text.append(" ", link);
      }, second.path);
    await play.click();
    await expect(film).toBeFocused();
    await expect.poll(() => asked.length).toBe(1);

    await page.getByRole("link", { name: "The other film" }).click();
    await expect(heading).toHaveText(second.title);
    await expect(play).toBeVisible();
    await expect(film).toHaveCount(0);
    await page.goBack();
    await expect(heading).toHaveText(first.title);
    await expect(play).toBeVisible();
    await expect(film).toHaveCount(0);
    await nextFrames(page);
    expect(asked).toHaveLength(1);
  });
