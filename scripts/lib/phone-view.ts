import type { Browser } from "playwright/test";

/** How a first visit feels on a slow phone. Times in ms since navigation. */
export interface PhoneView {
  firstPaint: number;
  largestPaint: number;
  /** What tasks took beyond 50 ms, from navigation to five seconds after load. */
  blocking: number;
  layoutShift: number;
  /** When the page's own code had taken over; infinite on a page without. */
  alive: number;
}

/** A mid-range phone on a slow mobile line, as Lighthouse has it. */
const PHONE = { width: 390, height: 844, pixels: 2, slower: 4, kilobits: 1600, latency: 150 };
const AFTER_LOAD = 5000;

interface Noted {
  blocking: number;
  layoutShift: number;
  largestPaint: number;
}

/** Opens an address as somebody who was never there, and watches it. */
export async function viewOnPhone(browser: Browser, address: string): Promise<PhoneView> {
  const context = await browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.pixels,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: PHONE.latency,
      downloadThroughput: (PHONE.kilobits * 1000) / 8,
      uploadThroughput: (PHONE.kilobits * 1000) / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE.slower });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: "load", timeout: 60_000 });
    return await page.evaluate(report, AFTER_LOAD);
  } finally {
    await context.close();
  }
}

/** In the page, before it begins: notes what the browser reports from then on. */
function watch(): void {
  const noted: Noted = { blocking: 0, layoutShift: 0, largestPaint: 0 };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe("longtask", ({ duration }) => (noted.blocking += duration - 50));
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) noted.layoutShift += value;
  });
  observe("largest-contentful-paint", ({ startTime }) => (noted.largestPaint = startTime));
  addEventListener("vitrine:alive", () => performance.mark("alive"));
  Object.assign(window, { noted });
}

/** In the page, once it is loaded: waits, then says what was noted. */
async function report(wait: number): Promise<PhoneView> {
  await new Promise((resolve) => setTimeout(resolve, wait));
  return {
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    ...(window as unknown as { noted: Noted }).noted,
    alive: performance.getEntriesByName("alive")[0]?.startTime ?? Number.POSITIVE_INFINITY,
  };
}
