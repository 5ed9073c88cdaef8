import { standIns } from "#content/stand-ins.ts";
import { palettes } from "#app/skins/palette.ts";
import { sentence } from "#shared/sentence.ts";
import type { Tree } from "../tidy/tree.ts";
import type { Choices } from "./choices.ts";
import { skinOf } from "./looks.ts";
import { setConstant } from "./syntax.ts";

const SITE = "content/site.ts";

/** In which dates, numbers and capitals are written: `locale` of the site that is made. */
export const LOCALE = "en-GB";

/** Facts of the owner, with what stands in for those that are missing. */
export function factsOf({ tagline, place, mail, phone }: Choices) {
  return {
    tagline: tagline ?? standIns.tagline,
    place: place.length > 0 ? place : standIns.place,
    mail: mail ?? standIns.mail,
    phone: phone ?? standIns.phone,
  };
}

/** Writes who the owner is, and leaves out what the showcase says of itself. Changes the tree. */
export function setFacts(tree: Tree, choices: Choices): void {
  const { name, currency, zone } = choices;
  const { tagline, place, mail, phone } = factsOf(choices);
  const said = JSON.stringify;
  setConstant(
    tree,
    SITE,
    "site",
    `{
  name: ${said(name)},
  tagline: ${said(tagline)},
  language: "en",
  locale: "${LOCALE}",
  timeZone: ${said(zone)},
  address: ${said([name, ...place])},
  email: ${said(mail)},
  phone: { display: ${said(phone)}, href: ${said(`tel:${dialled(phone)}`)} },
  openingHours: [{ days: "Monday to Friday", hours: "9:00 to 17:00" }],
  credit: null,
  social: [network("instagram", "https://www.instagram.com/")],
}`,
  );
  const { light } = palettes(skinOf(choices));
  setConstant(
    tree,
    SITE,
    "appColours",
    `{ background: "${light.paper}", theme: "${light.brand}" }`,
  );
  setConstant(tree, SITE, "closedDays", "null");
  setConstant(
    tree,
    SITE,
    "greeting",
    `{ heading: "Good to see you.", text: ${said(sentence(tagline))} }`,
  );
  setConstant(tree, "content/embeds.ts", "showroom", "null");
  setConstant(tree, "content/footer-map.ts", "footerMap", "null");
  const shop = tree.get("content/shop.ts")!;
  tree.set("content/shop.ts", shop.replace(/(?<=currency: ")[A-Z]{3}(?=")/, currency));
}

/** The digits of a number as it is read. `(0)` is dialled within the country alone, and not behind its `+44`. */
function dialled(phone: string): string {
  const digits = phone.startsWith("+") ? phone.replace("(0)", "") : phone;
  return digits.replaceAll(/[^+\d]/g, "");
}
