import type { Feature, House, MadeFeature } from "#server/contract/feature.ts";

/** A page that reads from the database while it is made. */
export const READING = "/reading";
/** A page that asks who is signed in. */
export const ASKING = "/asking";

/** What that page asks: a feature of the tests' own, so that it is there whatever the site has. */
export const reader = {
  name: "reader",
  create: ({ database }: House) =>
    ({
      service: {
        read: () => database.queries.selectFrom("outbox").select("id").limit(1).execute(),
      },
    }) satisfies MadeFeature,
} as const satisfies Feature;

/** Its service among those of a server. */
export function readerOf(services: object): ReturnType<typeof reader.create>["service"] {
  return (services as { reader: ReturnType<typeof reader.create>["service"] }).reader;
}
