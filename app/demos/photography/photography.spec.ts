import type { Page } from "playwright/test";
import { eachOf } from "#tests/support/each-of.ts";
import { expectReadable } from "#tests/support/measure-contrast.ts";
import { expectBadAddressSaid, sendMessage } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const PATH = "/home-photography";
const message = { sender: "print", text: "The wall beside the stairs, 140 cm wide." };

const slides = (page: Page) => page.getByRole("region", { name: "After everyone left" });
const marks = (page: Page) => page.getByRole("navigation", { name: "Six pictures" });
const wall = (page: Page) => page.getByRole("list", { name: "All pictures" });
const lightbox = (page: Page) => page.getByRole("dialog", { name: "All pictures" });
const form = (page: Page) => page.getByRole("form", { name: "Write to Ivo Lang" });

/** The slide of this title fills the screen, and its mark says so. */
async function expectShown(page: Page, title: string): Promise<void> {
  await expect(marks(page).locator("[aria-current]")).toHaveText([title]);
  await expect
    .poll(async () => {
      const box = await slides(page)
        .getByRole("listitem")
        .filter({ has: page.locator(".full-slides_fullSlideLabel", { hasText: title }) })
        .boundingBox();
      return Math.round(box?.x ?? NaN);
    })
    .toBe(0);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height }, reducedMotion: "reduce" });

    test("heading, label and count can be read on every picture", async ({ page }) => {
      // Each picture is waited for and photographed.
      test.slow();
      await visit(page, PATH);
      const texts = slides(page).locator(
        "h1, .full-slides_fullSlideLabel > span, .full-slides_count, .full-slides_count > .text-soft",
      );
      for (const mark of await eachOf(marks(page).getByRole("link"))) {
        await mark.click();
        const title = (await mark.textContent()) ?? "";
        await expectShown(page, title);
        const image = slides(page).locator("li", { hasText: title }).locator("img").first();
        await expect
          .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
          .toBeGreaterThan(0);
        const here = [];
        for (const text of await texts.all()) {
          const isHere = await text.evaluate((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left >= 0 && right <= window.innerWidth;
          });
          if (isHere) here.push(text);
        }
        await expectReadable(page, here, title);
      }
    });
  });
}

test("arrow keys turn the pictures at once, and round at the end", async ({ page }) => {
  await visit(page, PATH);
  await expectShown(page, "Off the hook");
  await page.keyboard.press("ArrowRight");
  await expectShown(page, "Credits");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, "Last one in");
  const next = slides(page).getByRole("button", { name: "Next picture" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expectShown(page, "Off the hook");
  await expect(slides(page).getByText(/^1 of 6/)).toBeVisible();
});

test("arrow keys turn the pictures for a visitor who came by a link, too", async ({ page }) => {
  await visit(page, "/home-startup");
  await page.getByRole("banner").locator(`a[href="${PATH}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expectShown(page, "Off the hook");
  await page.keyboard.press("ArrowRight");
  await expectShown(page, "Credits");
});

test("only the first slide is fetched first", async ({ page }) => {
  await visit(page, PATH);
  const images = slides(page).getByRole("img");
  await expect(images.first()).toHaveAttribute("fetchpriority", "high");
  await expect(images.and(page.locator("[loading=lazy]"))).toHaveCount(5);
});

test("a picture of the wall opens large, arrow keys turn it, Back puts it back", async ({
  page,
}) => {
  await visit(page, PATH);
  const first = wall(page).getByRole("link").first();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(lightbox(page).getByText(/^No encore\. Little Opera, Maarstad, 2026/)).toBeVisible();
  await expect(page).toHaveURL(`${PATH}#picture-photography-ghost-light`);
  await page.keyboard.press("ArrowRight");
  await expect(lightbox(page).getByText(/^One of a pair/)).toBeVisible();
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(first).toBeFocused();
});

test("a frame of a series opens its picture on the wall, and leaves the focus there", async ({
  page,
}) => {
  await visit(page, PATH);
  const ways = [() => page.keyboard.press("Escape"), () => page.goBack()];
  for (const close of ways) {
    await page.getByRole("list", { name: "Lost property" }).getByRole("link").first().click();
    await expect(lightbox(page).getByText(/^Nothing to declare/)).toBeVisible();
    await close();
    await expect(lightbox(page)).toBeHidden();
    await expect(wall(page).getByRole("link").nth(10)).toBeFocused();
    await expect(wall(page).getByRole("link").nth(10)).toBeInViewport();
  }
});

test("a picture that closes waits for no network: the next one opens", async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|Failed to load resource: net::/);
  await visit(page, PATH);
  const asked: string[] = [];
  await page.route("**/*.data*", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  for (const index of [0, 1]) {
    await wall(page).getByRole("link").nth(index).click();
    await expect(lightbox(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toBeHidden();
  }
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeAttached();
  expect(asked).toEqual([]);
});

test("asking for a print writes the subject, and the message arrives", async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole("link", { name: "Request a print (Credits)" }).click();
  const subject = form(page).getByLabel(/^Subject/);
  await expect(subject).toHaveValue("A print of “Credits”");
  await form(page).getByLabel("Your name").fill("Ada Lovelace");
  await expectBadAddressSaid(form(page), message, "keys");
  await expect(form(page).getByLabel("Your message")).toHaveAccessibleDescription(
    "Field is required.",
  );
  // The form's code is there already: it has to hear of a subject that nobody typed.
  await page.getByRole("link", { name: "Request a print (Half past swimming)" }).click();
  await expect(subject).toHaveValue("A print of “Half past swimming”");
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/send")) sent.push(request.postDataJSON());
  });
  await sendMessage(form(page), message);
  await page.getByRole("link", { name: "Request a print (Credits)" }).click();
  await expect(subject).toHaveValue("A print of “Credits”");
  await sendMessage(form(page), message);
  expect(sent).toMatchObject([
    { subject: "A print of “Half past swimming”" },
    { subject: "A print of “Credits”" },
  ]);
});

test("a print that is gone cannot be asked for", async ({ page }) => {
  await visit(page, PATH);
  await expect(page.getByText("All 12 are gone. So is the room.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Request a print/ })).toHaveCount(3);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test("the marks lead to the slides, and a picture leads to its file", async ({ page }) => {
    await page.goto(PATH);
    await marks(page).getByRole("link", { name: "Half past swimming" }).click();
    await expect(slides(page).getByText("Old baths, Kirrin, 2021")).toBeInViewport();
    await expect(wall(page).getByRole("link").first()).toHaveAttribute("href", /\.avif$/);
  });
});
