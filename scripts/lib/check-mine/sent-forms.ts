import type { HTMLElement } from "node-html-parser";
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
    const answer = await fetch(address, {
      method: "POST",
      redirect: "manual",
      headers: { origin },
      body: new URLSearchParams(filled(form)),
    });
    if (answer.status >= 400) refused.push(name);
  }
  return refused;
}

function filled(form: HTMLElement): [string, string][] {
  const fields = new Map<string, string>();
  for (const field of form.querySelectorAll("input, textarea, select")) {
    const name = field.getAttribute("name");
    const isAsked = field.hasAttribute("required") || field.getAttribute("type") === "hidden";
    if (name && isAsked && !fields.has(name)) fields.set(name, answerTo(field));
  }
  return [...fields];
}

function answerTo(field: HTMLElement): string {
  const said = field.getAttribute("value");
  const type = field.getAttribute("type") ?? field.tagName.toLowerCase();
  if (["hidden", "radio", "checkbox"].includes(type)) return said ?? "on";
  if (type === "email") return visitor.email;
  if (type === "select")
    return field.querySelector('option[value]:not([value=""])')?.getAttribute("value") ?? "";
  if (type === "number") return field.getAttribute("min") ?? "1";
  if (type === "date") return field.getAttribute("min") ?? new Date().toISOString().slice(0, 10);
  return said || visitor.name;
}
