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
import { ActionButton } from "#app/features/back-office/parts/admin-form.tsx";
import type { InWords } from "#app/features/back-office/parts/moment.server.ts";
import { type StateLook, StateMark } from "#app/features/back-office/parts/state-mark.tsx";
import { Time } from "#app/features/back-office/parts/time.tsx";
import * as words from "../words.ts";

/** Whether an address gets the letter. */
const states: Record<SubscriberRow["state"], StateLook> = {
  pending: { label: words.unconfirmed, panes: 0 },
  confirmed: { label: words.confirmed, panes: 4 },
  unsubscribed: { label: words.unsubscribed, panes: "crossed" },
};

const columns: readonly Column[] = [
  { title: words.address },
  { title: words.status },
  { title: words.signedUp },
  { title: words.confirmed },
  { title: words.actions, end: true },
];

/** Who asked for the letter, and who gets it. Each leads to all that is kept about the address, and is taken off when its reader asks. */
export function SubscriberTable({
  subscribers,
}: {
  subscribers: readonly InWords<SubscriberRow>[];
}) {
  return (
    <DataTable label={words.subscribers} columns={columns}>
      {subscribers.map(({ id, email, state, requestedAt, confirmedAt }) => (
        <Row key={id} id={`subscriber-${id}`}>
          <HeadCell>
            <OpenLink href={listHref(PEOPLE, { query: email })}>{email}</OpenLink>
          </HeadCell>
          <Cell place="below">
            <StateMark {...states[state]} />
          </Cell>
          <Cell place="below-end">
            <Time moment={requestedAt} />
          </Cell>
          <Cell label={words.confirmed}>
            {confirmedAt ? <Time moment={confirmedAt} /> : words.notYet}
          </Cell>
          <Cell end>
            {state !== "unsubscribed" && (
              <ActionButton
                name="subscriber-unsubscribe"
                at={`subscriber-${id}`}
                fields={{ id }}
                about={email}
              >
                {words.unsubscribe}
              </ActionButton>
            )}
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}
