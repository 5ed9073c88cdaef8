import { all, attribute, metaContent } from "./parsed-page.ts";
import { inKilobytes } from "./page-report.ts";
import { count, fine, look, mend, none, type Rule, short, some } from "./rule.ts";

/** HTML in bytes, uncompressed: light, and what takes seconds on a bus. */
const BYTES = { light: 100_000, heavy: 250_000 };

/** Elements that a phone lays out without a pause. */
const ELEMENTS = 1500;

/** Pictures that may be in the first screen. */
const EAGER = 4;

/** What a telephone has to carry before it can show the page. Only the HTML itself is weighed. */
export const weightRules: readonly Rule[] = [
  {
    name: "bytes",
    area: "weight",
    weight: 3,
    check({ bytes }) {
      const found = inKilobytes(bytes);
      if (bytes <= BYTES.light) return fine("The HTML is light", found);
      const advice = `Aim below ${inKilobytes(BYTES.light)}. The usual weight is drawings and data written into the page.`;
      return bytes > BYTES.heavy
        ? mend("The HTML is heavy", found, advice)
        : look("The HTML is not light", found, advice);
    },
  },
  {
    name: "viewport",
    area: "weight",
    weight: 3,
    check({ page }) {
      const viewport = metaContent(page, "viewport");
      if (!viewport) {
        return mend(
          "It is not made for phones",
          '<meta name="viewport"> is missing',
          'Add content="width=device-width, initial-scale=1", and check it on a small phone.',
        );
      }
      return /user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*1(\.0*)?\s*(,|$)/i.test(viewport)
        ? mend(
            "It prevents zooming",
            short(viewport),
            "Remove user-scalable and maximum-scale: some people need to zoom to read.",
          )
        : fine("It fits phones and can be zoomed");
    },
  },
  {
    name: "picture-sizes",
    area: "weight",
    weight: 2,
    check({ page }) {
      const found = all(page, "img");
      if (found.length === 0) return none("No pictures to reserve space for");
      const unsized = found.filter(
        (image) => !attribute(image, "width") || !attribute(image, "height"),
      );
      return unsized.length > 0
        ? look(
            `${count(unsized, "picture")} will shift the text`,
            some(unsized.map((image) => attribute(image, "src") || "<img>")),
            "Add width and height to the tag, so that space is reserved before the picture loads.",
          )
        : fine("Space is reserved for every picture");
    },
  },
  {
    name: "lazy-pictures",
    area: "weight",
    weight: 1,
    check({ page }) {
      const found = all(page, "img");
      if (found.length <= EAGER) return none("Few enough pictures to load at once");
      const eager = found.filter((image) => attribute(image, "loading") !== "lazy");
      return eager.length > EAGER
        ? look(
            `${eager.length} pictures load at once`,
            `${found.length} in all`,
            'Write loading="lazy" on those below the first screen.',
          )
        : fine("Pictures load when they are needed");
    },
  },
  {
    name: "blocking-scripts",
    area: "weight",
    weight: 2,
    check({ page }) {
      const blocking = all(page, "head script[src]").filter(
        (script) =>
          attribute(script, "type") !== "module" &&
          ["async", "defer"].every((name) => typeof script.getAttribute(name) !== "string"),
      );
      return blocking.length > 0
        ? mend(
            `${count(blocking, "script")} delaying the text`,
            some(blocking.map((script) => attribute(script, "src"))),
            "Add defer, or remove it if it is not needed.",
          )
        : fine("No script delays the text");
    },
  },
  {
    name: "elements",
    area: "weight",
    weight: 1,
    check({ page }) {
      const elements = all(page, "*");
      const found = count(elements, "element");
      return elements.length > ELEMENTS
        ? look(
            "It has too many elements",
            found,
            `Below ${ELEMENTS}, cheap phones keep up. Nested boxes are the usual cause.`,
          )
        : fine("It has few enough elements", found);
    },
  },
];
