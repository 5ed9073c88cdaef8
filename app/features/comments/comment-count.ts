import { counted } from "#shared/counted.ts";
import * as words from "./words.ts";

/** How many comments there are, in words. */
export function commentCount(count: number): string {
  return count === 0 ? words.noComments : counted(words.comments, count);
}

/** That these are not all: how many earlier ones the page leaves out. */
export function earlierComments(count: number): string {
  return counted(words.earlierComments, count);
}
