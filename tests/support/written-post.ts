import { postCategories } from "#content/post-categories.ts";
import { team } from "#content/team.ts";
import { anyPicture } from "./pictures.ts";

/** What a post has to say of itself, as it is written. */
export const validFields: Record<string, string> = {
  id: "1",
  title: "A title of some length",
  content: "An excerpt that is long enough to stand on a card.",
  category: `[${postCategories[0]}]`,
  tags: "[hiring]",
  img: anyPicture,
  author: String(team[0].id),
  date: "2026-03-14",
};

/** The file of a post that says this, too. */
export function writtenPost(
  fields: Record<string, string>,
  text = "## A heading\n\nText.",
): string {
  const lines = Object.entries({ ...validFields, ...fields }).map(
    ([key, value]) => `${key}: ${value}`,
  );
  return `---\n${lines.join("\n")}\n---\n\n${text}\n`;
}
