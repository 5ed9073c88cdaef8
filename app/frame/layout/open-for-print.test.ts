import { expect, onTestFinished, test, vi } from "vitest";
import { openForPrint } from "./open-for-print.ts";

/** A page with these disclosures, in a browser whose stylesheets reach what a closed one holds, or do not. */
function stubPage(reaches: boolean, ...all: { open: boolean; name: string }[]): EventTarget {
  const page = new EventTarget();
  const disclosures = all.map((one) =>
    Object.assign(one, { removeAttribute: () => void (one.name = "") }),
  );
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("CSS", { supports: (of: string) => reaches && of.includes("::details-content") });
  vi.stubGlobal("document", { querySelectorAll: () => disclosures.filter(({ open }) => !open) });
  onTestFinished(() => void vi.unstubAllGlobals());
  return page;
}

test("what is closed is open while the page is printed, and closed again", () => {
  const [closed, open] = [
    { open: false, name: "" },
    { open: true, name: "" },
  ];
  const page = stubPage(false, closed, open);
  openForPrint();
  for (const print of ["first", "again"]) {
    page.dispatchEvent(new Event("beforeprint"));
    expect([closed.open, open.open], print).toEqual([true, true]);
    page.dispatchEvent(new Event("afterprint"));
    expect([closed.open, open.open], print).toEqual([false, true]);
  }
});

test("those that close each other do not meanwhile", () => {
  const closed = { open: false, name: "questions" };
  const page = stubPage(false, closed);
  openForPrint();
  page.dispatchEvent(new Event("beforeprint"));
  expect(closed).toMatchObject({ open: true, name: "" });
  page.dispatchEvent(new Event("afterprint"));
  expect(closed).toMatchObject({ open: false, name: "questions" });
});

test("where the stylesheet for paper reaches them, all stay as they are", () => {
  const closed = { open: false, name: "" };
  const page = stubPage(true, closed);
  openForPrint();
  page.dispatchEvent(new Event("beforeprint"));
  expect(closed.open).toBe(false);
});
