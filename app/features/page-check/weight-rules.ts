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
          "It is not made for telephones",
          '<meta name="viewport"> is missing',
          'Add content="width=device-width, initial-scale=1", and look at it on a small one.',
        );
      }
      return /user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*1(\.0*)?\s*(,|$)/i.test(viewport)
        ? mend(
            "It forbids people to zoom",
            short(viewport),
            "Take user-scalable and maximum-scale out: some need it to read at all.",
          )
        : fine("It fits telephones and can be zoomed");
    },
  },
  {
    name: "picture-sizes",
    area: "weight",
    weight: 2,
    check({ page }) {
      const found = all(page, "img");
      if (found.length === 0) return none("No pictures to make room for");
      const unsized = found.filter(
        (image) => !attribute(image, "width") || !attribute(image, "height"),
      );
      return unsized.length > 0
        ? look(
            `${count(unsized, "picture")} will push the text about`,
            some(unsized.map((image) => attribute(image, "src") || "<img>")),
            "Write width and height into the tag, so that the room is kept until the picture is there.",
          )
        : fine("Room is kept for every picture");
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
        : fine("Pictures wait until they are needed");
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
            `${count(blocking, "script")} before the first word`,
            some(blocking.map((script) => attribute(script, "src"))),
            "Add defer, or ask whether anybody would miss it.",
          )
        : fine("No script stands before the text");
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
            "It is made of very many parts",
            found,
            `Below ${ELEMENTS} a cheap telephone keeps up. Boxes within boxes are the usual cause.`,
          )
        : fine("It is made of few enough parts", found);
    },
  },
];
