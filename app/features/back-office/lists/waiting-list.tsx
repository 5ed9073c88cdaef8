import type { Waiting } from "#server/services/services.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";

interface Task {
  /** For one and for several. */
  words: readonly [string, string];
  /** What to do about it. */
  hint: string;
  href: string | null;
}

const tasks: Record<keyof Waiting, Task> = {
  ordersToPack: {
    words: ["order to pack", "orders to pack"],
    hint: "Paid and ready to pack",
    href: "/admin/orders?state=paid",
  },
  ordersToSend: {
    words: ["order to send", "orders to send"],
    hint: "Packed, not sent yet",
    href: "/admin/orders?state=packed",
  },
  openMessages: {
    words: ["message to answer", "messages to answer"],
    hint: "Not marked as done",
    href: "/admin/messages?state=open",
  },
  heldComments: {
    words: ["comment to review", "comments to review"],
    hint: "Hidden until you approve them",
    href: "/admin/comments?state=held",
  },
  unpaidOrders: {
    words: ["unpaid order", "unpaid orders"],
    hint: "Waiting for payment, nothing to do",
    href: "/admin/orders?state=pending",
  },
  failedMails: {
    words: ["email that could not be sent", "emails that could not be sent"],
    hint: "Check the server log and SMTP_URL",
    href: null,
  },
};

/** What waits for somebody, as large as it is pressing; what does not wait is one quiet line. */
export function WaitingList({ waiting, subscribers }: { waiting: Waiting; subscribers: number }) {
  const names = Object.keys(tasks) as (keyof Waiting)[];
  const open = names.filter((name) => waiting[name] > 0);
  const done = names.filter((name) => waiting[name] === 0);
  return (
    <section aria-label="To do" className="admin-waiting">
      {open.length > 0 ? (
        <ul>
          {open.map((name) => (
            <li key={name} data-row tabIndex={-1}>
              <WaitingTask task={tasks[name]} count={waiting[name]} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="display text-display-4">Nothing to do. You are all caught up.</p>
      )}
      <p className="admin-quiet">
        {open.length > 0 &&
          done.length > 0 &&
          `No ${new Intl.ListFormat("en", { type: "disjunction" }).format(done.map((name) => tasks[name].words[1]))}. `}
        {subscribers === 1
          ? "1 subscriber gets"
          : `${subscribers.toLocaleString("en")} subscribers get`}{" "}
        <Link href="/admin/subscribers?state=confirmed" className="admin-link">
          the newsletter
        </Link>
        .
      </p>
    </section>
  );
}

function WaitingTask({ task: { words, hint, href }, count }: { task: Task; count: number }) {
  const text = (
    <>
      <span className="figures admin-waiting-count">{count}</span>
      <span className="admin-waiting-words">
        <span className="admin-waiting-what">{words[count === 1 ? 0 : 1]}</span>{" "}
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
