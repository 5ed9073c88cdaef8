import * as adminOverview from "../frame/admin-overview.module.css";
import * as adminTables from "./admin-tables.module.css";
import type { ReactNode } from "react";
import type { OfficeTask } from "#server/contract/office.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { counted } from "#shared/counted.ts";
import { fill, WORDS_LANGUAGE } from "#shared/words.ts";
import * as words from "../words.ts";

interface Task extends OfficeTask {
  /** What it is about. */
  name: string;
  count: number;
}

interface WaitingListProps {
  tasks: readonly Task[];
  /** Sentences about how the site is doing. */
  children: ReactNode;
}

/** What waits for somebody, as large as it is pressing; what does not wait is one quiet line. */
export function WaitingList({ tasks, children }: WaitingListProps) {
  const open = tasks.filter(({ count }) => count > 0);
  const done = tasks.filter(({ count }) => count === 0);
  return (
    <section aria-label={words.toDo} className={adminOverview.waiting}>
      {open.length > 0 ? (
        <ul>
          {open.map((task) => (
            <li key={task.name} data-row tabIndex={-1}>
              <WaitingTask {...task} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="display text-display-4">{words.nothingToDo}</p>
      )}
      <p className={adminOverview.quiet}>
        {open.length > 0 && done.length > 0 && `${nothing(done)} `}
        {children}
      </p>
    </section>
  );
}

/** "No order to send or comment to review." */
function nothing(done: readonly Task[]): string {
  const list = new Intl.ListFormat(WORDS_LANGUAGE, { type: "disjunction" });
  const things = list.format(done.map((task) => counted(task.words, 0)));
  return fill(words.nothingWaits, { things });
}

function WaitingTask({ words: what, hint, href, count }: Task) {
  const text = (
    <>
      <span className={`figures ${adminOverview.waitingCount}`}>{count}</span>
      <span>
        <span className={adminOverview.waitingWhat}>{counted(what, count)}</span>{" "}
        <span className={adminTables.second}>{hint}</span>
      </span>
    </>
  );
  if (!href) return <p className={adminOverview.waitingTask}>{text}</p>;
  return (
    <Link href={href} data-open className={adminOverview.waitingTask}>
      {text}
      <Icon name="arrow-right" className="size-5 rtl:rotate-180" />
    </Link>
  );
}
