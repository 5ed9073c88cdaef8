import { createHash } from "node:crypto";
import { fonts } from "#app/skins/fonts.ts";
import { footerNames, headerNames } from "#registry/page.ts";
import { checkedChoices, type Choices, extras } from "./choices.ts";
import {
  blogLists,
  caseNames,
  homes,
  informationNames,
  portfolioLists,
  postLookNames,
  shopLists,
} from "./offered.ts";

/** Choices by lot, the same for a seed: what somebody might choose, and what nobody would. */
export function drawnChoices(seed: string): Choices {
  const lot = (name: string) =>
    createHash("sha256").update(`${name} ${seed}`).digest().readUInt32BE() / 2 ** 32;
  const one = <Each>(name: string, from: readonly Each[]) =>
    from[Math.floor(lot(name) * from.length)]!;
  const some = <Each extends string>(share: number, from: readonly Each[]) =>
    from.filter((each) => lot(each) < share);
  const perhaps = <Each>(name: string, share: number, from: readonly Each[]) =>
    lot(`whether ${name}`) < share ? one(name, from) : null;
  return checkedChoices({
    name: one("name", [
      "Korn & Salz",
      "Lindholm",
      "O’Hara and Daughters",
      "Bäckerei Zwölf",
      "The Honourable Company of Sheffield Bakers",
    ]),
    home: one(
      "home",
      homes.map(({ name }) => name),
    ),
    pages: some(one("share", [0, 0.1, 0.3]), informationNames),
    blog: perhaps("blog", 0.4, blogLists),
    post: one("post", postLookNames),
    portfolio: perhaps("portfolio", 0.3, portfolioLists),
    case: perhaps("case", 0.5, caseNames),
    shop: perhaps("shop", 0.3, shopLists),
    extras: some(0.4, extras),
    header: perhaps("header", 0.25, headerNames),
    footer: perhaps("footer", 0.25, footerNames),
    colour: perhaps("colour", 0.5, ["#205090", "#a01030", "#118844", "#e8d020"]),
    mail: perhaps("mail", 0.5, ["hello@example.org", "reservations@muehle-am-fluss.example"]),
    place: lot("place") < 0.5 ? ["3 Mill Lane", "Galway", "Ireland"] : [],
    phone: perhaps("phone", 0.5, ["+353 91 555 017", "01507 555 014"]),
    tagline: perhaps("tagline", 0.5, ["Pies & loaves from a wood oven, since 1974"]),
    letters: perhaps("letters", 0.4, Object.keys(fonts)),
    currency: one("currency", ["EUR", "USD", "GBP", "CHF", "JPY", "HUF", "KWD"]),
    zone: one("zone", ["UTC", "Europe/Dublin", "America/New_York", "Asia/Tokyo"]),
  });
}
