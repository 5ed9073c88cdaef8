import type { SubscriberRow } from "#server/features/newsletter/office-port.ts";
import { Cell, type Column, DataTable, HeadCell, OpenLink, Row } from "./data-table.tsx";
import { listHref } from "./list-request.ts";
import type { Moment } from "../parts/moment.server.ts";
import { SubscriberStateMark } from "../parts/state-mark.tsx";
import { Time } from "../parts/time.tsx";

interface ShownSubscriber extends Pick<SubscriberRow, "email" | "state"> {
  requestedAt: Moment;
  confirmedAt: Moment | null;
}

const columns: readonly Column[] = [
  { title: "Email" },
  { title: "Status" },
  { title: "Signed up" },
  { title: "Confirmed" },
];

/** Who asked for the letter, and who gets it. Each leads to all that is kept about the address. */
export function SubscriberTable({ subscribers }: { subscribers: readonly ShownSubscriber[] }) {
  return (
    <DataTable label="Subscribers" columns={columns}>
      {subscribers.map(({ email, state, requestedAt, confirmedAt }) => (
        <Row key={email} id={`subscriber-${email}`}>
          <HeadCell>
            <OpenLink href={listHref("/admin/people", { query: email })}>{email}</OpenLink>
          </HeadCell>
          <Cell place="below">
            <SubscriberStateMark state={state} />
          </Cell>
          <Cell place="below-end">
            <Time moment={requestedAt} />
          </Cell>
          <Cell label="Confirmed">{confirmedAt ? <Time moment={confirmedAt} /> : "Not yet"}</Cell>
        </Row>
      ))}
    </DataTable>
  );
}
