import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parse } from "node-html-parser";
import { expect, it, onTestFinished } from "vitest";
import { sendForms, visitor } from "./sent-forms.ts";

it("sends each form once, with what it asks for, and names those that refuse", async () => {
  const sent: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      sent.push(`${request.url} ${body}`);
      response.writeHead(body.includes("form=visit") ? 422 : 303).end();
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const contact = `<form method="post"><input type="hidden" name="form" value="contact">
    <input name="email" type="email" required><textarea name="message" required></textarea><input name="trap"></form>`;
  const visit = `<form method="post" action="/visits"><input type="hidden" name="form" value="visit">
    <input type="date" name="day" required><input type="radio" name="way" value="walk"><input type="radio" name="way" value="train" checked><select name="room" required><option value="">Choose</option><option>Oak</option></select></form>`;
  const page = (path: string, html: string) => ({
    path,
    status: 200,
    policy: "",
    html,
    document: parse(html),
  });
  const refused = await sendForms([page("/contact", contact), page("/", contact + visit)], origin);
  const email = encodeURIComponent(visitor.email);
  expect(sent[0]).toBe(`/contact form=contact&email=${email}&message=Ada+Lovelace`);
  const visits = sent.slice(1);
  expect(visits[0]).toMatch(/^\/visits form=visit&day=\d{4}-\d\d-\d\d&way=train&room=Oak$/);
  // Another day each, as the first may be a holiday.
  expect(new Set(visits).size).toBe(7);
  expect(refused).toEqual(["visit"]);
});
