import type { HTMLElement } from "node-html-parser";
import { DAY } from "#server/clock.ts";
import type { CrawledPage } from "../../../tests/support/crawl.ts";

/** A visitor, as the forms of the site are tried with one. */
export const visitor = { name: "Ada Lovelace", email: "visitor@check-mine.invalid" } as const;

/**
 * Sends each form of the site once, as somebody without script would who fills what is asked for, so that its mails are written.
 * @returns names of the forms that refused it: their mails were not seen.
 */
export async function sendForms(pages: Iterable<CrawledPage>, origin: string): Promise<string[]> {
  const forms = new Map<string, { path: string; form: HTMLElement }>();
  for (const { path, document } of pages)
    for (const form of document.querySelectorAll('form[method="post"]')) {
      const name = form.querySelector('input[name="form"]')?.getAttribute("value");
      if (name && !forms.has(name)) forms.set(name, { path, form });
    }
  const refused: string[] = [];
  for (const [name, { path, form }] of forms) {
    const address = new URL(form.getAttribute("action") || path, origin + path);
    const days = form.querySelector('input[type="date"]') ? DAYS : 1;
    let isTaken = false;
    for (let day = 0; day < days && !isTaken; day += 1) {
      const { status } = await fetch(address, {
        method: "POST",
        redirect: "manual",
        headers: { origin },
        body: new URLSearchParams(filled(form, day)),
      });
      isTaken = status < 400;
    }
    if (!isTaken) refused.push(name);
  }
  return refused;
}

/** Days that are tried one after the other: on one of a week somebody is there. */
const DAYS = 7;

/** @param day after tomorrow, for fields of dates. */
function filled(form: HTMLElement, day: number): [string, string][] {
  const fields = new Map<string, string>();
  for (const field of form.querySelectorAll("input, textarea, select")) {
    const name = field.getAttribute("name");
    const type = typeOf(field);
    const isAsked = field.hasAttribute("required") || ["hidden", "email"].includes(type);
    const isChosen = type === "radio" && field.hasAttribute("checked");
    if (name && (isAsked || isChosen) && !fields.has(name))
      fields.set(name, answerTo(field, type, day));
  }
  return [...fields];
}

function typeOf(field: HTMLElement): string {
  const tag = field.tagName.toLowerCase();
  return tag === "input" ? (field.getAttribute("type") ?? "text") : tag;
}

function answerTo(field: HTMLElement, type: string, day: number): string {
  const said = field.getAttribute("value");
  if (["hidden", "radio", "checkbox"].includes(type)) return said ?? "on";
  if (type === "email") return visitor.email;
  if (type === "select") return choicesOf(field).find((choice) => choice !== "") ?? "";
  if (type === "number") return field.getAttribute("min") ?? "1";
  if (type === "date") return dateIn(day + 1);
  return said || visitor.name;
}

/** Without a value an option sends its words. */
function choicesOf(select: HTMLElement): string[] {
  return select
    .querySelectorAll("option")
    .map((option) => option.getAttribute("value") ?? option.text.trim());
}

function dateIn(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
}
