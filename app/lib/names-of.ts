import { site } from "#content/site.ts";

/** The names of things, as a list in words: "one, two and three". */
export function namesOf(things: readonly { name: string }[]): string {
  return new Intl.ListFormat(site.locale).format(things.map(({ name }) => name));
}
