import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ANSWER_TIME, whenStillHere } from "./when-still-here.ts";

let window: EventTarget;
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

beforeEach(() => {
  window = new EventTarget();
  vi.stubGlobal("window", window);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("calls back when the browser brings the page back as it was left, once", () => {
  const act = vi.fn();
  whenStillHere(act);
  show(false);
  expect(act).not.toHaveBeenCalled();
  show(true);
  show(true);
  vi.advanceTimersByTime(ANSWER_TIME);
  expect(act).toHaveBeenCalledOnce();
});

it("calls back when no answer has come for a while, as where the visitor stopped it", () => {
  const act = vi.fn();
  whenStillHere(act);
  vi.advanceTimersByTime(ANSWER_TIME - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  show(true);
  expect(act).toHaveBeenCalledOnce();
});

it("is over when it is ended", () => {
  const act = vi.fn();
  whenStillHere(act)();
  show(true);
  vi.advanceTimersByTime(ANSWER_TIME);
  expect(act).not.toHaveBeenCalled();
});
