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
          "Write one: first what the page is about, then whose it is.",
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
          "The title is too short",
          found,
          "Add what people would type to find this page.",
        );
      }
      return fine("The title has a good length", found);
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
          "The page has no description",
          '<meta name="description"> is missing or empty',
          "Write one or two sentences that people would click on. Otherwise the search engine picks a line.",
        );
      }
      const found = `${text.length} characters: “${short(text)}”`;
      return text.length < DESCRIPTION.least || text.length > DESCRIPTION.most
        ? look(
            "The description is too short or too long",
            found,
            `Between ${DESCRIPTION.least} and ${DESCRIPTION.most} characters are shown whole.`,
          )
        : fine("The description has a good length", found);
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
            "The page is hidden from search engines",
            `robots says “${short(robots)}”`,
            "Remove noindex if people should find this page.",
          )
        : fine("Search engines may list the page");
    },
  },
  {
    name: "canonical",
    area: "listing",
    weight: 1,
    check({ page }) {
      const links = all(page, 'link[rel="canonical"]');
      if (links.length === 1) {
        return fine("It has a canonical address", short(attribute(links[0], "href")));
      }
      return look(
        links.length === 0
          ? "It has no canonical address"
          : "It has more than one canonical address",
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
            "Shared links have no preview",
            `${missing.join(" and ")} missing`,
            "Add a title and a picture of 1200 × 630 for people who share it.",
          )
        : fine("Shared links have a title and a picture");
    },
  },
];
