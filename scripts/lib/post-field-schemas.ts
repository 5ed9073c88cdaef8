/** What fields of posts and of their comments may hold. Imports are relative, as `velite.config.ts` is bundled before it runs. */
import { s } from "velite";
import manifest from "../../content/media-manifest.json" with { type: "json" };
import type { PictureName } from "../../content/media.ts";
import { addressWords } from "../../content/own-names.ts";
import { isCalendarDate } from "../../shared/forms/calendar.ts";

const pictureNames = Object.keys(manifest) as PictureName[];

/** Lower-case words joined by hyphens: fit for an address. */
export const word = s.string().regex(addressWords, "Write lower-case words joined by hyphens.");

/** What a post is tagged with, as readers see and search it: words of any script. */
export const tag = s
  .string()
  .trim()
  .transform((text) => text.normalize("NFC"))
  .pipe(
    s
      .string()
      .max(40)
      .regex(
        /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[ -][\p{L}\p{M}\p{N}]+)*$/u,
        "Write words of letters and figures, parted by blanks or hyphens.",
      ),
  );

/** A list without what it names a second time. */
export function eachOnce<Item>(list: readonly Item[]): Item[] {
  return [...new Set(list)];
}

export const count = s.number().int().min(0);

/** What a post is known by: as many figures as its address may have. */
export const postNumber = s.number().int().positive().max(999_999_999, "has nine figures at most.");

/** Where a card leads: a path of the site, or an address elsewhere. */
export const cardAddress = s
  .string()
  .refine(
    (address) => /^(?:\/[a-z]|https:\/\/)/.test(address) && URL.canParse(address, "https://a.test"),
    "Write a path of the site or an https address.",
  );

/** One of these names of films or recordings. */
export function named<Name extends string>(names: readonly [Name, ...Name[]]) {
  return s.custom<Name>(
    (value) => names.some((name) => name === value),
    `is not one of ${names.join(", ")}. A new one is named in content/post-fields.ts, too.`,
  );
}

/** Name of a picture in `content/media-manifest.json`. */
export const pictureName = s.custom<PictureName>(
  (value) => pictureNames.some((name) => name === value),
  "is not the name of a picture. Choose one from content/media-manifest.json.",
);

export const day = s
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, "Write the day as 2026-03-14.")
  .refine(isCalendarDate, "is not a day of the calendar.");
