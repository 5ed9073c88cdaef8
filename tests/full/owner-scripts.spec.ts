import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { ABOUT_US, CONTACT_FORM, PASSWORD_LINK, PRIVACY, SIGN_IN } from "#content/addresses.ts";
import type { OwnerScript } from "#shared/owner-script.ts";
import { pinnedNode, root, run } from "../../scripts/lib/project.mjs";
import { Copy } from "../../scripts/lib/tidy/copy.ts";
import { readTree } from "../../scripts/lib/tidy/tree.ts";
import { guideSettings } from "../support/guide-settings.ts";
import { accessibilityFaults } from "../support/accessibility.ts";
import { type Provider, startProvider } from "../support/script-providers.ts";
import { type SiteServer, startSiteServer } from "../support/site-server.ts";
import { alive } from "../support/visit.ts";

/*
 * The settings of the guide, copied into the project as an owner does, with hosts of this machine in the place of the providers'; the site
 * is built and served with them.
 */
let copy: Copy;
let site: SiteServer;
let providers: Record<"plausible" | "umami" | "matomo", Provider>;
const complaints: string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  // A copy of the project is made and built.
  test.setTimeout(900_000);
  providers = {
    plausible: await startProvider("plausible"),
    umami: await startProvider("umami"),
    matomo: await startProvider("matomo"),
  };
  const [, ...settings] = await guideSettings();
  const scripts: OwnerScript[] = settings.flatMap(({ scripts }) => scripts);
  expect(scripts.map(({ name }) => name)).toEqual(["Plausible", "Umami", "Matomo"]);
  const here = Object.entries(providers).reduce(
    (text, [name, { origin }]) => text.replaceAll(`https://${name}.example.com`, origin),
    JSON.stringify(scripts),
  );
  const tree = readTree(root);
  const file = "content/owner-scripts.ts";
  tree.set(file, tree.get(file)!.replace(/= \[\];\s*$/, `= ${here};\n`));
  copy = new Copy(root);
  copy.write(tree);
  const built = await run(pinnedNode(), ["scripts/build.mjs"], { cwd: copy.folder, quiet: true });
  expect(built.code, built.output).toBe(0);
  site = await startSiteServer({}, copy.folder);
});

test.afterAll(async () => {
  await site?.stop();
  copy?.remove();
  for (const provider of Object.values(providers ?? {})) provider.stop();
});

test.beforeEach(async ({ context }) => {
  complaints.length = 0;
  for (const { asked, counted } of Object.values(providers)) {
    asked.length = 0;
    counted.length = 0;
  }
  await watch(context);
});
test.afterEach(() => expect(complaints).toEqual([]));

async function watch(context: BrowserContext) {
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  context.on("weberror", (error) => complaints.push(error.error().message));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      console.error(`policy violation: ${effectiveDirective} blocked ${blockedURI}`);
    });
  });
}

const question = (page: Page) => page.getByRole("complementary", { name: /May Matomo/ });
const yesOf = (page: Page) => question(page).getByRole("button", { name: "Yes" });
const noOf = (page: Page) => question(page).getByRole("button", { name: "No" });
const at = (path: string) => site.url + path;

async function open(page: Page, path: string) {
  await page.goto(at(path));
  await alive(page);
}

/** Says no to the question, and waits for the page that comes: what ran before the answer ends with a reload. */
async function refuse(page: Page) {
  const reloaded = page.waitForEvent("load");
  await noOf(page).press("Enter");
  await reloaded;
  await alive(page);
}

/** Goes on as a visitor does, without a full load. */
async function follow(page: Page, path: string) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page
    .locator(`a[href^="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL((url) => url.pathname === path);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
}

test("before an answer nothing is asked of who needs one; the others count, also the next page", async ({
  page,
}) => {
  await open(page, ABOUT_US);
  await expect(question(page)).toBeVisible();
  const { plausible, umami, matomo } = providers;
  await expect.poll(() => plausible.counted).toEqual([at(ABOUT_US)]);
  await expect.poll(() => umami.counted).toEqual([at(ABOUT_US)]);
  await follow(page, PRIVACY);
  await expect.poll(() => plausible.counted).toEqual([at(ABOUT_US), at(PRIVACY)]);
  await expect.poll(() => umami.counted).toEqual([at(ABOUT_US), at(PRIVACY)]);
  await expect(question(page)).toBeVisible();
  expect(matomo.asked).toEqual([]);
});

test("after a yes it loads, counts this page and the next, and is not asked for again", async ({
  page,
}) => {
  const { matomo } = providers;
  await open(page, ABOUT_US);
  await yesOf(page).press("Enter");
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => matomo.counted).toEqual([at(ABOUT_US)]);
  await follow(page, PRIVACY);
  await expect.poll(() => matomo.counted).toEqual([at(ABOUT_US), at(PRIVACY)]);
  await page.reload();
  await expect.poll(() => matomo.counted).toEqual([at(ABOUT_US), at(PRIVACY), at(PRIVACY)]);
  await expect(question(page)).toBeHidden();
});

test("a no on the privacy policy ends all of them, and what they left goes", async ({
  page,
  context,
}) => {
  const { plausible, umami, matomo } = providers;
  await open(page, PRIVACY);
  await yesOf(page).click();
  await expect.poll(() => matomo.counted).toEqual([at(PRIVACY)]);
  const chapter = page.getByRole("region", { name: "Scripts of others" });
  await expect(chapter.getByRole("status")).toContainText("You said yes on");
  expect((await context.cookies()).some(({ name }) => name.startsWith("_pk_id"))).toBe(true);

  const reloaded = page.waitForEvent("load");
  await chapter.getByRole("button", { name: "No" }).click();
  await reloaded;
  await alive(page);
  await expect(chapter.getByRole("status")).toContainText("You said no on");
  expect((await context.cookies()).filter(({ name }) => name.startsWith("_pk"))).toEqual([]);
  for (const { asked } of [plausible, umami, matomo]) asked.length = 0;
  await open(page, ABOUT_US);
  await follow(page, PRIVACY);
  await expect(question(page)).toBeHidden();
  // What would load does so with the page's own parts: those of the next page came after it.
  await page.waitForLoadState("networkidle");
  expect([plausible, umami, matomo].flatMap(({ asked }) => asked)).toEqual([]);
});

test("a no to the question is kept, and changed to a yes later", async ({ page }) => {
  await open(page, ABOUT_US);
  await refuse(page);
  await expect(question(page)).toBeHidden();
  await open(page, PRIVACY);
  await expect(question(page)).toBeHidden();
  const chapter = page.getByRole("region", { name: "Scripts of others" });
  await expect(chapter.getByRole("status")).toContainText("You said no on");
  expect(providers.matomo.asked).toEqual([]);
  await chapter.getByRole("button", { name: "Yes" }).click();
  await expect.poll(() => providers.matomo.counted).toEqual([at(PRIVACY)]);
});

test("on the page that says what is learned, the way there leads down to it", async ({ page }) => {
  await open(page, PRIVACY);
  await question(page).getByRole("link").click();
  const chapter = page.locator(":target");
  await expect(chapter).toHaveId("scripts");
  await expect(chapter).toBeInViewport();
});

test("an answer about another list is none", async ({ page }) => {
  await open(page, ABOUT_US);
  await refuse(page);
  await page.evaluate(() => {
    const key = "owner-scripts";
    const { subject, ...rest } = JSON.parse(localStorage.getItem(key) ?? "") as {
      subject: string;
    };
    localStorage.setItem(
      key,
      JSON.stringify({ ...rest, subject: subject.replace("our own server", "a new owner") }),
    );
  });
  await page.reload();
  await expect(question(page)).toBeVisible();
});

for (const [signal, value] of [
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
] as const)
  test(`${signal} is a no that nobody has to repeat`, async ({ page }) => {
    await page.addInitScript(
      ([name, is]) => Object.defineProperty(Navigator.prototype, name, { get: () => is }),
      [signal, value] as const,
    );
    await open(page, PRIVACY);
    const chapter = page.getByRole("region", { name: "Scripts of others" });
    await expect(chapter.getByRole("status")).toContainText("asks not to be tracked");
    await expect(question(page)).toBeHidden();
    await page.waitForLoadState("networkidle");
    expect(Object.values(providers).flatMap(({ asked }) => asked)).toEqual([]);
  });

test("pages that are one visitor's own have none of them, however one comes there", async ({
  page,
}) => {
  const secret = `${PASSWORD_LINK}?of=somebody`;
  const everything = () => Object.values(providers).flatMap(({ counted }) => counted);
  await open(page, PASSWORD_LINK);
  await page.waitForLoadState("networkidle");
  expect(Object.values(providers).flatMap(({ asked }) => asked)).toEqual([]);

  await open(page, SIGN_IN);
  await yesOf(page).click();
  await expect.poll(() => providers.matomo.counted).toEqual([at(SIGN_IN)]);
  await expect.poll(() => providers.umami.counted).toEqual([at(SIGN_IN)]);
  // As the router does.
  const loaded = page.waitForEvent("load");
  await page.evaluate((path) => history.pushState(null, "", path), secret);
  await loaded;
  await expect(page).toHaveURL(at(secret));
  await alive(page);
  await page.waitForLoadState("networkidle");
  expect(everything().filter((url) => url.includes(PASSWORD_LINK))).toEqual([]);

  // On, and back into it by the history.
  await open(page, CONTACT_FORM);
  await expect.poll(() => providers.plausible.counted).toContain(at(CONTACT_FORM));
  await page.goBack();
  await page.waitForLoadState("networkidle");
  expect(everything().filter((url) => url.includes(PASSWORD_LINK))).toEqual([]);
});

test("what follows one of them learns the site alone, not the address", async ({ page }) => {
  await open(page, `${PASSWORD_LINK}?of=somebody`);
  // As a link does that is no page change of the router's: in another tab, or to a site's front page.
  await page.evaluate((path) => window.location.assign(path), ABOUT_US);
  await page.waitForURL(at(ABOUT_US));
  await expect.poll(() => providers.plausible.counted).toEqual([at(ABOUT_US)]);
  expect(await page.evaluate(() => document.referrer)).toBe(at("/"));
});

test("a no in one tab ends them in the others", async ({ page, context }) => {
  await open(page, ABOUT_US);
  await yesOf(page).click();
  await expect.poll(() => providers.matomo.counted).toEqual([at(ABOUT_US)]);
  const other = await context.newPage();
  await open(other, PRIVACY);
  const reloaded = page.waitForEvent("load");
  const chapter = other.getByRole("region", { name: "Scripts of others" });
  await chapter.getByRole("button", { name: "No" }).click();
  await reloaded;
  await alive(page);
  for (const { asked } of Object.values(providers)) asked.length = 0;
  await follow(page, PRIVACY);
  await page.waitForLoadState("networkidle");
  expect(Object.values(providers).flatMap(({ asked }) => asked)).toEqual([]);
});

test("without script nothing loads, and nothing is asked", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at(PRIVACY));
  await expect(page.getByRole("heading", { name: "Scripts of others" })).toBeVisible();
  await expect(page.getByText("Without JavaScript none of them is loaded.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Yes" })).toBeHidden();
  expect(Object.values(providers).flatMap(({ asked }) => asked)).toEqual([]);
  await context.close();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the question can be used by all, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, ABOUT_US);
    const boxes = await Promise.all([yesOf(page).boundingBox(), noOf(page).boundingBox()]);
    const [yes, no] = boxes;
    expect([yes?.width, yes?.height, yes?.y]).toEqual([no?.width, no?.height, no?.y]);
    expect(await accessibilityFaults(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await noOf(page).focus();
    await page.keyboard.press("Tab");
    await expect(yesOf(page)).toBeFocused();
  });
