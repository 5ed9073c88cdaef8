import { OFFER, PRICES, SERVICES, TEMPLATE } from "#content/addresses.ts";
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/support/site-test.ts";
import {
  alive,
  nextFrames,
  scrollPosition,
  visit,
  visitWithStoppedClock,
} from "#tests/support/visit.ts";

/** The startup home against the specification, points 1 to 4 and 9. */
const main = (page: Page) => page.getByRole("main");
const carousel = (page: Page) => main(page).locator('[aria-roledescription="carousel"]');
const slides = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]');
const posts = (page: Page) =>
  main(page)
    .getByRole("article")
    .filter({ has: page.locator("time") });

/** Brings the carousel near the view, where it starts to work, and waits until it does. */
async function startCarousel(page: Page): Promise<void> {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator(".swiper-initialized")).toBeAttached();
}

/** The slides inside the carousel's window once it is at rest, by the text of their heading. */
async function slidesInView(page: Page): Promise<string[]> {
  return carousel(page).evaluate(async (element) => {
    // A slide on its way is nowhere yet.
    const moving = element.getAnimations({ subtree: true });
    await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
    const window = element
      .querySelector(".swiper-initialized, .carousel_carousel")!
      .getBoundingClientRect();
    return [...element.querySelectorAll('[aria-roledescription="slide"]')]
      .filter((slide) => {
        const { left, right, width } = slide.getBoundingClientRect();
        return Math.min(right, window.right) - Math.max(left, window.left) > width / 2;
      })
      .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
      .map((slide) => slide.querySelector("h3")?.textContent ?? "");
  });
}

test("its sections stand in the specification's order", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/home-startup");
  const marks: readonly [string, Locator][] = [
    ["header", page.getByRole("banner")],
    ["hero", main(page).getByRole("heading", { level: 1 })],
    ["icons with text", main(page).getByText("Innovative business")],
    ["counters", main(page).getByText("Worldwide offices")],
    [
      "about, with a picture",
      main(page)
        .locator("section:has(img)")
        .filter({ hasNot: page.getByRole("heading", { level: 1 }) })
        .first(),
    ],
    ["carousel", carousel(page)],
    ["design services", main(page).getByRole("link", { name: /see all services/i })],
    [
      "process",
      main(page)
        .getByRole("listitem")
        .filter({ hasText: /listen/i })
        .first(),
    ],
    ["pricing", main(page).getByRole("tablist")],
    ["latest posts", posts(page).first()],
    ["subscribe", main(page).getByPlaceholder("Enter your email address")],
    ["footer", page.getByRole("contentinfo")],
  ];
  const tops: number[] = [];
  for (const [name, mark] of marks) {
    const top = await mark.evaluate(
      (element) => element.getBoundingClientRect().top + window.scrollY,
    );
    expect(
      top,
      `${name} stands below ${marks[tops.length - 1]?.[0] ?? "nothing"}`,
    ).toBeGreaterThanOrEqual(tops.at(-1) ?? 0);
    tops.push(top);
  }
});

test("the icons with text and the process have their three items", async ({ page }) => {
  await visit(page, "/home-startup");
  for (const title of ["Innovative business", "Expertly marketing", "Engaging audiences"]) {
    await expect(main(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  for (const address of [OFFER, SERVICES]) {
    await expect(main(page).locator(`li a[href="${address}"]`).first()).toBeVisible();
  }
  const process = main(page).locator("#process").getByRole("listitem");
  await expect(process).toHaveCount(3);
  for (const step of await process.all())
    await expect(step.getByRole("heading")).not.toHaveText("");
});

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
    const figure = main(page).locator("dl > div").filter({ hasText: label });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByText(value, { exact: true })).toBeAttached();
    // What is seen: in each window of the counter, the one face that is not cut off.
    await expect
      .poll(() =>
        figure.locator(".odometer_window").evaluateAll((windows) =>
          windows
            .map((window) => {
              const frame = window.getBoundingClientRect();
              const faces = [...window.querySelectorAll("span span")];
              return (
                faces.find((face) => Math.abs(face.getBoundingClientRect().top - frame.top) < 2)
                  ?.textContent ?? "?"
              );
            })
            .join(""),
        ),
      )
      .toBe(value.replace("+", ""));
  }
});

test("the counters are numbers on paper: their digits stand together", async ({ page }) => {
  await visit(page, "/home-startup");
  await page.emulateMedia({ media: "print" });
  const gaps = await main(page)
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

test("eight cards lead to what we offer, each named for itself", async ({ page }) => {
  await visit(page, "/home-startup");
  const links = slides(page).getByRole("link", { includeHidden: true });
  await expect(slides(page)).toHaveCount(8);
  await expect(links).toHaveCount(8);
  const names = new Set<string>();
  for (const slide of await slides(page).all()) {
    const link = slide.locator("a");
    await expect(link).toHaveAttribute("href", OFFER);
    names.add((await link.textContent()) ?? "");
    await expect(slide.locator("img")).toHaveAttribute("alt", /.+/);
    await expect(slide.locator("h3")).not.toHaveText("");
  }
  expect(names.size).toBe(8);
});

test("1, 2 or 4 of the cards fit, 30 px apart, also after the window has changed", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, "/home-startup");
  await startCarousel(page);
  for (const [width, perView] of [
    [390, 1],
    [767, 1],
    [768, 2],
    [991, 2],
    [992, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await slidesInView(page)).length, `${width} px`).toBe(perView);
    const boxes = await slides(page).evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .map(({ left, right }) => ({ left, right }))
        .toSorted((a, b) => a.left - b.left),
    );
    for (const [index, box] of boxes.slice(1).entries())
      expect(box.left - boxes[index]!.right, `${width} px`).toBeCloseTo(30, 0);
  }
});

test("the cards stand where they will stand before the script comes: nothing jumps", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/static/js/**", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/home-startup");
  const widthOf = () =>
    slides(page)
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().width);
  const heightOf = () =>
    carousel(page).evaluate((element) => element.getBoundingClientRect().height);
  const [width, height] = [await widthOf(), await heightOf()];
  release();
  await startCarousel(page);
  expect(Math.abs((await widthOf()) - width)).toBeLessThanOrEqual(1);
  expect(Math.abs((await heightOf()) - height)).toBeLessThanOrEqual(1);
});

test.describe("the carousel in motion", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("moves on every 3000 ms, in a loop, and interaction does not end it", async ({ page }) => {
    await visitWithStoppedClock(page, "/home-startup");
    await startCarousel(page);
    await page.mouse.move(5, 5);
    const seen = new Set<string>();
    const first = await slidesInView(page);
    await page.clock.runFor(2500);
    expect(await slidesInView(page), "not before 3000 ms").toEqual(first);
    for (let turn = 0; turn < 9; turn += 1) {
      const [before = ""] = await slidesInView(page);
      seen.add(before);
      await nextByItself(page, before);
    }
    expect(seen.size, "all eight came by, and it began again").toBe(8);

    await carousel(page).getByRole("button", { name: "Next slide" }).click();
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(1000);
    const [before = ""] = await slidesInView(page);
    await nextByItself(page, before);
  });

  test("its button stops it for good and starts it again", async ({ page }) => {
    await visitWithStoppedClock(page, "/home-startup");
    await startCarousel(page);
    await carousel(page).getByRole("button", { name: "Pause slideshow" }).click();
    await page.mouse.move(5, 5);
    const before = await slidesInView(page);
    await page.clock.runFor(10_000);
    expect(await slidesInView(page)).toEqual(before);
    await carousel(page).getByRole("button", { name: "Play slideshow" }).click();
    await page.mouse.move(5, 5);
    await nextByItself(page, before[0] ?? "");
  });

  test("pauses while the pointer is over it and while the focus is inside", async ({ page }) => {
    await visitWithStoppedClock(page, "/home-startup");
    await startCarousel(page);
    const link = slides(page).locator("a").first();
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    // A focused slide is brought into view in the next frame.
    await page.clock.runFor(100);
    const before = await slidesInView(page);
    await page.clock.runFor(10_000);
    expect(await slidesInView(page)).toEqual(before);
    await link.evaluate((element) => element.blur());
    await nextByItself(page, before[0] ?? "");

    const box = (await carousel(page).locator(".swiper-initialized").boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + 40);
    const [under] = await slidesInView(page);
    await page.clock.runFor(10_000);
    expect((await slidesInView(page))[0]).toBe(under);
  });

  test("keys that are not for it stay what they are", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/home-startup");
    await startCarousel(page);
    await nextFrames(page);
    const [first] = await slidesInView(page);
    await page.getByRole("banner").getByRole("link").first().focus();
    await page.keyboard.press("ArrowRight");
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("PageDown");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    expect((await slidesInView(page))[0]).toBe(first);
  });

  test("arrow keys move it only while it is in view", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/home-startup");
    await startCarousel(page);
    // It measures itself once more in its first frames.
    await nextFrames(page);
    const [first] = await slidesInView(page);
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await slidesInView(page))[0]).not.toBe(first);
    const [second] = await slidesInView(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await nextFrames(page);
    expect((await slidesInView(page))[0]).toBe(second);
  });

  test("does not move by itself where motion is reduced", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visitWithStoppedClock(page, "/home-startup");
    await startCarousel(page);
    const before = await slidesInView(page);
    await page.clock.runFor(10_000);
    expect(await slidesInView(page)).toEqual(before);
    await expect(carousel(page).getByRole("button", { name: "Play slideshow" })).toBeVisible();
  });
});

/** Lets the stopped clock run until the slide that leads has changed: at most one delay and one transition. */
async function nextByItself(page: Page, before: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(500);
        return (await slidesInView(page))[0];
      },
      { intervals: [10] },
    )
    .not.toBe(before);
}

test("six services, and a link to all of them, letter for letter", async ({ page }) => {
  await visit(page, "/home-startup");
  await expect(main(page).getByRole("link", { name: /^see all services$/i })).toHaveAttribute(
    "href",
    `${SERVICES}/`,
  );
});

const plans = {
  MONTHLY: [
    ["BASIC", "$9.99", 5, 2, 20],
    ["STANDARD", "$19.99", 10, 2, 40],
    ["PREMIUM", "$29.99", 20, 4, 60],
  ],
  YEARLY: [
    ["BASIC", "$90.99", 5, 2, 20],
    ["STANDARD", "$199.99", 10, 2, 40],
    ["PREMIUM", "$290.99", 20, 4, 60],
  ],
} as const;

test("prices by month first, by year on demand, with every figure", async ({ page }) => {
  await visit(page, "/home-startup");
  const monthly = page.getByRole("tab", { name: "MONTHLY", exact: true });
  const yearly = page.getByRole("tab", { name: "YEARLY", exact: true });
  await expect(monthly).toHaveAttribute("aria-selected", "true");
  await expectPlans(page, "MONTHLY");
  await yearly.click();
  await expect(yearly).toHaveAttribute("aria-selected", "true");
  await expectPlans(page, "YEARLY");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});

async function expectPlans(page: Page, term: keyof typeof plans): Promise<void> {
  const panel = page.getByRole("tabpanel", { name: term });
  for (const [title, price, domains, upload, storage] of plans[term]) {
    const plan = panel
      .locator("ul > li")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(plan.getByText(price, { exact: true })).toBeVisible();
    for (const feature of [`${domains} domains`, `${upload} GB upload`, `${storage} GB storage`])
      await expect(plan.getByText(feature)).toBeVisible();
    await expect(plan.getByText(/unlimited bandwidth/i)).toBeVisible();
    await expect(plan.getByText(/most popular/i)).toHaveCount(title === "STANDARD" ? 1 : 0);
    await expect(plan.getByRole("link")).toHaveAttribute("href", PRICES);
  }
}

test("the tabs work by keys", async ({ page }) => {
  await visit(page, "/home-startup");
  const monthly = page.getByRole("tab", { name: "MONTHLY", exact: true });
  const yearly = page.getByRole("tab", { name: "YEARLY", exact: true });
  await monthly.focus();
  await page.keyboard.press("ArrowRight");
  await expect(yearly).toBeFocused();
  await expectPlans(page, "YEARLY");
  await page.keyboard.press("ArrowRight");
  await expect(monthly).toBeFocused();
  await page.keyboard.press("End");
  await expect(yearly).toBeFocused();
  await page.keyboard.press("Home");
  await expect(monthly).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
});

test("at least six posts stand in 1, 2 or 3 columns", async ({ page }) => {
  await visit(page, "/home-startup");
  expect(await posts(page).count()).toBeGreaterThanOrEqual(6);
  for (const [width, columns] of [
    [575, 1],
    [576, 2],
    [991, 2],
    [992, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const starts = await posts(page).evaluateAll((articles) =>
      articles.map((article) => Math.round(article.getBoundingClientRect().left)),
    );
    expect(new Set(starts).size, `${width} px`).toBe(columns);
  }
  await expect(main(page).getByRole("navigation", { name: /pages|pagination/i })).toHaveCount(0);
});

test("the copyright line has the current year, the logo leads home, the credit to the author", async ({
  page,
}) => {
  await visit(page, "/home-startup");
  const footer = page.getByRole("contentinfo");
  // By the browser's clock, which may be in another year.
  const year = await page.evaluate(() => new Date().getFullYear());
  await expect(footer.getByText(new RegExp(`© ${year} `))).toBeVisible();
  await expect(footer.getByRole("link", { name: /home$/ })).toHaveAttribute("href", "/");
  await expect(footer.getByRole("link", { name: /a demo of/i })).toHaveAttribute("href", TEMPLATE);
});

test("a press on YEARLY 50 ms after first paint takes effect, once the page is alive", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // The page's code is held back until the press has been made.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/static/js/**", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/home-startup", { waitUntil: "commit" });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          list
            .getEntriesByName("first-contentful-paint")
            .forEach(({ startTime }) => resolve(startTime)),
        );
        observer.observe({ type: "paint", buffered: true });
      }),
  );
  await page.waitForFunction((time) => performance.now() >= time + 50, paint);
  await expect(page.locator("html[data-alive]")).toHaveCount(0);

  const yearly = page.getByRole("tab", { name: "YEARLY" });
  await yearly.click();
  release();
  await alive(page);
  await expect(yearly).toHaveAttribute("aria-selected", "true");
  await expect(
    page.getByRole("tabpanel", { name: "YEARLY" }).getByText("$90.99").first(),
  ).toBeVisible();
});

test("a change of hash alone is no route change: the target is scrolled to, the heading gets no focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/home-startup");
  await main(page).getByRole("link", { name: "See pricing" }).click();
  await expect(page).toHaveURL("/home-startup#pricing");
  await expect(page.locator("#pricing")).toBeInViewport();
  expect(await scrollPosition(page)).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
});

test("a hash from another page is scrolled to as well", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/home-consulting");
  await page.goto("/home-startup#pricing");
  await alive(page);
  await expect(page.locator("#pricing")).toBeInViewport();
});

for (const { name, width, motion, waits } of [
  { name: "768 px or wider", width: 768, motion: "no-preference", waits: true },
  { name: "narrower than 768 px", width: 767, motion: "no-preference", waits: false },
  { name: "wide, motion reduced", width: 1280, motion: "reduce", waits: false },
] as const) {
  test(`entrances ${waits ? "wait below the fold" : "are off"}: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.setViewportSize({ width, height: 700 });
    await visit(page, "/home-startup");
    const waiting = page.locator("[data-waiting], [data-state=wound]");
    if (waits) await expect(waiting).not.toHaveCount(0);
    else await expect(waiting).toHaveCount(0);
    // Whatever waits has arrived when it is scrolled to.
    const last = page.locator("[data-reveal]").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS("opacity", "1");
  });
}

test("what is wrong with an address is read out, and takes no room on screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/home-startup");
  const expectUnseen = async (form: Locator) => {
    await form.getByRole("button", { name: "Subscribe" }).click();
    const error = form.getByRole("alert");
    await expect(error).toHaveText("Field is required.");
    const { width, height } = (await error.boundingBox())!;
    expect(width * height).toBeLessThanOrEqual(4);
  };
  const field = page.getByPlaceholder("Enter your email address");
  await expectUnseen(main(page).locator("form").filter({ has: field }).last());
  await page.getByRole("button", { name: "Open side panel" }).click();
  await expectUnseen(page.getByRole("dialog", { name: "Side panel" }).locator("form"));
});
