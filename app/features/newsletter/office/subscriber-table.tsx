import type { SubscriberRow } from "#server/features/newsletter/office-port.ts";
import { listHref, PEOPLE } from "#shared/back-office/addresses.ts";
import {
  Cell,
  type Column,
  DataTable,
  HeadCell,
  OpenLink,
  Row,
} from "#app/features/back-office/lists/data-table.tsx";
import type { InWords } from "#app/features/back-office/parts/moment.server.ts";
import { type StateLook, StateMark } from "#app/features/back-office/parts/state-mark.tsx";
import { Time } from "#app/features/back-office/parts/time.tsx";

/** Whether an address gets the letter. */
const states: Record<SubscriberRow["state"], StateLook> = {
  pending: { label: "Unconfirmed", panes: 0 },
  confirmed: { label: "Confirmed", panes: 4 },
  unsubscribed: { label: "Unsubscribed", panes: "crossed" },
};

const columns: readonly Column[] = [
  { title: "Email" },
  { title: "Status" },
  { title: "Signed up" },
  { title: "Confirmed" },
];

/** Who asked for the letter, and who gets it. Each leads to all that is kept about the address. */
export function SubscriberTable({
  subscribers,
}: {
  subscribers: readonly InWords<SubscriberRow>[];
}) {
  return (
    <DataTable label="Subscribers" columns={columns}>
      {subscribers.map(({ email, state, requestedAt, confirmedAt }) => (
        <Row key={email} id={`subscriber-${email}`}>
          <HeadCell>
            <OpenLink href={listHref(PEOPLE, { query: email })}>{email}</OpenLink>
          </HeadCell>
          <Cell place="below">
            <StateMark {...states[state]} />
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
