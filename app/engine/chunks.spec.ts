import type { Page, Request } from "playwright/test";
import { findPage } from "#registry/pages.ts";
import { hold } from "#tests/support/hold.ts";
import { demoLinks, pageWith } from "#tests/support/pages.ts";
import { expect, test } from "#tests/support/site-test.ts";
import {
  alive,
  nextFrames,
  scrollPosition,
  visit,
  visitWithStoppedClock,
} from "#tests/support/visit.ts";

/** Page code on demand, and what happens when it does not come: specification, points 2, 7, 8 and 9. */
const start = pageWith("app/demos/startup/bands/result-band/result-band.tsx", {
  header: "transparent-header",
});
/** A home page with another skin, which the menu leads to. */
const end = demoLinks.find(({ href }) => findPage(href)?.skin.name !== start?.skin.name);
const typed = "half an addr";

const kinds = ["script", "stylesheet", "data"] as const;

/** The files of a page that this one has not loaded: its module's, its skin's and its data's address, and what is said of them. */
async function filesOf(page: Page, path: string) {
  const routes = (await (await page.request.get("/routes.json")).json()) as Record<
    string,
    { module?: string }
  >;
  const script = routes[path]?.module ?? "";
  const html = await (await page.request.get(path)).text();
  const stylesheet =
    [
      ...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*data-precedence="skin"/g),
    ][0]?.[1] ?? "";
  expect(script).toMatch(/^\/static\/js\/.+\.js$/);
  expect(stylesheet).toMatch(/^\/static\/css\/.+\.css$/);
  const id = (address: string) => address.replace(/^.*\//, "").replace(/\.\w+$/, "");
  return {
    script,
    scriptId: id(script),
    stylesheet,
    data: `${path}.data`,
    failed: {
      script: `Loading chunk ${id(script)} failed`,
      stylesheet: `Loading CSS chunk ${id(stylesheet)} failed`,
      data: "Loading data failed",
    },
  };
}

async function skinOf(page: Page, path: string): Promise<string | undefined> {
  return /data-skin="([^"]+)"/.exec(await (await page.request.get(path)).text())?.[1];
}

function watch(page: Page, address: string): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.url().includes(address)) requests.push(request);
  });
  return requests;
}

/** A press without the pointer arriving first, which would start the load. */
async function press(page: Page, path: string): Promise<void> {
  await page.getByRole("banner").locator(`a[href="${path}"]`).first().dispatchEvent("click");
}

const notice = (page: Page, message: string) =>
  page.getByRole("status").filter({ hasText: message });

async function expectPageKept(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("main").getByPlaceholder("Enter your email address")).toHaveValue(
    typed,
  );
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
}

async function settleIn(page: Page): Promise<void> {
  await page.getByRole("main").getByPlaceholder("Enter your email address").fill(typed);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
}

test.beforeEach(({ tolerate }) => tolerate(/ERR_FAILED|Failed to load resource: net::/));

if (start && end) {
  const here = start.path;
  const there = end.href;

  /** The other page is behind this one, and its code has not come: after a reload only that of this page is there. */
  async function visitWithCodeOfHereAlone(page: Page): Promise<void> {
    await visit(page, there);
    await press(page, here);
    await expect(page).toHaveURL(here);
    await page.reload();
    await alive(page);
    await settleIn(page);
  }

  test("a page's code is loaded from static/js when it is wanted, not before", async ({ page }) => {
    await visit(page, here);
    const { script } = await filesOf(page, there);
    const requests = watch(page, script);
    await page.getByRole("banner").getByRole("button", { name: "Demos" }).click();
    expect(requests).toHaveLength(0);
    await page.getByRole("banner").getByRole("link", { name: end.label, exact: true }).hover();
    await expect.poll(() => requests.length).toBe(1);
    await page.getByRole("banner").getByRole("link", { name: end.label, exact: true }).click();
    await expect(page).toHaveURL(there);
    expect(requests).toHaveLength(1);
  });

  for (const kind of kinds) {
    test(`${kind} that cannot be loaded is named after one retry; page and typing stay`, async ({
      page,
    }) => {
      await visit(page, here);
      await settleIn(page);
      const files = await filesOf(page, there);
      const requests = watch(page, files[kind]);
      await page.route(`**${files[kind]}*`, (route) => route.abort());
      await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
      await press(page, there);

      const message = files.failed[kind];
      await expect(notice(page, message)).toBeVisible();
      expect(requests, "the load and one retry").toHaveLength(2);
      await expectPageKept(page, here);
      expect(await scrollPosition(page)).toBe(500);

      // The link is a full load: it works although the router could not go there.
      await page.unroute(`**${files[kind]}*`);
      await notice(page, message).getByRole("link", { name: "Open page anyway" }).click();
      await expect(page).toHaveURL(there);
      await alive(page);
      expect(await page.evaluate(() => "stayed" in window)).toBe(false);
    });
  }

  for (const kind of kinds) {
    test(`${kind} that comes at the second try shows nothing but the page`, async ({ page }) => {
      await visit(page, here);
      const files = await filesOf(page, there);
      await page.route(`**${files[kind]}*`, (route) => route.abort(), { times: 1 });
      await press(page, there);
      await expect(page).toHaveURL(there);
      await expect(page.locator(`html[data-skin="${await skinOf(page, there)}"]`)).toBeAttached();
      await expect(page.getByText(/Loading .*(?:chunk|data)/)).toHaveCount(0);
    });
  }

  test("an answer for data that is not the site's own keeps page and typing, too", async ({
    page,
    tolerate,
  }) => {
    tolerate(/status of 502|answered 502/);
    await visit(page, here);
    await settleIn(page);
    const { data, failed } = await filesOf(page, there);
    await page.route(`**${data}*`, (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
    await press(page, there);
    await expect(notice(page, failed.data)).toBeVisible();
    await expectPageKept(page, here);
  });

  for (const last of ["/", here])
    test(`${last} is shown if it was pressed last, whichever comes first`, async ({ page }) => {
      await visit(page, here);
      const { script } = await filesOf(page, there);
      const release = await hold(page, `**${script}*`);
      const asked = page.waitForRequest(`**${script}*`);
      await press(page, there);
      await asked;
      await press(page, last);
      await expect(page).toHaveURL(last);
      const came = page.waitForResponse(`**${script}*`);
      release();
      await came;
      await nextFrames(page);
      await expect(page).toHaveURL(last);
      await expect(page.locator("html[data-loading]")).toHaveCount(0);
    });

  test("Back and Forward while a page is on its way end where they end", async ({ page }) => {
    await visitWithCodeOfHereAlone(page);
    const { script, failed } = await filesOf(page, there);
    await page.route(`**${script}*`, (route) => route.abort());
    const asked = page.waitForRequest(`**${script}*`);
    await page.evaluate(() => window.history.back());
    await asked;
    await page.evaluate(() => window.history.forward());
    await expectPageKept(page, here);
    await page.unroute(`**${script}*`);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(there);
    await expect(notice(page, failed.script)).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("what could not be loaded is tried again in place", async ({ page }) => {
    await visit(page, here);
    await settleIn(page);
    const { script, scriptId } = await filesOf(page, there);
    await page.route(`**${script}*`, (route) => route.abort());
    await press(page, there);
    const again = notice(page, scriptId).getByRole("button", { name: "Try again" });
    await again.click();
    await expect(again).toBeVisible();
    await page.unroute(`**${script}*`);
    await again.click();
    await expect(page).toHaveURL(there);
    await expect(notice(page, scriptId)).toHaveCount(0);
    expect(await page.evaluate(() => "stayed" in window), "without a full load").toBe(true);
  });

  test("what takes its time shows a bar until the page is there; what is quick shows none", async ({
    page,
  }) => {
    await visit(page, here);
    const { script } = await filesOf(page, there);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**${script}*`, async (route) => {
      await held;
      await route.fallback();
    });
    await press(page, there);
    const bar = page.locator("html[data-loading]");
    await expect(bar).toBeAttached();
    expect(await bar.evaluate((html) => getComputedStyle(html, "::before").blockSize)).toBe("3px");
    release();
    await expect(page).toHaveURL(there);
    await expect(bar).toHaveCount(0);
  });

  test("a notice can be put away, and goes when the next page can be loaded", async ({ page }) => {
    await visit(page, here);
    const { script, scriptId } = await filesOf(page, there);
    await page.route(`**${script}*`, (route) => route.abort());
    await press(page, there);
    await notice(page, scriptId).getByRole("button", { name: "Stay on this page" }).click();
    await expect(notice(page, scriptId)).toHaveCount(0);
    await press(page, there);
    await expect(notice(page, scriptId)).toBeVisible();
    await press(page, "/");
    await expect(page).toHaveURL("/");
    await expect(notice(page, scriptId)).toHaveCount(0);
  });

  test("what had the focus before a notice has it again when the notice goes", async ({ page }) => {
    await visit(page, here);
    const { script, scriptId } = await filesOf(page, "/");
    await page.route(`**${script}*`, (route) => route.abort());
    const link = page.getByRole("banner").locator('a[href="/"]').first();
    await link.press("Enter");
    for (const name of ["Try again", "Stay on this page"]) {
      await notice(page, scriptId).getByRole("button", { name }).press("Enter");
      await expect(link).toBeFocused();
    }
    await expect(notice(page, scriptId)).toHaveCount(0);
  });

  test("Back and Forward to a page whose code is gone keep the page on screen", async ({
    page,
  }) => {
    await visitWithCodeOfHereAlone(page);
    const { script, scriptId } = await filesOf(page, there);
    await page.route(`**${script}*`, (route) => route.abort());
    await page.evaluate(() => window.history.back());
    await expect(notice(page, `Loading chunk ${scriptId} failed`)).toBeVisible();
    await expectPageKept(page, here);
    await expect(notice(page, scriptId).getByRole("link")).toHaveAttribute("href", there);

    await page.unroute(`**${script}*`);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(there);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("a load that never ends is given up after 120000 ms", async ({ page }) => {
    await visitWithStoppedClock(page, here);
    await settleIn(page);
    const { script, scriptId } = await filesOf(page, there);
    const requests = watch(page, script);
    await page.route(`**${script}*`, () => new Promise(() => undefined));
    await press(page, there);
    await expect.poll(() => requests.length).toBe(1);
    await page.clock.fastForward(119_990);
    await expect(notice(page, scriptId)).toHaveCount(0);
    await page.clock.fastForward(11);
    await expect(notice(page, `Loading chunk ${scriptId} failed`)).toBeVisible();
    await expectPageKept(page, here);
  });

  test("so is the code that loads pages", async ({ page }) => {
    await visitWithStoppedClock(page, here);
    await settleIn(page);
    const requests = watch(page, "/prepare-page-");
    await page.route(/\/prepare-page-[^/]+\.js$/, () => new Promise(() => undefined));
    await press(page, there);
    await expect.poll(() => requests.length).toBe(1);
    await page.clock.fastForward(119_990);
    await expect(notice(page, "prepare-page")).toHaveCount(0);
    await page.clock.fastForward(11);
    await expect(notice(page, "Loading chunk prepare-page failed")).toBeVisible();
    await expectPageKept(page, here);
  });

  test("the list of all routes is no part of the first view, and comes once", async ({ page }) => {
    const requests = watch(page, "/routes.json");
    await visit(page, here);
    expect(requests).toHaveLength(0);
    const demos = page.getByRole("banner").getByRole("button", { name: "Demos" });
    await demos.click();
    await page.getByRole("banner").getByRole("link", { name: end.label, exact: true }).click();
    await expect(page).toHaveURL(there);
    await page.goBack();
    await expect(page).toHaveURL(here);
    expect(requests).toHaveLength(1);
  });

  test("without the list of routes the page stays, says so, and offers the full load", async ({
    page,
  }) => {
    await visit(page, here);
    await settleIn(page);
    await page.route("**/routes.json*", (route) => route.abort());
    await press(page, there);
    await expect(notice(page, "Loading chunk routes failed")).toBeVisible();
    await expectPageKept(page, here);
    await notice(page, "Loading chunk routes failed")
      .getByRole("link", { name: "Open page anyway" })
      .click();
    await expect(page).toHaveURL(there);
    await alive(page);
  });

  test("a page of an older build goes to the next one by a full load", async ({ page }) => {
    await visit(page, here);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.route("**/routes.json*", (route) =>
      route.fulfill({ json: { version: { id: "another build" } } }),
    );
    await press(page, there);
    await expect(page).toHaveURL(there);
    await alive(page);
    expect(await page.evaluate(() => "stayed" in window)).toBe(false);
  });
}
