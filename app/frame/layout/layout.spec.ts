import { ABOUT_US } from "#content/addresses.ts";
import { testArrowToTop } from "#tests/support/arrow-to-top.ts";
import { expect, test } from "#tests/support/site-test.ts";
import {
  resizeTo,
  knownFooterHeight,
  nextFrames,
  rootProperty,
  scrollPosition,
  visit,
  visitWithStoppedClock,
} from "#tests/support/visit.ts";

/** The layout's measures and locks: specification, points 2, 4 and 9. */
test("the footer's height is known 1000 ms after load, and again 1000 ms after a resize", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitWithStoppedClock(page, ABOUT_US);
  const footerHeight = () =>
    page
      .getByRole("contentinfo")
      .evaluate((footer) => `${Math.round((footer as HTMLElement).offsetHeight)}px`);
  expect(await knownFooterHeight(page)).toBe("0px");
  await page.clock.runFor(850);
  expect(await knownFooterHeight(page)).toBe("0px");
  await page.clock.runFor(151);
  const wide = await footerHeight();
  expect(await knownFooterHeight(page)).toBe(wide);

  await resizeTo(page, 500);
  expect(await footerHeight()).not.toBe(wide);
  await page.clock.runFor(900);
  expect(await knownFooterHeight(page)).toBe(wide);
  await page.clock.runFor(101);
  expect(await knownFooterHeight(page)).toBe(await footerHeight());
});

test("header and document height are measured again 1000 ms after a route change", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitWithStoppedClock(page, ABOUT_US);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("[data-site-header]")!.style.blockSize = "123px";
    document.querySelector<HTMLElement>("main")!.style.paddingBlockEnd = "777px";
  });
  await page.clock.runFor(1001);
  expect(await rootProperty(page, "--header-height")).toBe("123px");
  // The arrow to the top fills up with what has been read of the document.
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
  );
  const read = async () => {
    await page.clock.runFor(20);
    return page
      .getByRole("button", { name: "Back to top" })
      .evaluate((arrow) => Math.round(parseFloat(arrow.style.getPropertyValue("--read"))));
  };
  await expect.poll(read).toBe(100);
});

test("while the side panel is open the page stands still, without a jump", async ({ page }) => {
  // Without entrances: what moves here would be a jump.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, ABOUT_US);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  const before = await heading.boundingBox();

  await page.getByRole("button", { name: "Open side panel" }).click();
  await expect(page.getByRole("dialog", { name: "Side panel" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-modal", "side-panel");
  expect(await heading.boundingBox()).toEqual(before);
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  await nextFrames(page);
  expect(await scrollPosition(page)).toBe(400);

  await page.keyboard.press("Escape");
  await expect(page.locator("html")).not.toHaveAttribute("data-modal");
  expect(await heading.boundingBox()).toEqual(before);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(400);
});

test("the arrow to the top is hidden at 300 px and shown at 301", async ({ page }) => {
  await visit(page, ABOUT_US);
  const arrow = page.getByRole("button", { name: "Back to top" });
  const scrollTo = (top: number) =>
    page.evaluate((value) => window.scrollTo({ top: value, behavior: "instant" }), top);
  await scrollTo(301);
  await expect(arrow).toBeVisible();
  await scrollTo(300);
  await expect(arrow).toBeHidden();
  await scrollTo(301);
  await arrow.click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(arrow).toBeHidden();
});

for (const key of ["Enter", "Home"])
  test(`after ${key} on the arrow to the top keys go on at the top`, async ({ page }) => {
    await visit(page, ABOUT_US);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    const arrow = page.getByRole("button", { name: "Back to top" });
    await arrow.focus();
    await page.keyboard.press(key);
    await expect(arrow).toBeHidden();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  });

for (const width of [390, 1440]) testArrowToTop(ABOUT_US, width);

test("after New Year the footer shows the new year, and hydration has nothing to complain about", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2041-01-01T00:00:10Z"));
  await visit(page, ABOUT_US);
  await expect(page.getByRole("contentinfo").getByText(/© 2041 /)).toBeVisible();
});
