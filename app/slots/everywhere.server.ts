import { barMarkup } from "#app/showcase/bar/bar-markup.server.tsx";

/** What the server makes of each address for what is on every page, by the name under which that takes it. */
export const everywhereParts = partsFrom({ showcaseBar: barMarkup });

type Sources = Readonly<Record<string, (path: string) => string>>;

/** What is made, by its names. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- empty where nothing needs anything
export type EverywhereParts = ReturnType<typeof everywhereParts>;

function partsFrom<Its extends Sources>(sources: Its) {
  return (path: string) =>
    Object.fromEntries(
      Object.entries<(path: string) => string>(sources).map(([name, make]) => [name, make(path)]),
    ) as Record<keyof Its, string>;
}
