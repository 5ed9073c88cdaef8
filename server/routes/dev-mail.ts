import { Hono } from "hono";
import type { Email } from "postal-mime";
import { site } from "#content/site.ts";
import { basePathOf } from "#shared/base-path.mjs";
import type { AppParts } from "../app-parts.ts";
import type { AppEnv } from "../context.ts";
import { html, type Html } from "../html.ts";
import { mailFolder } from "../mail/disk-transport.ts";
import { keptMailNames, readKeptMail } from "../mail/kept-mails.ts";
import { mayReadKeptMail } from "./kept-mail-access.ts";

const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const LISTED = 200;

/**
 * `/dev/mail/KEY`: the mails that the disk transport kept. Whoever may not read them meets an address that leads nowhere, as without
 * these routes.
 */
export function devMailRoutes({ settings }: AppParts, key: string) {
  const folder = mailFolder(settings.dataDir);
  const home = `${basePathOf(settings.publicUrl)}/dev/mail/${key}`;
  const routes = new Hono<AppEnv>();

  routes.get("/:key", async (context, next) => {
    if (!mayReadKeptMail(context, key)) return next();
    const names = (await keptMailNames(folder)).slice(0, LISTED);
    const mails = await Promise.all(
      names.map(async (name) => ({ name, ...(await readKeptMail(folder, name)) })),
    );
    return context.html(page("Saved emails", home, list(mails, home)).toString(), 200, headers);
  });

  routes.get("/:key/:name", async (context, next) => {
    if (!mayReadKeptMail(context, key)) return next();
    const name = context.req.param("name");
    if (!(await keptMailNames(folder)).includes(name)) {
      return context.html(page("Email not found", home, html``).toString(), 404, headers);
    }
    const mail = await readKeptMail(folder, name);
    return context.html(page(mail.subject ?? name, home, view(mail)).toString(), 200, headers);
  });

  return routes;
}

const headers = {
  "Content-Security-Policy": CSP,
  "Cache-Control": "no-store",
  // The address is the key: no link in a mail is told of it.
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

function page(title: string, home: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title} · ${site.name}</title>
        <style>
          :root {
            color-scheme: light dark;
            font:
              16px/1.5 system-ui,
              sans-serif;
          }
          body {
            max-inline-size: 60rem;
            margin: 2rem auto;
            padding-inline: 1rem;
          }
          table {
            border-collapse: collapse;
            inline-size: 100%;
          }
          th,
          td {
            padding-block: 0.4rem;
            padding-inline: 0 1rem;
            text-align: start;
            vertical-align: top;
            overflow-wrap: anywhere;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
          iframe {
            inline-size: 100%;
            block-size: 40rem;
            border: 1px solid;
            background: #fff;
          }
        </style>
      </head>
      <body>
        <p>
          <a href="${home}">Saved emails</a>. They are saved because SMTP_URL is not set, and shown
          on this machine alone, under an address that changes with each start.
        </p>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

function list(mails: readonly (Email & { name: string })[], home: string): Html {
  if (mails.length === 0) return html`<p>No emails yet.</p>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Time (UTC)</th>
        <th scope="col">To</th>
        <th scope="col">Subject</th>
      </tr>
    </thead>
    <tbody>
      ${mails.map(
        (mail) =>
          html`<tr>
            <td>${mail.date ?? ""}</td>
            <td>${addresses(mail)}</td>
            <td><a href="${home}/${mail.name}">${mail.subject ?? "(no subject)"}</a></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The text with its links to press, then the HTML in a frame that can do nothing. */
function view(mail: Email): Html {
  return html`<table>
      ${mail.headers.map(
        ({ originalKey, value }) =>
          html`<tr>
            <th scope="row">${originalKey}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </table>
    <h2>Text</h2>
    <pre>${linked(mail.text ?? "")}</pre>
    <h2>HTML</h2>
    <iframe title="The email as HTML" sandbox srcdoc="${mail.html ?? ""}"></iframe>`;
}

function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function addresses(mail: Email): string {
  return (mail.to ?? []).map(({ address }) => address ?? "").join(", ");
}
