import { brotliCompressSync } from "node:zlib";
import type { CDPSession, Page } from "playwright/test";

/** What a first visit transfers, in kB (1000 bytes): bodies as they travel, compressed, without headers; and how it feels. */
export interface FirstView {
  html: number;
  /** Of the page itself: the styles that it brings, as they would travel alone. */
  firstStyles: number;
  js: number;
  css: number;
  fonts: number;
  fontFiles: number;
  images: number;
  largestImage: number;
  total: number;
  requests: number;
  /** Requests for scripts that started before first contentful paint. */
  earlyScripts: number;
  /** Sum of all layout shifts without input. */
  layoutShift: number;
  /** First and largest contentful paint, ms. They depend on the machine: for benchmarks, not for asserts. */
  firstPaint: number;
  largestPaint: number;
}

/** "First view" is all bytes until this long after `load`, without scrolling. */
const AFTER_LOAD = 2000;

interface Transfer {
  url: string;
  type: string;
  bytes: number;
  headers: number;
}

/** Opens a path with an empty cache and measures it. The page's size and scheme are the caller's choice. */
export async function measureFirstView(page: Page, path: string): Promise<FirstView> {
  const { view } = await openFirstView(page, path);
  return view;
}

/** The same, answering once the page is loaded: what is left is waiting for what it may ask for afterwards. */
export async function openFirstView(
  page: Page,
  path: string,
): Promise<{ view: Promise<FirstView> }> {
  const session = await page.context().newCDPSession(page);
  const transfers = await recordTransfers(session);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(path, { waitUntil: "load" });
  return { view: rest() };

  async function rest(): Promise<FirstView> {
    const times = await page.evaluate(observe, AFTER_LOAD);
    const forOthers = await page
      .locator('link[media="print"], link[media^="(forced-colors: active)"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const firstStyles = await firstStylesOf(session, transfers);
    await session.detach();
    return { ...sizesOf([...transfers.values()], forOthers), firstStyles, ...times };
  }
}

async function firstStylesOf(
  session: CDPSession,
  transfers: ReadonlyMap<string, Transfer>,
): Promise<number> {
  const [requestId] = [...transfers].find(([, { type }]) => type === "Document") ?? [];
  if (!requestId) return 0;
  const { body } = await session.send("Network.getResponseBody", { requestId });
  const [, styles = ""] = /<style id="first-styles"[^>]*>([^]*?)<\/style>/.exec(body) ?? [];
  return styles === "" ? 0 : brotliCompressSync(styles).length / 1000;
}

type Sizes = Omit<FirstView, keyof Times | "firstStyles">;

/** @param forOthers stylesheets for paper and for what readers ask of colours, which no other screen waits for: browsers bring them last. They count in the total. */
function sizesOf(transfers: readonly Transfer[], forOthers: readonly string[]): Sizes {
  const sizes = (wanted: string) =>
    transfers
      .filter(({ type, url }) => type === wanted && !forOthers.includes(url))
      .map(({ bytes }) => bytes / 1000);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const images = sizes("Image");
  return {
    html: sum(sizes("Document")),
    js: sum(sizes("Script")),
    css: sum(sizes("Stylesheet")),
    fonts: sum(sizes("Font")),
    fontFiles: sizes("Font").length,
    images: sum(images),
    largestImage: Math.max(0, ...images),
    total: sum(transfers.map(({ bytes }) => bytes / 1000)),
    requests: transfers.length,
  };
}

async function recordTransfers(session: CDPSession): Promise<ReadonlyMap<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  const known = new Set<string>();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    // What a page in a frame asks for again comes out of the browser's cache, which is only off so that the first visit is one.
    if (!/^https?:/.test(response.url) || known.has(response.url)) return;
    known.add(response.url);
    transfers.set(requestId, {
      url: response.url,
      type,
      bytes: 0,
      headers: response.encodedDataLength,
    });
  });
  // Bodies as they travel; headers are the server's business and the same for every framework.
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  // The document's own bytes are only told at its end.
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes ||= Math.max(0, encodedDataLength - transfer.headers);
  });
  return transfers;
}

type Times = Pick<FirstView, "earlyScripts" | "layoutShift" | "firstPaint" | "largestPaint">;

/** In the page: waits, on a busy machine until its scripts have come, then reads what the browser has noted since it was opened. */
async function observe(wait: number): Promise<Times> {
  const noted = <Entry extends PerformanceEntry>(type: string) => {
    const entries: Entry[] = [];
    new PerformanceObserver((list) => entries.push(...(list.getEntries() as Entry[]))).observe({
      type,
      buffered: true,
    });
    return entries;
  };
  const shifts = noted<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
    "layout-shift",
  );
  const largest = noted("largest-contentful-paint");
  const until = performance.now() + wait;
  // What is waited for is that nothing more happens, which nothing announces.
  while (performance.now() < until || !("alive" in document.documentElement.dataset))
    await new Promise((resolve) => setTimeout(resolve, 50));
  const firstPaint =
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
  return {
    earlyScripts: performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < firstPaint).length,
    layoutShift: shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0),
    firstPaint,
    largestPaint: largest.at(-1)?.startTime ?? firstPaint,
  };
}
