import { describe, expect, it, vi } from "vitest";
import { stubBrowser } from "#tests/support/stub-browser.ts";
import { isAgreed, setAgreed, watchAgreement } from "./agreement.ts";

/** What a frame of YouTube's is told, until it is taken off the page. */
function watchYoutube() {
  const told = vi.fn<(agreed: boolean) => void>();
  return { told, stop: watchAgreement("youtube", told) };
}

describe("a visitor's word", () => {
  it("is kept for each provider by itself", () => {
    stubBrowser();
    setAgreed("youtube", true);
    setAgreed("vimeo", true);
    setAgreed("youtube", false);
    expect(isAgreed("youtube")).toBe(false);
    expect(isAgreed("vimeo")).toBe(true);
  });

  it("reaches everything on the page that loads from this provider, given and taken back", () => {
    stubBrowser();
    const [first, second] = [watchYoutube(), watchYoutube()];
    setAgreed("vimeo", true);
    setAgreed("youtube", true);
    setAgreed("youtube", false);
    for (const { told, stop } of [first, second]) {
      expect(told.mock.calls).toEqual([[true], [false]]);
      stop();
    }
    setAgreed("youtube", true);
    expect(first.told).toHaveBeenCalledTimes(2);
  });

  it("counts once where the browser keeps nothing, and can be taken back there too", () => {
    const { sessionStorage } = stubBrowser();
    sessionStorage.setItem = () => {
      throw new Error("Storage is blocked.");
    };
    const { told, stop } = watchYoutube();
    setAgreed("youtube", true);
    expect(isAgreed("youtube")).toBe(false);
    expect(told).not.toHaveBeenCalled();
    setAgreed("youtube", false);
    expect(told.mock.calls).toEqual([[false]]);
    stop();
  });
});
