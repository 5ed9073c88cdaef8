import * as styles from "../frame/admin-overview.module.css";
import { PageHead } from "../frame/page-head.tsx";
import { WaitingList } from "../lists/waiting-list.tsx";
import { inWords } from "../parts/moment.server.ts";
import { requireAdmin } from "../require-admin.server.ts";
import { overviewParts, overviewSentences } from "#app/slots/office-overview.ts";
import * as words from "../words.ts";
import type { Route } from "./+types/overview.ts";

/** What waits, first; then what the features hand in. */
export async function loader({ context }: Route.LoaderArgs) {
  const { backOffice } = await requireAdmin(context);
  const overview = await backOffice.overview();
  const counts: Readonly<Record<string, unknown>> = overview;
  return {
    tasks: Object.entries(backOffice.tasks())
      .map(([name, task]) => ({ ...task, name, count: Number(counts[name] ?? 0) }))
      // Where there is something to do, first.
      .toSorted((a, b) => Number(!a.section) - Number(!b.section)),
    overview: inWords(overview),
  };
}

export default function AdminOverview({ loaderData: { tasks, overview } }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={words.overview} />
      <WaitingList tasks={tasks}>
        {Object.entries(overviewSentences).map(([name, Sentence]) => (
          <Sentence key={name} {...overview} />
        ))}
      </WaitingList>
      <div className={styles.halves}>
        {Object.entries(overviewParts).map(([name, Part]) => (
          <Part key={name} {...overview} />
        ))}
      </div>
    </>
  );
}
