import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { mailTo } from "#tests/support/mails.ts";
import { answerForOthers, leftForOthers } from "#tests/support/other-companies.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { nextFrames, scrollPosition, visit } from "#tests/support/visit.ts";

/** Modals: opened by their address, closed by every way out, and silent towards other companies until asked. */
const simple = "/model-popup/simple-modal";
const notice = (page: Page) => page.getByRole("dialog", { name: "The kiln rests in August" });
const noticeTrigger = (page: Page) => page.getByRole("link", { name: "Read the August notice" });
const maps = (page: Page) =>
  page.locator("figure", { has: page.getByRole("link", { name: "Open in Google Maps" }) });

test.describe("a modal", () => {
  test.beforeEach(async ({ page }) => {
    // Without transitions: what moves here would be a jump.
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("opens by Enter, keeps the focus, and Escape closes it and gives the focus back", async ({
    page,
  }) => {
    await visit(page, simple);
    await noticeTrigger(page).focus();
    await page.keyboard.press("Enter");
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(`${simple}#open`);
    await expect(notice(page).getByRole("button", { name: "Close" })).toBeFocused();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest("dialog[open]"),
      );
      expect(isOutside, "the page behind cannot be reached").toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(notice(page)).toBeHidden();
    await expect(noticeTrigger(page)).toBeFocused();
    await expect(page).toHaveURL(simple);
  });

  test("closes without a network, by a press and by Back; the page stays", async ({
    page,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED|Failed to load resource: net::/);
    await visit(page, simple);
    await page.route("**/*.data*", (route) => route.abort());
    for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
      await noticeTrigger(page).click();
      await expect(notice(page)).toBeVisible();
      await close();
      await expect(notice(page)).toBeHidden();
      await expect(page).toHaveURL(simple);
    }
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("closes by its cross, by its own button and by a press beside it", async ({ page }) => {
    await visit(page, simple);
    const ways = [
      () => notice(page).getByRole("button", { name: "Close" }).click(),
      () => notice(page).getByRole("button", { name: "I can wait" }).click(),
      () => page.mouse.click(5, 300),
    ];
    for (const close of ways) {
      await noticeTrigger(page).click();
      await expect(notice(page)).toBeVisible();
      await close();
      await expect(notice(page)).toBeHidden();
      await expect(page).toHaveURL(simple);
      await expect(page.locator("html")).not.toHaveAttribute("data-modal");
    }
  });

  test("opens when it is asked for in the moment it closes", async ({ page }) => {
    await visit(page, simple);
    await noticeTrigger(page).click();
    await expect(notice(page)).toBeVisible();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const press = (selector: string) =>
            document.querySelector<HTMLElement>(selector)!.click();
          const again = () => {
            press("#open-trigger");
            resolve();
          };
          window.addEventListener("popstate", again, { once: true });
          press("dialog[open] .modal_cross");
        }),
    );
    await expect(page).toHaveURL(`${simple}#open`);
    await expect(notice(page)).toBeVisible();
  });

  test("opens when its address is typed in the moment it closes", async ({ page }) => {
    await visit(page, `${simple}#open`);
    await expect(notice(page)).toBeVisible();
    await page.evaluate(() => {
      const replace = window.history.replaceState.bind(window.history);
      window.history.replaceState = (...args) => {
        replace(...args);
        window.history.replaceState = replace;
        window.location.hash = "open";
      };
      document.querySelector<HTMLElement>("dialog[open] .modal_cross")!.click();
    });
    await expect(page).toHaveURL(`${simple}#open`);
    await expect(notice(page)).toBeVisible();
  });

  test("locks the page without a jump and lets it go where it was", async ({ page }) => {
    await visit(page, simple);
    await noticeTrigger(page).scrollIntoViewIfNeeded();
    const before = await noticeTrigger(page).boundingBox();
    const top = await scrollPosition(page);
    await noticeTrigger(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-modal", "open");
    expect(await noticeTrigger(page).boundingBox()).toEqual(before);
    await page.mouse.wheel(0, 600);
    await nextFrames(page);
    expect(await scrollPosition(page)).toBe(top);
    await page.keyboard.press("Escape");
    await expect(notice(page)).toBeHidden();
    expect(await scrollPosition(page)).toBe(top);
    expect(await noticeTrigger(page).boundingBox()).toEqual(before);
  });

  test("keeps the page locked while another dialog comes and goes over it", async ({ page }) => {
    await visit(page, simple);
    await noticeTrigger(page).click();
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("combobox")).toHaveCount(0);
    await expect(notice(page)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-modal", "open");

    await page.keyboard.press("Escape");
    await expect(notice(page)).toBeHidden();
    await expect(page.locator("html")).not.toHaveAttribute("data-modal");
  });

  test("Back closes it, Forward opens it again", async ({ page }) => {
    await visit(page, simple);
    await noticeTrigger(page).click();
    await expect(notice(page)).toBeVisible();
    await page.goBack();
    await expect(notice(page)).toBeHidden();
    await expect(page).toHaveURL(simple);
    await page.goForward();
    await expect(notice(page)).toBeVisible();
  });

  test("closing leaves nothing in the history to go back through", async ({ page }) => {
    await visit(page, "/elements/accordions");
    await visit(page, simple);
    await noticeTrigger(page).click();
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(simple);
    await page.goBack();
    await expect(page).toHaveURL("/elements/accordions");
  });

  test("its address opens it, a reload keeps it open, closing cleans the address", async ({
    page,
  }) => {
    await visit(page, `${simple}#open`);
    await expect(notice(page)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-modal", "open");
    await page.reload();
    await expect(page.locator("html[data-alive]")).toBeAttached();
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(notice(page)).toBeHidden();
    await expect(page).toHaveURL(simple);
    await expect(noticeTrigger(page)).toBeFocused();
  });

  test("opening neither announces a new page nor moves the focus to its heading", async ({
    page,
  }) => {
    await visit(page, simple);
    await noticeTrigger(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: await page.title() }),
    ).not.toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
  });

  test("a link inside leads to another page, which starts without it and can be scrolled", async ({
    page,
  }) => {
    await visit(page, simple);
    await page.getByRole("link", { name: "Reach us" }).click();
    const sheet = page.getByRole("dialog", { name: "How would you like to reach us?" });
    await sheet.getByRole("link", { name: "Come by" }).click();
    await expect(page).toHaveURL("/model-popup/Google-map");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-modal");
  });

  test("a confirmation starts on the harmless answer and does what the other one says", async ({
    page,
  }) => {
    await visit(page, simple);
    const letter = page.getByLabel("Letter to the editor");
    const dialog = page.getByRole("dialog", { name: "Clear the whole letter?" });
    await letter.fill("Dear editor,");
    await page.getByRole("link", { name: "Clear the letter" }).click();
    await expect(dialog.getByRole("button", { name: "Keep writing" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(letter).toHaveValue("Dear editor,");
    await page.getByRole("link", { name: "Clear the letter" }).click();
    await dialog.getByRole("button", { name: "Clear the letter" }).click();
    await expect(dialog).toBeHidden();
    await expect(letter).toHaveValue("");
  });
});

const embeds = [
  {
    path: "/model-popup/youtube-video",
    ask: "Play video",
    frame: /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/,
  },
  {
    path: "/model-popup/vimeo-video",
    ask: "Play video",
    frame: /^https:\/\/player\.vimeo\.com\/video\/1084537\?(?=.*dnt=1)/,
  },
  {
    path: "/model-popup/Google-map",
    ask: "Show Google Maps",
    frame: /^https:\/\/www\.google\.com\/maps\?(?=.*output=embed)/,
  },
];

for (const { path, ask, frame } of embeds) {
  test(`${path} asks nobody before the visitor agrees, and ends what it loaded when it closes`, async ({
    page,
    tolerate,
  }) => {
    tolerate(leftForOthers);
    const asked = await answerForOthers(page);
    await visit(page, `${path}#open`);
    const dialog = page.getByRole("dialog");
    const button = dialog.getByRole("button", { name: ask });
    await expect(button).toHaveAccessibleDescription(/Loads (YouTube|Vimeo|Google Maps) from /);
    await expect(dialog.locator("iframe")).toHaveCount(0);
    expect(asked).toEqual([]);

    await button.click();
    const player = dialog.locator("iframe");
    await expect(player).toBeFocused();
    await expect(player).toHaveAttribute("src", frame);
    await expect(player).toHaveAttribute("title", /\S/);
    await expect.poll(() => asked.filter((url) => frame.test(url))).toHaveLength(1);

    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator("iframe")).toHaveCount(0);
    // The same address again would be no navigation as long as closing has not taken the hash away.
    await expect(page).not.toHaveURL(/#/);
    // Not remembered: the next time asks again.
    await page.goto(`${path}#open`);
    await expect(page.getByRole("dialog").getByRole("button", { name: ask })).toBeVisible();
  });
}

test("a visitor's word holds for the visit, and can be taken back", async ({ page, tolerate }) => {
  tolerate(leftForOthers);
  const asked = await answerForOthers(page);
  await visit(page, "/elements/google-map");
  const frames = maps(page).locator("iframe");
  const count = await maps(page).count();
  expect(count).toBeGreaterThan(1);
  const card = maps(page).first();
  await card.getByRole("checkbox", { name: /Do not ask again for Google Maps/ }).check();
  await card.getByRole("button", { name: "Show Google Maps" }).click();
  await expect(card.locator("iframe")).toBeFocused();
  await expect(frames).toHaveCount(count);

  await visit(page, "/elements/google-map");
  await expect(frames).toHaveCount(count);
  await card.getByRole("button", { name: "Turn off Google Maps" }).click();
  await expect(card.getByRole("button", { name: "Show Google Maps" })).toBeFocused();
  await expect(frames).toHaveCount(0);
  asked.length = 0;
  await visit(page, "/elements/google-map");
  await expect(card.getByRole("button", { name: "Show Google Maps" })).toBeVisible();
  expect(asked).toEqual([]);
});

test("turning one map off turns off the others, which were not remembered", async ({
  page,
  tolerate,
}) => {
  tolerate(leftForOthers);
  await answerForOthers(page);
  await visit(page, "/elements/google-map");
  for (const map of [maps(page).first(), maps(page).last()]) {
    await map.getByRole("button", { name: "Show Google Maps" }).click();
    await expect(map.locator("iframe")).toBeVisible();
  }
  const frames = maps(page).locator("iframe");
  await expect(frames).toHaveCount(2);
  await maps(page).first().getByRole("button", { name: "Turn off Google Maps" }).click();
  await expect(frames).toHaveCount(0);
});

test("a word given or taken back in one modal holds in the next", async ({ page, tolerate }) => {
  tolerate(leftForOthers);
  const asked = await answerForOthers(page);
  const first = page.getByRole("dialog", { name: "An open movie from 2008" });
  const second = page.getByRole("dialog", { name: "An open movie from 2010" });
  await visit(page, "/model-popup/youtube-video");
  await page.getByRole("link", { name: "Watch Big Buck Bunny" }).click();
  await first.getByRole("checkbox", { name: /Do not ask again/ }).check();
  await first.getByRole("button", { name: "Play video" }).click();
  await expect(first.locator("iframe")).toBeFocused();
  await first.getByRole("button", { name: "Close" }).click();
  await expect(first).toBeHidden();
  await page.getByRole("link", { name: "watch Sintel" }).click();
  await expect(second.locator("iframe")).toBeVisible();
  await expect(second.getByRole("button", { name: "Play video" })).toHaveCount(0);

  await visit(page, "/model-popup/youtube-video");
  await page.getByRole("link", { name: "Watch Big Buck Bunny" }).click();
  await first.getByRole("button", { name: "Turn off YouTube" }).click();
  await expect(first.getByRole("button", { name: "Play video" })).toBeFocused();
  await first.getByRole("button", { name: "Close" }).click();
  await expect(first).toBeHidden();
  asked.length = 0;
  await page.getByRole("link", { name: "watch Sintel" }).click();
  await expect(second.getByRole("button", { name: "Play video" })).toBeVisible();
  await expect(second.locator("iframe")).toHaveCount(0);
  await nextFrames(page);
  expect(asked).toEqual([]);
});

test("a remembered provider is not asked by a modal that stays closed", async ({
  page,
  tolerate,
}) => {
  tolerate(leftForOthers);
  const asked = await answerForOthers(page);
  await visit(page, "/model-popup/youtube-video#open");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: /Do not ask again/ }).check();
  await dialog.getByRole("button", { name: "Play video" }).click();
  await expect.poll(() => asked.length).toBe(1);
  await visit(page, "/model-popup/youtube-video");
  await nextFrames(page);
  expect(asked).toHaveLength(1);
});

test("the contact modal sends, says so, and the visitor gets a mail", async ({ page }) => {
  const email = `contact-${randomUUID()}@example.com`;
  await visit(page, "/model-popup/contact-form#open");
  const dialog = page.getByRole("dialog", { name: "Write to the studio" });
  await expect(dialog.getByLabel("Your name")).toBeFocused();
  await dialog.getByRole("button", { name: "Send message" }).click();
  for (const label of ["Your name", "Email", "Your message"])
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription("Field is required.");
  await expect(dialog.getByLabel("Subject")).not.toHaveAttribute("aria-invalid");

  await dialog.getByLabel("Your name").fill("Ada Lovelace");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Your message").fill("A house for two and a loom.");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByText("Your message is with us.")).toBeVisible();
  await expect(dialog.getByLabel("Your message")).toHaveValue("");
  await mailTo(email);
});

test("the subscribe modal shows its errors and subscribes", async ({ page }) => {
  const email = `modal-${randomUUID()}@example.com`;
  await visit(page, "/model-popup/subscription");
  await page.getByRole("link", { name: "Get the Sunday letter" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByPlaceholder("Enter your email address");
  await dialog.getByRole("button", { name: "Subscribe" }).click();
  await expect(dialog.getByText("Field is required.")).toBeVisible();
  await field.fill(email);
  await dialog.getByRole("button", { name: "Subscribe" }).click();
  await expect(dialog.getByText(/successfully subscribed to our email list!/)).toBeVisible();
  await mailTo(email);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a modal opens by its link and by its address, and closes to where it was opened", async ({
    page,
  }) => {
    await page.goto(simple);
    await expect(notice(page)).toBeHidden();
    await noticeTrigger(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await notice(page).getByRole("link", { name: "Close" }).click();
    await expect(notice(page)).toBeHidden();
    await expect(noticeTrigger(page)).toBeInViewport();
    await page.goto(`${simple}#open`);
    await expect(notice(page)).toBeVisible();
    await page.goBack();
    await expect(notice(page)).toBeHidden();
  });

  test("a refused message comes back in its open modal with the typing kept, a good one is acknowledged", async ({
    page,
    tolerate,
  }) => {
    tolerate(/answered 422|status of 422/);
    const email = `contact-${randomUUID()}@example.com`;
    const path = "/model-popup/contact-form";
    await page.goto(`${path}#open`);
    const dialog = page.getByRole("dialog", { name: "Write to the studio" });
    await dialog.getByLabel("Your name").fill("Ada Lovelace");
    await dialog.getByLabel("Email").fill("not an address");
    await dialog.getByLabel("Your message").fill("A house for two and a loom.");
    await dialog.getByRole("button", { name: "Send message" }).click();

    await expect(dialog.getByText("Invalid email.")).toBeVisible();
    await expect(dialog.getByLabel("Your message")).toHaveValue("A house for two and a loom.");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?sent=contact`));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("status").first()).toContainText("Your message is with us.");
    await mailTo(email);
  });

  test("films and maps can be reached by link; nothing that needs script is offered", async ({
    page,
  }) => {
    await page.goto("/model-popup/youtube-video#open");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("link", { name: "Watch on YouTube" })).toBeVisible();
    await expect(dialog.getByRole("button")).toHaveCount(0);
    await page.goto("/elements/google-map");
    await expect(page.getByText("12 Passage des Marchands").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Open in OpenStreetMap" }).first()).toBeVisible();
  });
});
