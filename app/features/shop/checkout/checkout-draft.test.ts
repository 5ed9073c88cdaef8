import { describe, expect, it } from "vitest";
import { stubBrowser } from "#tests/support/stub-browser.ts";
import {
  forgetDraftOf,
  forgetDraftOfOthers,
  noteOrdered,
  readDraft,
  writeDraft,
} from "./checkout-draft.ts";

const typed = { city: "Paris", phone: "" };

describe("a draft of the checkout", () => {
  it("is whose it was, and forgotten when somebody else is there", () => {
    for (const [owner, other] of [
      ["a", "b"],
      ["a", null],
      [null, "a"],
    ] as const) {
      const { sessionStorage } = stubBrowser();
      writeDraft(owner, typed);
      expect(readDraft(owner)).toEqual(typed);
      expect(readDraft(other)).toEqual({});
      expect(sessionStorage.length).toBe(0);
    }
  });

  it("goes when its owner signs out, and a guest's when somebody signs in", async () => {
    const { sessionStorage } = stubBrowser();
    writeDraft("a", typed);
    await forgetDraftOfOthers(true);
    expect(readDraft("a")).toEqual(typed);
    await forgetDraftOfOthers(false);
    expect(sessionStorage.length).toBe(0);
    writeDraft(null, typed);
    await forgetDraftOfOthers(false);
    expect(readDraft(null)).toEqual(typed);
    await forgetDraftOfOthers(true);
    expect(sessionStorage.length).toBe(0);
  });

  it("goes with its own order, not with another one that is looked at", () => {
    stubBrowser();
    writeDraft(null, typed);
    forgetDraftOf("VI-1");
    noteOrdered("VI-2");
    forgetDraftOf("VI-1");
    expect(readDraft(null)).toEqual(typed);
    forgetDraftOf("VI-2");
    expect(readDraft(null)).toEqual({});
  });

  it("is none where something else is stored", () => {
    const { sessionStorage } = stubBrowser();
    for (const text of ["", "null", "7", "[]", '{"city":"Paris"}', '{"of":null,"fields":7}']) {
      sessionStorage.setItem("checkout", text);
      expect(readDraft(null), text).toEqual({});
    }
  });
});
