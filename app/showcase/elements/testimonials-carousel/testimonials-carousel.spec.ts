import { putOnPaper } from "#tests/support/printed.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { nextFrames, visit } from "#tests/support/visit.ts";

test("on paper slides are as wide as the sheet, whatever window they were measured in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/elements/testimonials-carousel");
  const carousel = page.getByRole("group", { name: "Clients, one at a time" });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator(".swiper-initialized")).toBeAttached();
  await nextFrames(page);

  const slides = carousel.locator(".swiper-slide");
  const measured = await slides.evaluateAll((all) =>
    all.map((slide) => (slide as HTMLElement).style.width),
  );
  await putOnPaper(page, "upright");
  await nextFrames(page);
  // The smaller window was measured anew; a printer is no window.
  await slides.evaluateAll((all, widths) => {
    for (const [index, slide] of all.entries()) (slide as HTMLElement).style.width = widths[index]!;
  }, measured);
  const beyond = await slides.evaluateAll(
    (all) =>
      all.filter(
        (slide) => slide.getBoundingClientRect().right > document.documentElement.clientWidth,
      ).length,
  );
  expect(beyond).toBe(0);
});
