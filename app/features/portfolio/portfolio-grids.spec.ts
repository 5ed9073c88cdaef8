import type { Page } from "playwright/test";
import { projects } from "#content/projects.ts";
import { filters, gridLike, grids, offered, tiles, widths } from "#tests/support/project-lists.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { spaceText } from "#tests/support/text-spacing.ts";
import { nextFrames, sidewaysOverflow, visit } from "#tests/support/visit.ts";

/** The grids of the portfolio: where their tiles stand at every width, and what these show by keys and by touch. */
const [first] = offered;
const last = offered.at(-1);

const metro = gridLike(/-metro$/);
const masonry = gridLike(/-masonry$/);

test.describe("grids", () => {
  test.skip(projects.length === 0, "no projects yet");

  const kinds = [
    /^classic-two/,
    /^colorful-three/,
    /^bordered-four/,
    /^boxed-masonry$/,
    /^overlay-metro$/,
    /^switch-image-metro$/,
  ];
  const oneOfEachKind = kinds.flatMap((kind) => gridLike(kind) ?? []);
  const measured = oneOfEachKind.length > 0 ? oneOfEachKind : [...grids.values()];
  for (const path of pathsInTurn(import.meta.filename, measured)) {
    test(`${path} has neither overlap nor hole at any width, whatever the filter`, async ({
      page,
    }) => {
      for (const query of ["", ...(first ? [`?filter=${first.key}`] : [])]) {
        await visit(page, path + query);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await nextFrames(page);
          // A masonry is arranged anew a moment after the end of a resize.
          await expect
            .poll(() => measureTiles(page), { message: `at ${width}` })
            .toEqual({ overlaps: 0, holes: 0 });
          expect((await sidewaysOverflow(page)).pixels, `at ${width}`).toBe(0);
        }
      }
    });
  }

  if (masonry)
    test("a masonry is read along its rows, also where text grows, and stands in rows without script", async ({
      page,
      newVisitor,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, masonry);
      const startsOf = (shown: Page) =>
        tiles(shown).evaluateAll((items) =>
          items.map((item) => Math.round(item.getBoundingClientRect().top)),
        );
      const columns = await tiles(page).evaluateAll(
        (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size,
      );
      const starts = await startsOf(page);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(new Set(starts.slice(0, columns)).size, "the first row begins at the top").toBe(1);
      await spaceText(page);
      await expect.poll(() => startsOf(page)).not.toEqual(starts);
      await expect.poll(() => measureTiles(page)).toEqual({ overlaps: 0, holes: 0 });

      const plain = await newVisitor({ javaScriptEnabled: false });
      await plain.setViewportSize({ width: 1440, height: 900 });
      await plain.goto(masonry);
      const rows = await startsOf(plain);
      expect(rows).toEqual(rows.toSorted((a, b) => a - b));
      expect(new Set(rows).size).toBe(Math.ceil(rows.length / columns));
    });

  if (metro)
    test("tiles of a metro are reached in the order in which they stand", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, metro);
      const places: number[] = [];
      await tiles(page).first().getByRole("link").focus();
      for (let at = 0; at < projects.length; at += 1) {
        places.push(
          await page.evaluate(() => {
            const { top, left } = document.activeElement!.closest("li")!.getBoundingClientRect();
            return Math.round(top + window.scrollY) * 10_000 + Math.round(left);
          }),
        );
        await page.keyboard.press("Tab");
      }
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    });

  const covers = projects[0]?.pictures.map(({ picture }) => picture.name) ?? [];
  const switching = covers[1] === covers[0] ? undefined : gridLike(/^switch-image-/);
  if (switching && last)
    test("the second picture comes with the focus", async ({ page }) => {
      await visit(page, switching);
      const tile = tiles(page).first();
      const other = tile.locator("img").nth(1);
      await expect(other).toHaveCSS("clip-path", "inset(0px 0px 0px 100%)");
      await filters(page).getByRole("link", { name: last.title }).focus();
      await page.keyboard.press("Tab");
      await expect(tile.getByRole("link")).toBeFocused();
      await expect(other).toHaveCSS("clip-path", "inset(0px)");
    });

  test.describe("on a touch screen", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    if (switching)
      test("second pictures are there", async ({ page }) => {
        await visit(page, switching);
        await expect(tiles(page).first().locator("img").nth(1)).toHaveCSS("clip-path", "none");
      });

    const colorful = gridLike(/^colorful-/);
    if (colorful)
      test("colours are there", async ({ page }) => {
        await visit(page, colorful);
        const grounds = await tiles(page).evaluateAll((all) =>
          all.map((tile) => getComputedStyle(tile).backgroundColor),
        );
        // Two projects may have one colour.
        expect(new Set(grounds).size).toBe(new Set(projects.map(({ tone }) => tone.ground)).size);
      });

    const overlay = gridLike(/^overlay-/);
    if (overlay)
      test("all words are there", async ({ page }) => {
        await visit(page, overlay);
        await expect(tiles(page).first().getByRole("paragraph")).toHaveCSS("opacity", "1");
      });
  });
});

/**
 * Pairs of tiles that overlap, and holes: columns of pixels in which tiles do not reach down to the end of a metro, rows that do not begin
 * or end at its edge.
 */
function measureTiles(page: Page): Promise<{ overlaps: number; holes: number }> {
  return page.getByRole("list", { name: "Projects" }).evaluate((list) => {
    const boxes = [...list.children]
      .map((tile) => tile.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        ),
    ).length;

    const frame = list.getBoundingClientRect();
    const isMasonry = list.matches(".masonry_masonry");
    const lines = Array.from(
      { length: 23 },
      (_, line) => frame.left + (frame.width * (line + 0.5)) / 24,
    );
    const gap = parseFloat(getComputedStyle(list).columnGap) || 0;
    const isInGap = (x: number) => !boxes.some(({ left, right }) => left <= x && right >= x);
    const holes = isMasonry
      ? boxes.filter(({ left, top }, index) => {
          const above = boxes.slice(0, index).filter((box) => Math.abs(box.left - left) < 1);
          return Math.abs((above.at(-1)?.bottom ?? frame.top) - top) > 1;
        }).length
      : lines.filter((x) => {
          if (isInGap(x)) return false;
          const covered = boxes
            .filter(({ left, right }) => left <= x && right >= x)
            .reduce((sum, { height }) => sum + height, 0);
          const count = boxes.filter(({ left, right }) => left <= x && right >= x).length;
          const rowGap = parseFloat(getComputedStyle(list).rowGap) || 0;
          return covered + (count - 1) * rowGap < frame.height - gap - 2;
        }).length;
    return { overlaps, holes };
  });
}
