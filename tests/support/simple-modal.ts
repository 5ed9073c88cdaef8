import type { Page } from "playwright/test";

/** The page of a simple modal, and the modal and its trigger on it: any modal opens and closes as this one. */
export const simple = "/model-popup/simple-modal";
export const notice = (page: Page) =>
  page.getByRole("dialog", { name: "The kiln rests in August" });
export const noticeTrigger = (page: Page) =>
  page.getByRole("link", { name: "Read the August notice" });
