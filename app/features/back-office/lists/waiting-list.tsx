import type { ReactNode } from "react";
import type { OfficeTask } from "#server/contract/office.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { counted } from "#shared/counted.ts";

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
    <section aria-label="To do" className="admin-waiting">
      {open.length > 0 ? (
        <ul>
          {open.map((task) => (
            <li key={task.name} data-row tabIndex={-1}>
              <WaitingTask {...task} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="display text-display-4">Nothing to do. You are all caught up.</p>
      )}
      <p className="admin-quiet">
        {open.length > 0 &&
          done.length > 0 &&
          `No ${new Intl.ListFormat("en", { type: "disjunction" }).format(done.map(({ words }) => counted(words, 0)))}. `}
        {children}
      </p>
    </section>
  );
}

function WaitingTask({ words, hint, href, count }: Task) {
  const text = (
    <>
      <span className="figures admin-waiting-count">{count}</span>
      <span className="admin-waiting-words">
        <span className="admin-waiting-what">{counted(words, count)}</span>{" "}
        <span className="admin-second">{hint}</span>
      </span>
    </>
  );
  if (!href) return <p className="admin-waiting-task">{text}</p>;
  return (
    <Link href={href} data-open className="admin-waiting-task">
      {text}
      <Icon name="arrow-right" className="size-5 rtl:rotate-180" />
    </Link>
  );
}
