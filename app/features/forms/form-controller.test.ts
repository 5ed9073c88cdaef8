import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { object, string } from "zod/mini";
import type { FormResult } from "./form-controller.ts";
import { ANSWER_TIME } from "./when-still-here.ts";

let window: EventTarget;

beforeEach(() => {
  window = new EventTarget();
  vi.stubGlobal("window", window);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A form without fields that the browser sends, and what its component is told. */
async function connected() {
  // What it imports listens to the window from its first line on.
  const { connectForm } = await import("./form-controller.ts");
  const submit = vi.fn();
  const form = { querySelectorAll: () => [], querySelector: () => null, submit };
  const outcomes: FormResult["status"][] = [];
  const controller = connectForm(form as unknown as HTMLFormElement, {
    schema: object({}),
    deliver: "document",
    left: new Set(),
    onChange: () => {},
    onOutcome: ({ status }) => outcomes.push(status),
  });
  return { controller, submit, outcomes };
}

it("is busy from the press until the page that answers is there", async () => {
  const { controller, submit, outcomes } = await connected();
  expect(await controller.submit()).toBe(true);
  expect(submit).toHaveBeenCalledOnce();
  expect(outcomes).toEqual(["submitting"]);
});

it("is free again for a visitor who comes back to the page as they left it", async () => {
  const { controller, outcomes } = await connected();
  await controller.submit();
  const shown = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted });
  window.dispatchEvent(shown(false));
  expect(outcomes).toEqual(["submitting"]);
  window.dispatchEvent(shown(true));
  expect(outcomes).toEqual(["submitting", "idle"]);
  await controller.submit();
  controller.disconnect();
  window.dispatchEvent(shown(true));
  expect(outcomes).toEqual(["submitting", "idle", "submitting"]);
});

it("is free again for a visitor who has stopped the page that was to answer", async () => {
  const { controller, outcomes } = await connected();
  vi.useFakeTimers();
  vi.advanceTimersByTime(ANSWER_TIME);
  expect(outcomes).toEqual([]);
  await controller.submit();
  vi.advanceTimersByTime(ANSWER_TIME);
  expect(outcomes).toEqual(["submitting", "idle"]);
});

it("has chosen of its lists, once it was sent, what they came with, and is empty else", async () => {
  const { connectForm } = await import("./form-controller.ts");
  const control = (name: string, type: string, first: string, value: string) => ({
    name,
    type,
    first,
    value,
    options: [],
    addEventListener: () => {},
  });
  const guests = control("guests", "select-one", "2", "4");
  const note = control("note", "textarea", "", "A quiet corner.");
  const controls = [guests, note];
  const form = {
    querySelectorAll: (selector: string) =>
      controls.filter(({ name }) => selector === `[name="${name}"]`),
    querySelector: (selector: string) =>
      selector.includes('select[name="guests"]') ? guests : null,
    reset: () => {
      for (const one of controls) one.value = one.first;
    },
  };
  const deliver = vi.fn(async () => ({ status: "success" }) as const);
  const controller = connectForm(form as unknown as HTMLFormElement, {
    schema: object({ guests: string(), note: string() }),
    deliver,
    left: new Set(),
    onChange: () => {},
    onOutcome: () => {},
  });
  await controller.submit();
  expect(deliver).toHaveBeenCalledWith({ guests: "4", note: "A quiet corner." });
  expect([guests.value, note.value]).toEqual(["2", ""]);
  await controller.submit();
  expect(deliver).toHaveBeenLastCalledWith({ guests: "2", note: "" });
});
