import * as z from "zod";
import manifest from "./media-manifest.json" with { type: "json" };
import { addressWords } from "./own-names.ts";

/* How fields are checked that several kinds of content have. */

/** The end of an address. */
export const addressWord = z
  .string()
  .regex(addressWords, "write lower-case words joined by hyphens");

export const pictureName = z
  .string()
  .refine(
    (name) => Object.hasOwn(manifest, name),
    "is not the name of a picture; choose one from content/media-manifest.json",
  );

/** A field as its file has it: `delivery.0.price`. */
export function fieldOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? "fields" : path.map(String).join(".");
}
