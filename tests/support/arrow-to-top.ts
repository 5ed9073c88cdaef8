import { expect, test } from "./site-test.ts";
import { visit } from "./visit.ts";

/** Registers the test that the arrow to the top leaves a page at this width alone. */
export function testArrowToTop(path: string, width: number): void {
  test(`the arrow to the top covers nothing that is pressed or read: ${path} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, path);
    await page.evaluate(() => window.scrollTo({ top: 301, behavior: "instant" }));
    const arrow = page.getByRole("button", { name: "Back to top" });
    await expect(arrow).toBeVisible();
    const covered = await arrow.evaluate((button) => {
      // Less than this is the air at the end of a line.
      const AIR = 6;
      const { left } = button.getBoundingClientRect();
      const isCovered = ({ width, left: start, right }: DOMRect) =>
        width > 0 && right > left + AIR && start < innerWidth;
      /** A row that can be pushed brings everything into the middle. */
      const isPushed = (element: Element): boolean => {
        if (element.tagName === "MAIN") return false;
        const { overflowX } = getComputedStyle(element);
        if (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) return true;
        return isPushed(element.parentElement!);
      };
      const read = [
        ...document.querySelectorAll("main :is(a, p, td, dd, li, h2, h3, button, input, select)"),
      ];
      return read
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest(".sr-only") && !isPushed(element))
        .flatMap((element) => {
          if (element.matches("button, input, select"))
            return isCovered(element.getBoundingClientRect()) ? [element] : [];
          const range = document.createRange();
          const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
          return texts.some((text) => {
            range.selectNodeContents(text);
            return [...range.getClientRects()].some(isCovered);
          })
            ? [element]
            : [];
        })
        .map((element) => element.textContent.trim().slice(0, 60));
    });
    expect([...new Set(covered)]).toEqual([]);
  });
}
