import puppeteer, { type LaunchOptions, type Page } from "puppeteer-core";
import { launchOptions } from "../../support/chromium.ts";
import type { Engine, Tab } from "./tab.ts";

/** The system's Chromium, by its own protocol. */
export function startChromium(executablePath: string): Promise<Engine> {
  return start({ browser: "chrome", executablePath, args: launchOptions.args ?? [] });
}

/**
 * The system's Firefox, as Mozilla made it, by WebDriver BiDi. Its profile is a temporary one. Its scroll bars take room from the page, as
 * under Windows: of the tests' browsers the only ones that do.
 */
export function startFirefox(executablePath: string): Promise<Engine> {
  const extraPrefsFirefox = { "widget.gtk.overlay-scrollbars.enabled": false };
  return start({ browser: "firefox", executablePath, extraPrefsFirefox });
}

async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, headless: true, timeout: 60_000 });
  return {
    async newTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return tabOf(page, () => context.close());
    },
    stop: () => browser.close(),
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const complaints = listen(page);
  return {
    async goTo(url) {
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    /** Not `page.goBack`: in Firefox it waits in vain for a navigation when only the hash changes. */
    async back() {
      await page.evaluate("history.back()");
    },
    async reload() {
      await page.reload({ waitUntil: "domcontentloaded" });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    async keys(...keys) {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: () => Promise.resolve([...new Set(complaints)]),
    close,
  };
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn")
      complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${String(error)}`));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
