import type { Locator } from "playwright/test";
import { POST } from "#content/addresses.ts";
import { posts } from "#content/blog.ts";
import { postTypes } from "#content/post-fields.ts";
import { postPath } from "#content/post-pages.ts";
import { expectNoSidewaysScroll } from "#tests/support/reflow.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { sidewaysOverflow, visit } from "#tests/support/visit.ts";

/* Whatever an owner writes keeps to the window, also on a phone: long words, code, tables, notes. */

const [post] = posts;
const commented = posts.find(({ comments }) => comments > 0);
const types = POST.includes(":type") ? postTypes : [post?.postType];
const longWord = "Rechtsschutzversicherungsgesellschaften";
const longAddress = `https://a.example/?${"w".repeat(90)}`;

/** As `scripts/lib/markdown-parts.ts` makes it of Markdown. */
const written =
  `<section data-scroll="inline" tabindex="0" aria-label="Table under Prices"><table><thead><tr>${'<th scope="col">Measurement</th>'.repeat(9)}</tr></thead>` +
  `<tbody><tr>${"<td>1234567890</td>".repeat(9)}</tr></tbody></table></section>` +
  `<pre><code>const line = "${"code".repeat(40)}";\n</code></pre><ul><li><pre><code>${"x".repeat(200)}</code></pre></li></ul>` +
  '<section data-footnotes="" class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2><ol><li><p>A note.</p></li></ol></section>';

const write = (place: Locator, words: string) =>
  place.evaluate((element, text) => (element.textContent = text), words);

if (post) {
  for (const type of types)
    test(`a long word in a title keeps to the window: ${type}`, async ({ page }) => {
      await visit(page, postPath({ ...post, postType: type ?? post.postType }));
      await write(page.getByRole("heading", { level: 1 }), `About ${longWord}`);
      await write(page.getByRole("main").locator("[aria-current=page]"), `About ${longWord}`);
      await expectNoSidewaysScroll(page, type);
    });

  test("tables and code keep to the window, and the keys reach what a table hides", async ({
    page,
  }) => {
    await visit(page, post.path);
    const text = page.locator(".prose_text").first();
    await text.evaluate((element, html) => element.insertAdjacentHTML("beforeend", html), written);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => (document.documentElement.dir = "ltr"));
    await page.setViewportSize({ width: 390, height: 800 });
    const region = page.getByRole("region", { name: "Table under Prices" });
    await region.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  test("the excerpt of a post stands once above its text, whatever the post looks like", async ({
    page,
  }) => {
    for (const type of types) {
      await visit(page, postPath({ ...post, postType: type ?? post.postType }));
      await expect(page.getByRole("main").getByText(post.content, { exact: true })).toHaveCount(1);
    }
  });
}

if (commented)
  test("a long address in a comment keeps to the window", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, commented.path);
    const comment = page
      .getByRole("region", { name: /comment/ })
      .getByRole("article")
      .first();
    await write(comment.locator('p[dir="auto"]'), longAddress);
    await expect.poll(() => sidewaysOverflow(page)).toEqual({ pixels: 0, culprits: [] });
  });
