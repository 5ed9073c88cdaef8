import { all, attribute, linkName, textOf } from "./parsed-page.ts";
import { count, fine, look, mend, none, type Rule, some } from "./rule.ts";

/** Links by these words alone lead nowhere in particular. English, like the pages this was made for. */
const VAGUE =
  /^(click here|here|read more|more|learn more|this page|link|continue|details)[.…!]*$/i;

/** Alternative texts that a program wrote. */
const UNSAID =
  /^(image|picture|photo|img|logo|banner|icon)?[\s_-]*\d*$|\.(jpe?g|png|webp|avif|gif|svg)$/i;

const pictures = 'img:not([aria-hidden="true"])';
const links = 'a[href]:not([aria-hidden="true"])';

/** What pictures and links are called by those who do not see them, machines among them. */
export const nameRules: readonly Rule[] = [
  {
    name: "picture-texts",
    area: "names",
    weight: 3,
    check({ page }) {
      const found = all(page, pictures);
      if (found.length === 0) return none("No pictures to describe");
      const silent = found.filter((image) => typeof image.getAttribute("alt") !== "string");
      return silent.length > 0
        ? mend(
            `${silent.length} of ${count(found, "picture")} without alt text`,
            some(silent.map((image) => attribute(image, "src") || "<img>")),
            'Describe the picture in alt="…". If it is only decoration, write alt="".',
          )
        : fine("Every picture has alt text", count(found, "picture"));
    },
  },
  {
    name: "picture-words",
    area: "names",
    weight: 1,
    check({ page }) {
      const texts = all(page, pictures)
        .map((image) => attribute(image, "alt"))
        .filter(Boolean);
      if (texts.length === 0) return none("No alt texts to check");
      const unsaid = texts.filter((text) => UNSAID.test(text));
      return unsaid.length > 0
        ? look(
            `${count(unsaid, "alt text")} without meaning`,
            some(unsaid.map((text) => `“${text}”`)),
            "Replace file names and “image” with what can be seen.",
          )
        : fine("Alt texts describe the pictures");
    },
  },
  {
    name: "link-names",
    area: "names",
    weight: 3,
    check({ page }) {
      const found = all(page, links);
      if (found.length === 0) return none("No links");
      const nameless = found.filter((link) => !linkName(link));
      return nameless.length > 0
        ? mend(
            `${count(nameless, "link")} without a name`,
            some(nameless.map((link) => attribute(link, "href") || "#")),
            "Add text, or alt text to its picture: screen readers only say “link”.",
          )
        : fine("Every link has a name", count(found, "link"));
    },
  },
  {
    name: "link-words",
    area: "names",
    weight: 2,
    check({ page }) {
      const found = all(page, links);
      if (found.length === 0) return none("No link texts");
      const vague = found.filter((link) =>
        VAGUE.test(attribute(link, "aria-label") || textOf(link)),
      );
      return vague.length > 0
        ? look(
            `${count(vague, "link")} with vague text`,
            some(vague.map((link) => `“${textOf(link)}”`)),
            "Say where it leads: “Prices of resoling”, not “Read more”.",
          )
        : fine("Link texts say where they lead");
    },
  },
  {
    name: "link-targets",
    area: "names",
    weight: 2,
    check({ page }) {
      const found = all(page, links);
      if (found.length === 0) return none("No links to follow");
      const dead = found.filter((link) => /^(#|javascript:.*)?$/i.test(attribute(link, "href")));
      return dead.length > 0
        ? mend(
            `${count(dead, "link")} to nowhere`,
            some(dead.map((link) => `“${linkName(link)}”`)),
            "Give it an address. Use a <button> for what only acts on the page.",
          )
        : fine("Every link has an address");
    },
  },
];
