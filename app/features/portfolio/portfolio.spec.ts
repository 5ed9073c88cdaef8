import { PORTFOLIO, PORTFOLIO_GRID, PORTFOLIO_GRIDS, PROJECT } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { filterSubjects } from "#content/filter-subjects.ts";
import { galleryLabel } from "#content/portfolio-heads.ts";
import { projects } from "#content/projects.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { spaceText } from "#tests/support/text-spacing.ts";
import { nextFrames, sidewaysOverflow, visit } from "#tests/support/visit.ts";
import { pages } from "./pages/entries.ts";

/** Portfolio: filters, grids at every width, the justified gallery with its addresses, the slider, the cases. */
/** The site's grids by name: a site of one's own has one list of projects, which is a grid or is not. */
const grids = new Map(
  pages
    .filter(({ module }) => module.endsWith("/grid-page.tsx"))
    .map(({ path }) => [
      path === PORTFOLIO ? PORTFOLIO_GRID : path.slice(PORTFOLIO_GRIDS.length),
      path,
    ]),
);
/** Where the first grid stands whose name is like this, if the site has one. */
const gridLike = (name: RegExp) => [...grids].find(([each]) => name.test(each))?.[1];
/** Where the list stands that this module shows, if the site has it. */
const listOf = (module: string) => pages.find((page) => page.module.endsWith(`/${module}`))?.path;
const filters = (page: Page) => page.getByRole("navigation", { name: "Filter projects" });
const tiles = (page: Page) => page.getByRole("list", { name: "Projects" }).getByRole("article");
const countOf = (key: string) =>
  projects.filter(({ categories }) => categories.some((name) => name === key)).length;
/** What the filter offers: subjects that a project has. */
const offered = filterSubjects.filter(({ key }) => countOf(key) > 0);
const [first, second] = offered;
const last = offered.at(-1);

/** Either side of every breakpoint, and both ends. */
const widths = [320, 390, 575, 576, 767, 768, 991, 992, 1199, 1200, 1399, 1400, 1920];

const anyGrid = gridLike(/./);
const metro = gridLike(/-metro$/);
const masonry = gridLike(/-masonry$/);

if (anyGrid && first && second && last && last !== second)
  test.describe("filters", () => {
    test("one is active at a time, by keys; Back undoes it; the server is asked for nothing", async ({
      page,
    }) => {
      await visit(page, anyGrid);
      await expect(tiles(page)).toHaveCount(projects.length);
      const requests: string[] = [];
      page.on("request", (request) => {
        if (["document", "fetch", "script"].includes(request.resourceType()))
          requests.push(request.url());
      });

      await filters(page).getByRole("link", { name: "All" }).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`\\?filter=${second.key}$`));
      await expect(tiles(page)).toHaveCount(countOf(second.key));
      await expect(filters(page).locator("[aria-current]")).toHaveText([second.title]);
      await expect(filters(page).getByRole("link", { name: second.title })).toBeFocused();
      await expect(
        page.getByText(`${countOf(second.key)} of ${projects.length} projects`),
      ).toBeVisible();

      await filters(page).getByRole("link", { name: last.title }).click();
      await expect(tiles(page)).toHaveCount(countOf(last.key));
      await expect(filters(page).locator("[aria-current]")).toHaveText([last.title]);

      await page.goBack();
      await expect(filters(page).locator("[aria-current]")).toHaveText([second.title]);
      await page.goBack();
      await expect(tiles(page)).toHaveCount(projects.length);
      await expect(filters(page).locator("[aria-current]")).toHaveText(["All"]);
      expect(requests).toEqual([]);
    });

    const staying = projects.find(({ categories }) => categories.includes(first.key));
    if (staying && metro)
      test("tiles that stay keep their place in the document, and the page does not scroll", async ({
        page,
      }) => {
        await visit(page, metro);
        await filters(page).scrollIntoViewIfNeeded();
        await page.evaluate(() => window.scrollBy({ top: 120, behavior: "instant" }));
        const before = await page.evaluate(() => window.scrollY);
        const kept = tiles(page).filter({ hasText: staying.title });
        await kept.evaluate((tile) => (tile.dataset.kept = ""));
        await filters(page).getByRole("link", { name: first.title }).click();
        await expect(tiles(page)).toHaveCount(countOf(first.key));
        await expect(kept).toHaveAttribute("data-kept", "");
        expect(await page.evaluate(() => window.scrollY)).toBe(before);
      });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("the address decides", async ({ page }) => {
        await page.goto(`${anyGrid}?filter=${first.key}`);
        await expect(tiles(page)).toHaveCount(countOf(first.key));
        await expect(filters(page).locator("[aria-current]")).toHaveText([first.title]);
        await filters(page).getByRole("link", { name: last.title }).click();
        await expect(tiles(page)).toHaveCount(countOf(last.key));
        await page.goto(`${anyGrid}?filter=nonsense`);
        await expect(tiles(page)).toHaveCount(projects.length);
      });
    });
  });

test.describe("grids", () => {
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

  const switching = gridLike(/^switch-image-/);
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
        expect(new Set(grounds).size).toBe(projects.length);
      });

    const overlay = gridLike(/^overlay-/);
    if (overlay)
      test("all words are there", async ({ page }) => {
        await visit(page, overlay);
        await expect(tiles(page).first().getByText(projects[0]!.client)).toHaveCSS("opacity", "1");
      });
  });
});

const gallery = listOf("justified-gallery.tsx");
if (gallery)
  test.describe("the justified gallery", () => {
    const dialog = (page: Page) => page.getByRole("dialog", { name: galleryLabel });

    test("rows are of one height and end at one edge, at any width", async ({ page }) => {
      await visit(page, gallery);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await nextFrames(page);
        const rows = await page.getByRole("list", { name: galleryLabel }).evaluate((list) => {
          const { left, right } = list.getBoundingClientRect();
          const byTop = Map.groupBy(
            [...list.querySelectorAll("img")].map((image) => image.getBoundingClientRect()),
            ({ top }) => Math.round(top),
          );
          return [...byTop.values()].map((row) => ({
            before: row[0]!.left - left,
            after: right - row.at(-1)!.right,
            heights:
              Math.max(...row.map((box) => box.height)) - Math.min(...row.map((box) => box.height)),
          }));
        });
        for (const { before, after, heights } of rows.slice(0, -1)) {
          expect(Math.abs(before), `at ${width}`).toBeLessThan(0.5);
          expect(Math.abs(after), `at ${width}`).toBeLessThan(0.5);
          expect(heights, `at ${width}`).toBeLessThan(0.5);
        }
      }
    });

    /** Of the gallery's pictures, in their order; the page stays open. */
    async function idsOfPictures(page: Page, path: string): Promise<string[]> {
      await visit(page, path);
      return page
        .getByRole("list", { name: galleryLabel })
        .locator("[id^=picture-]")
        .evaluateAll((pictures) => pictures.map(({ id }) => id));
    }

    test("a picture has an address: it opens by it, keys change it, closing takes it away", async ({
      page,
    }) => {
      const ids = await idsOfPictures(page, gallery);
      const [, , third, fourth] = ids;
      await visit(page, `${gallery}#${third}`);
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page)).toContainText(`3 of ${ids.length}`);
      await page.keyboard.press("ArrowRight");
      await expect(page).toHaveURL(new RegExp(`#${fourth}$`));
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${gallery}$`));
      await expect(page.locator(`#${fourth}`).getByRole("link")).toBeFocused();
    });

    test("closed while its row still comes to rest, it stays closed", async ({ page }) => {
      const ids = await idsOfPictures(page, gallery);
      await visit(page, `${gallery}#${ids[2]}`);
      await expect(dialog(page)).toBeVisible();
      // The row's rest is noted a moment after its last movement: here in the very task in which the dialog goes.
      await dialog(page).evaluate((element: HTMLDialogElement) => {
        element.querySelector("[role=group]")!.dispatchEvent(new Event("scroll"));
        const start = performance.now();
        element.close();
        while (performance.now() - start < 150);
      });
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator(`#${ids[2]}`).getByRole("link")).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${gallery}$`));
    });

    test("a press writes the address, Back closes and gives the focus back", async ({ page }) => {
      const [id] = await idsOfPictures(page, gallery);
      const link = page.locator(`#${id}`).getByRole("link");
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${gallery}$`));
    });
  });

const slides = listOf("slider.tsx");
if (slides)
  test("the slider goes by arrow keys and buttons, and never by itself", async ({ page }) => {
    await visit(page, slides);
    const slider = page.getByRole("group", { name: "Projects", exact: true });
    await slider.getByRole("region").focus();
    await page.keyboard.press("ArrowRight");
    await expect(slider).toContainText(`2 of ${projects.length}`);
    await expect(slider.getByRole("heading", { name: projects[1]!.title })).toBeInViewport();
    await slider.getByRole("button", { name: "Next" }).click();
    await expect(slider).toContainText(`3 of ${projects.length}`);
    await slider.getByRole("region").focus();
    await page.keyboard.press("End");
    await expect(slider).toContainText(`${projects.length} of ${projects.length}`);
  });

test.describe("cases", () => {
  test("lead on to the next project and back, round and round", async ({ page }) => {
    const [one, next] = projects;
    await visit(page, one!.path);
    const turn = page.getByRole("navigation", { name: "Other projects" });
    await turn.getByRole("link", { name: new RegExp(next!.title) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(next!.title);
    await expect(page).toHaveURL(new RegExp(`${next!.path}$`));
    await turn.getByRole("link", { name: new RegExp(one!.title) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(one!.title);
  });

  test("a project answers under its name, and names one address as its own", async ({ page }) => {
    const { slug, path, title } = projects[0]!;
    await visit(page, PROJECT.replace(":slug", slug));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", new RegExp(`${path}$`));
  });

  test("an unknown project is not found", async ({ page, tolerate }) => {
    tolerate(/404/);
    const answer = await page.goto(PROJECT.replace(":slug", "the-one-that-never-was"));
    expect(answer?.status()).toBe(404);
  });

  // A site of one's own may tell all projects in another way.
  const isProcess = ({ layout }: { layout: string }) => layout === "process";
  const process = projects.find(isProcess);
  if (process)
    test("the test in one colour is moved by keys", async ({ page }) => {
      await visit(page, process.path);
      const line = page.getByRole("slider", { name: "How much of the colour is shown" });
      await line.focus();
      await page.keyboard.press("Home");
      await expect(line).toHaveAttribute("aria-valuetext", "100 per cent");
      await page.keyboard.press("End");
      await expect(line).toHaveAttribute("aria-valuetext", "0 per cent");
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
