import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/* The counters of the startup home: where they end, on screen and on paper (specification, point 9). */

test("the counters end at 175+, 20 and 200+, for eyes and for assistive technology", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/home-startup");
  for (const [value, label] of [
    ["175+", "Worldwide offices"],
    ["20", "Years of experience"],
    ["200+", "High skilled people"],
  ] as const) {
    const figure = page.getByRole("main").locator("dl > div").filter({ hasText: label });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByText(value, { exact: true })).toBeAttached();
    // What is seen: in each window of the counter, the one face in its middle.
    await expect
      .poll(() =>
        figure.locator(".odometer_window").evaluateAll((windows) => {
          const middle = ({ top, height }: DOMRect) => top + height / 2;
          const range = document.createRange();
          return windows
            .map((window) => {
              const text = window.querySelector("span")!.firstChild as Text;
              const frame = window.getBoundingClientRect();
              const at = [...text.data].findIndex((_, index) => {
                range.setStart(text, index);
                range.setEnd(text, index + 1);
                return Math.abs(middle(range.getBoundingClientRect()) - middle(frame)) < 2;
              });
              return text.data[at] ?? "?";
            })
            .join("");
        }),
      )
      .toBe(value.replace("+", ""));
  }
});

test("the counters are numbers on paper: their digits stand together", async ({ page }) => {
  await visit(page, "/home-startup");
  await page.emulateMedia({ media: "print" });
  const gaps = await page
    .getByRole("main")
    .locator("dl .odometer_digits")
    .evaluateAll((counters) =>
      counters.flatMap((counter) => {
        const size = Number.parseFloat(getComputedStyle(counter).fontSize);
        const boxes = [...counter.querySelectorAll(".odometer_window")].map((digit) =>
          digit.getBoundingClientRect(),
        );
        return boxes.slice(1).map(({ left, width }, index) => ({
          gap: (left - boxes[index]!.right) / size,
          width: width / size,
        }));
      }),
    );
  expect(gaps.length).toBeGreaterThan(0);
  for (const { gap, width } of gaps) {
    expect(gap, "between two digits, in em").toBeLessThan(0.05);
    expect(width, "of a digit, in em").toBeLessThan(0.75);
  }
});
