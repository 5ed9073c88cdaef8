import type { Page } from "#registry/page.ts";

/** Whose a home page is: its title begins with it. “Third Rail Coffee: a cafe under a railway arch” */
export function homeName({ title }: Pick<Page, "title">): string {
  return title.split(": ", 1)[0] ?? title;
}
