import { expect, it, vi } from "vitest";
import { stubBrowser } from "#tests/support/stub-browser.ts";
import { isLiked, keepLike, watchLikes } from "./likes.ts";

it("a like is kept in the browser, and told to the page", () => {
  const { localStorage } = stubBrowser();
  const told = vi.fn();
  const stop = watchLikes(told);
  keepLike(7, true);
  keepLike(9, true);
  expect(isLiked(7)).toBe(true);
  expect(localStorage.getItem("likes")).toBe("[7,9]");
  keepLike(7, false);
  expect(isLiked(7)).toBe(false);
  expect(told).toHaveBeenCalledTimes(3);
  stop();
});

it("where a browser keeps nothing, a like stands as long as the page", () => {
  const { localStorage } = stubBrowser();
  const kept = localStorage.setItem.bind(localStorage);
  localStorage.setItem = () => {
    throw new DOMException("It is full.", "QuotaExceededError");
  };
  const told = vi.fn();
  const stop = watchLikes(told);
  keepLike(7, true);
  expect(isLiked(7)).toBe(true);
  keepLike(7, false);
  expect(isLiked(7)).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
  stop();

  localStorage.setItem = kept;
  keepLike(9, true);
  expect(localStorage.getItem("likes")).toBe("[9]");
});
