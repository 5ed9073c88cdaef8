import { all, attribute, metaContent, textOf } from "./parsed-page.ts";
import { fine, look, mend, type Rule, short } from "./rule.ts";

/** Characters that a line of results has room for. */
const TITLE = { least: 15, most: 60 };
const DESCRIPTION = { least: 70, most: 160 };

/** How the page reads in a list of results, and whether it may stand there. */
export const listingRules: readonly Rule[] = [
  {
    name: "title",
    area: "listing",
    weight: 3,
    check({ page }) {
      // Drawings have titles, too; the page's is in its head.
      const title = textOf(all(page, "head title, title")[0]);
      if (!title) {
        return mend(
          "The page has no title",
          "<title> is missing or empty",
          "Write one: what the page is about first, whose it is last.",
        );
      }
      const found = `“${short(title)}”, ${title.length} characters`;
      if (title.length > TITLE.most) {
        return look(
          "The title will be cut off",
          found,
          `Keep it within ${TITLE.most} characters, with what matters at the front.`,
        );
      }
      if (title.length < TITLE.least) {
        return look(
          "The title says too little",
          found,
          "Add what people would type to find this page.",
        );
      }
      return fine("The title fits", found);
    },
  },
  {
    name: "description",
    area: "listing",
    weight: 2,
    check({ page }) {
      const text = metaContent(page, "description");
      if (!text) {
        return mend(
          "There is no description",
          '<meta name="description"> is missing or empty',
          "Write one or two sentences that a stranger would click on. Otherwise a machine picks a line of yours.",
        );
      }
      const found = `${text.length} characters: “${short(text)}”`;
      return text.length < DESCRIPTION.least || text.length > DESCRIPTION.most
        ? look(
            "The description has an awkward length",
            found,
            `Between ${DESCRIPTION.least} and ${DESCRIPTION.most} characters are shown whole.`,
          )
        : fine("The description fits", found);
    },
  },
  {
    name: "indexing",
    area: "listing",
    weight: 3,
    check({ page }) {
      const robots = metaContent(page, "robots");
      return /noindex|none/i.test(robots)
        ? mend(
            "The page asks not to be found",
            `robots says “${short(robots)}”`,
            "Take noindex out, if this page is meant for anybody.",
          )
        : fine("Search engines may list it");
    },
  },
  {
    name: "canonical",
    area: "listing",
    weight: 1,
    check({ page }) {
      const links = all(page, 'link[rel="canonical"]');
      if (links.length === 1) {
        return fine("It names its own address", short(attribute(links[0], "href")));
      }
      return look(
        links.length === 0 ? "It does not say which address is its own" : "It claims two addresses",
        `${links.length} × <link rel="canonical">`,
        "One such link, with the full address, keeps copies with ?campaign=… out of the results.",
      );
    },
  },
  {
    name: "sharing",
    area: "listing",
    weight: 1,
    check({ page }) {
      const missing = ["og:title", "og:image"].filter((name) => !metaContent(page, name));
      return missing.length > 0
        ? look(
            "Shared links will look bare",
            `${missing.join(" and ")} missing`,
            "Give it a title and a picture of 1200 × 630 for those who pass it on.",
          )
        : fine("Shared links have a title and a picture");
    },
  },
];
