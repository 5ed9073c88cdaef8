import { expect, it, onTestFinished } from "vitest";
import { site } from "#content/site.ts";
import { textDirection } from "#shared/text-direction.ts";
import { html } from "../html.ts";
import { writeMail } from "./layout.ts";

it("writes text and HTML with everything in them, escaped", () => {
  const mail = writeMail({
    to: "ada@example.com",
    subject: "A & B",
    paragraphs: ["Hello <b>you</b>"],
    facts: [["Topic", `"quoted"`]],
    button: { label: "Go", href: "https://www.example.com/?a=1&b=2" },
    closing: "Small print",
    closingLink: { label: "Unsubscribe", href: "https://www.example.com/u" },
  });
  expect(mail.text).toContain("Hello <b>you</b>");
  expect(mail.text).toContain("https://www.example.com/?a=1&b=2");
  expect(mail.html).toContain("Hello &lt;b&gt;you&lt;/b&gt;");
  expect(mail.html).toContain(`href="https://www.example.com/?a=1&amp;b=2"`);
  expect(mail.html).toContain("&quot;quoted&quot;");
  for (const line of site.address) {
    expect(mail.text).toContain(line);
    expect(mail.html).toContain(html`${line}`.toString());
  }
});

it("is written in the direction of the site's language", () => {
  const { language } = site;
  onTestFinished(() => void (site.language = language));
  site.language = "ar";
  const { html: page } = writeMail({
    to: "ada@example.com",
    subject: "A",
    paragraphs: [],
    facts: [["B", "C"]],
  });
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page, "the gap stands between the columns").toMatch(
    /<th [^>]*style="padding:6px 0;padding-left:16px;/,
  );
  expect(page, "what people wrote goes by its own letters, on the site's side").toMatch(
    /<td dir="auto" [^>]*text-align:right;[^>]*>C</,
  );
});

it("keeps language, direction, colours and long words when a mail program puts it into a page of its own", () => {
  const { html: page } = writeMail({
    to: "ada@example.com",
    subject: "A",
    paragraphs: ["B"],
    facts: [["Address", "x".repeat(80)]],
  });
  // Such programs take the body's contents alone.
  const [, inside = ""] = /<body[^>]*>([^]*)<\/body>/.exec(page) ?? [];
  const [wrapper = ""] = /<div[^>]*>/.exec(inside) ?? [];
  for (const part of [
    `lang="${site.language}"`,
    `dir="${textDirection(site.language)}"`,
    "background:",
    "color:",
  ])
    expect(wrapper).toContain(part);
  expect(inside).toMatch(/<td [^>]*style="[^"]*overflow-wrap:anywhere[^"]*">x/);
});
