import { Hono } from "hono";
import type { Email } from "postal-mime";
import { site } from "#content/site.ts";
import type { AppEnv, AppParts } from "../context.ts";
import type { Settings } from "../env.ts";
import { html, type Html } from "../html.ts";
import { mailFolder } from "../mail/disk-transport.ts";
import { keptMailNames, readKeptMail } from "../mail/kept-mails.ts";

const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const LISTED = 200;

/** Kept mails may be read by whoever reaches the server, so only in development, or when nobody else can reach it. */
export function isDevMailOpen({ production, host, smtpUrl }: Settings): boolean {
  return !production || (smtpUrl === null && isLoopback(host));
}

/** `/dev/mail`: the mails that the disk transport kept. */
export function devMailRoutes({ settings }: AppParts) {
  const folder = mailFolder(settings.dataDir);
  const routes = new Hono<AppEnv>();

  routes.get("/", async (context) => {
    const names = (await keptMailNames(folder)).slice(0, LISTED);
    const mails = await Promise.all(
      names.map(async (name) => ({ name, ...(await readKeptMail(folder, name)) })),
    );
    return context.html(page("Kept mails", settings, list(mails)).toString(), 200, headers());
  });

  routes.get("/:name", async (context) => {
    const name = context.req.param("name");
    if (!(await keptMailNames(folder)).includes(name)) {
      return context.html(page("No such mail", settings, html``).toString(), 404, headers());
    }
    const mail = await readKeptMail(folder, name);
    return context.html(
      page(mail.subject ?? name, settings, view(mail)).toString(),
      200,
      headers(),
    );
  });

  return routes;
}

function headers() {
  return { "Content-Security-Policy": CSP, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
}

function page(title: string, settings: Settings, content: Html): Html {
  const reason = settings.production
    ? "This page answers because the server listens on this machine only and SMTP_URL is not set."
    : "This page answers in development only.";
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
            padding: 0.4rem 1rem 0.4rem 0;
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
        <p><a href="/dev/mail">Kept mails</a>. ${reason}</p>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

function list(mails: readonly (Email & { name: string })[]): Html {
  if (mails.length === 0) return html`<p>No mail has been kept yet.</p>`;
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
            <td><a href="/dev/mail/${mail.name}">${mail.subject ?? "(no subject)"}</a></td>
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
    <iframe title="The mail as HTML" sandbox srcdoc="${mail.html ?? ""}"></iframe>`;
}

function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function addresses(mail: Email): string {
  return (mail.to ?? []).map(({ address }) => address ?? "").join(", ");
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}
