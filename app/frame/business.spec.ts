import { footerLetter } from "#content/footer-letter.ts";
import { greeting, site } from "#content/site.ts";
import * as words from "#app/frame/words.ts";
import { homePaths } from "#tests/support/pages.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";

/** What is compared can be read without script, and sooner. */
test.use({ javaScriptEnabled: false });

const [demoOf = ""] = words.demoOf.split("{");

for (const path of pathsInTurn(import.meta.filename, homePaths))
  test(`${path} says of its business the same from the first screen to the last`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const { main, frame, letters, phones, mails, hours, told } = await page.evaluate(factsOf);
    const whole = main + frame;
    // One that became the owner's own says what the owner's footer says.
    test.skip(!frame.includes(demoOf), "no invented business");

    const owners = [site.phone.display, site.email, ...site.address.slice(1, 3)];
    for (const word of owners) expect.soft(whole, "of the site's owner").not.toContain(word);
    const said = [greeting, footerLetter].flatMap((letter) => Object.values(letter));
    for (const word of said)
      expect.soft(letters, "the letter of the site's owner").not.toContain(word);

    const currencies = [...new Set(whole.match(/[€£$¥]|\bkr\b|\bCHF\b/g) ?? [])];
    expect.soft(currencies.length, `currencies: ${currencies.join(" ")}`).toBeLessThan(2);

    const hosts = new Set(mails.map((mail) => mail.split(/[@?]/)[1]));
    expect.soft([...hosts], "hosts of mail addresses").toHaveLength(1);
    if (phones.main.length > 0)
      for (const phone of phones.frame) expect.soft(phones.main, "telephones").toContain(phone);

    for (const { days, open } of hours)
      if (main.includes(days))
        expect.soft(main.toLowerCase(), `hours, ${days}`).toContain(open.toLowerCase());

    for (const fact of told.facts)
      expect.soft(plain(whole), "what search engines are told").toContain(plain(fact));
    for (const place of told.places)
      expect.soft(plain(frame), "where search engines are told that it is").toContain(plain(place));
  });

/** Telephones and streets are compared however their parts are kept together, or on lines of their own. */
const plain = (text: string) => text.replaceAll(/[\s,]/g, "");

/** In the page: what it says of a business, in its bands, in its header and footer and in what opens over it. */
function factsOf() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const textOf = (selector: string) =>
    all(selector)
      .map(({ textContent }) => textContent)
      .join(" ")
      .replace(/\s+/g, " ");
  const linksTo = (scheme: string, place: string) => [
    ...new Set(
      all(`${place} a[href^="${scheme}:"]`).map((link) =>
        link.getAttribute("href")!.slice(scheme.length + 1),
      ),
    ),
  ];
  const frame = ":is([data-site-header], [data-site-footer])";
  const told = { facts: [] as string[], places: [] as string[] };
  const collect = (value: unknown, isNamed: boolean) => {
    if (Array.isArray(value)) for (const one of value) collect(one, isNamed);
    else if (typeof value === "object" && value !== null)
      for (const [key, fact] of Object.entries(value)) {
        if (["founder", "performer", "employee"].includes(key)) collect(fact, true);
        if (["address", "location"].includes(key)) collect(fact, false);
        if (typeof fact !== "string") continue;
        if (["email", "telephone", "foundingDate"].includes(key) || (isNamed && key === "name"))
          told.facts.push(fact);
        if (["streetAddress", "postalCode", "addressLocality"].includes(key))
          told.places.push(fact);
      }
  };
  for (const { textContent } of all('script[type="application/ld+json"]'))
    collect(JSON.parse(textContent), true);
  return {
    main: textOf("main"),
    frame: textOf(frame),
    letters: textOf(`dialog, ${frame}`),
    phones: { main: linksTo("tel", "main"), frame: linksTo("tel", frame) },
    mails: linksTo("mailto", "body"),
    hours: all("[data-site-footer] dt").map((days) => ({
      days: days.textContent,
      open: days.nextElementSibling?.textContent ?? "",
    })),
    told,
  };
}
