import { site } from "#content/site.ts";
import { textDirection } from "#shared/text-direction.ts";
import { html } from "../html.ts";
import type { Mail } from "./mail.ts";

export interface MailContent {
  to: string;
  subject: string;
  /** Paragraphs, shown one below the other. Line breaks inside are kept. */
  paragraphs: readonly string[];
  /** Label and value pairs, shown as a small table. */
  facts?: readonly (readonly [label: string, value: string])[];
  button?: { label: string; href: string };
  /** Small print above the postal address. */
  closing?: string;
  /** Link of the small print. */
  closingLink?: { label: string; href: string };
  replyTo?: string;
  listUnsubscribe?: string;
}

/** Writes a mail twice, as text and as HTML, in the site's one mail layout. All values are escaped. */
export function writeMail(content: MailContent): Mail {
  const { to, subject, replyTo, listUnsubscribe } = content;
  return {
    to,
    subject,
    text: asText(content),
    html: asHtml(content),
    ...(replyTo ? { replyTo } : {}),
    ...(listUnsubscribe ? { listUnsubscribe } : {}),
  };
}

function asText({ paragraphs, facts = [], button, closing, closingLink }: MailContent): string {
  const blocks = [
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    button ? `${button.label}:\n${button.href}` : "",
    "-- ",
    closing ?? "",
    closingLink ? `${closingLink.label}:\n${closingLink.href}` : "",
    site.address.join("\n"),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs in a browser take the body's contents alone: what holds for all of it is said there again. */
const ground = `background:#f3f4f6;color:#111827;${font};font-size:16px;line-height:1.6`;

function asHtml(content: MailContent): string {
  const language = site.language;
  const direction = textDirection(language);
  const { subject, paragraphs, facts = [], button, closing, closingLink } = content;
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;${ground}">
        <div lang="${language}" dir="${direction}" style="padding:32px 16px;${ground}">
          <div style="max-width:560px;margin:0 auto">
            <p style="margin:0 0 16px;font-weight:600;letter-spacing:.02em">${site.name}</p>
            <div
              style="padding:32px;background:#ffffff;border:1px solid #e5e7eb;border-radius:12px"
            >
              ${paragraphs.map((text) => html`<p style="margin:0 0 16px;white-space:pre-line">${text}</p>`)}
              ${facts.length > 0 ? factTable(facts, direction) : null}
              ${button ? buttonLink(button) : null}
            </div>
            <div style="padding:16px 4px;color:#4b5563;font-size:13px">
              ${closing ? html`<p style="margin:0 0 8px">${closing}</p>` : null}
              ${closingLink ? html`<p style="margin:0 0 8px"><a href="${closingLink.href}" style="color:#4b5563">${closingLink.label}</a></p>` : null}
              <p style="margin:0">${site.address.join(", ")}</p>
            </div>
          </div>
        </div>
      </body>
    </html> `.toString();
}

/** Not all mail programs know the logical sides. */
const ends = { ltr: "right", rtl: "left" } as const;
const starts = { ltr: "left", rtl: "right" } as const;

function factTable(facts: NonNullable<MailContent["facts"]>, direction: keyof typeof ends) {
  const gap = `padding:6px 0;padding-${ends[direction]}:16px`;
  // Names and addresses may be in another script than the site: they keep its side, and their own order.
  const written = `padding:6px 0;text-align:${starts[direction]};white-space:pre-line;overflow-wrap:anywhere`;
  const label = `${gap};color:#4b5563;text-align:start;vertical-align:top;font-weight:400`;
  return html`<table style="margin:0 0 16px;border-collapse:collapse;font-size:15px">
    ${facts.map(
      ([name, value]) =>
        html`<tr>
          <th scope="row" style="${label}">${name}</th>
          <td dir="auto" style="${written}">${value}</td>
        </tr>`,
    )}
  </table>`;
}

function buttonLink({ label, href }: NonNullable<MailContent["button"]>) {
  return html`<p style="margin:24px 0">
      <a
        href="${href}"
        style="display:inline-block;padding:12px 24px;border-radius:8px;background:#111827;color:#ffffff;text-decoration:none;font-weight:600"
        >${label}</a
      >
    </p>
    <p style="margin:0;color:#4b5563;font-size:13px;overflow-wrap:anywhere">${href}</p>`;
}
