import * as styles from "../lists/admin-lists.module.css";
import { PEOPLE } from "#shared/back-office/addresses.ts";
import { AdminSearch } from "../lists/admin-search.tsx";
import { PersonSheet } from "../sheets/person-sheet.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { LONGEST_ADDRESS } from "../lists/list-request.ts";
import { requireAdmin } from "../require-admin.server.ts";
import * as words from "../words.ts";
import { fill } from "#shared/words.ts";
import type { Route } from "./+types/people.ts";

/** `?q=`: one whole address. Parts of one are not looked for: the page is for a person who asks, not for browsing. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { backOffice } = await requireAdmin(context);
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, LONGEST_ADDRESS);
  return { query, person: query ? await backOffice.people.find(query) : null };
}

export default function AdminPeople({ loaderData: { query, person } }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={words.people} />
      <p className={styles.intro}>{words.peopleIntro}</p>
      <AdminSearch path={PEOPLE} label={words.emailAddress} query={query} type="email" />
      <p role="status" className={query && !person ? styles.empty : "sr-only"}>
        {query && fill(person ? words.dataFound : words.noData, { address: query })}
      </p>
      {person && <PersonSheet person={person} />}
    </>
  );
}
