import { answerForOthers, leftForOthers } from "#tests/support/other-companies.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { nextFrames, visit } from "#tests/support/visit.ts";

/** Films and maps in modals: silent towards other companies until the visitor agrees, and gone when the modal closes. */
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

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
