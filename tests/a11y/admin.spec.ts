import type { APIRequestContext, Page } from "playwright/test";
import { posts } from "#content/blog.ts";
import { adminPaths, hasComments, hasMessages, leaveTraces, signIn } from "../support/admin.ts";
import { placeOrder } from "../support/buyers.ts";
import { expectOwnColours } from "../support/forced-colours.ts";
import { skuOf, withArticles } from "../support/goods.ts";
import { expectAccessible } from "../support/looks.ts";
import { expectNoSidewaysScroll } from "../support/reflow.ts";
import { schemesToTest } from "../support/sample.ts";
import { expect, test } from "../support/site-test.ts";
import { alive, sidewaysOverflow, visit } from "../support/visit.ts";
import { newAddress, sendForm } from "../support/visitors.ts";

/** Every page of the back office, with something on it: nothing inaccessible, nothing that scrolls sideways, nothing lost in a reader's own colours. */
const widths = [390, 1280] as const;

test.beforeEach(async ({ page, tolerate }) => {
  tolerate(/answered 403|status of 403/);
  // One test opens every page of the back office.
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** Leaves one of everything as a visitor, signs in, and answers the addresses of all pages. */
async function pagesWithContent(
  page: Page,
  request: APIRequestContext,
  sku: string,
): Promise<string[]> {
  const email = newAddress();
  const number = await placeOrder(request, sku, email);
  const person = { name: "Maximiliane von Hofmann-Oberschwarzach", email };
  await leaveTraces(request, email, "Is it lined?", person.name);
  for (const { id } of hasComments ? posts.slice(0, 1) : [])
    await sendForm(request, "comment", { ...person, post: String(id), message: "So it is." });
  await signIn(page);
  const messages = hasMessages ? [await pathOfMessage(page, person.name)] : [];
  const people = `/admin/people?q=${encodeURIComponent(email)}`;
  return [...adminPaths, `/admin/orders/${number}`, ...messages, people];
}

async function pathOfMessage(page: Page, from: string): Promise<string> {
  await page.goto("/admin/messages");
  return (await page.getByRole("link", { name: from }).first().getAttribute("href"))!;
}

withArticles((article) => {
  test("the back office is accessible and does not scroll sideways", async ({ page, request }) => {
    for (const [index, path] of (await pagesWithContent(page, request, skuOf(article))).entries()) {
      await visit(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        // Numbers in addresses are other ones in each run.
        await expectAccessible(page, schemesToTest(`office ${index} ${width}`), { about: path });
        expect.soft(await page.evaluate(brokenWords), `${path} at ${width} px`).toEqual([]);
      }
      await expectNoSidewaysScroll(page, path);
      await test.step(`${path} in a reader's own colours`, () => expectOwnColours(page));
    }
  });
});

test("the list of keys is accessible while it is open", async ({ page }) => {
  await signIn(page);
  await alive(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, schemesToTest(`keys ${width}`));
  }
});

test("the way in is accessible", async ({ page, tolerate }) => {
  tolerate(/answered 404|status of 404/);
  for (const path of ["/admin", "/admin/sign-in/unknown"]) {
    await visit(page, path);
    await expectAccessible(page, schemesToTest(path), { about: path });
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => sidewaysOverflow(page)).toEqual({ pixels: 0, culprits: [] });
  }
});

/** Words of tables that end on another line than they begin on. Mail addresses, numbers of orders and what is hyphened may. */
function brokenWords(): string[] {
  return [...document.querySelectorAll("main :is(th, td)")].flatMap((cell) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of (text.textContent ?? "").matchAll(/\S+/g)) {
        if (/[@\-/_]/.test(word)) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
