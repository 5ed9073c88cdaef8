import * as styles from "#app/features/back-office/lists/admin-tables.module.css";
import type { MessageRow } from "#server/features/messages/office-port.ts";
import { messagePath } from "#shared/messages/office-addresses.ts";
import {
  Cell,
  type Column,
  DataTable,
  HeadCell,
  OpenLink,
  Row,
} from "#app/features/back-office/lists/data-table.tsx";
import type { InWords } from "#app/features/back-office/parts/moment.server.ts";
import { Time } from "#app/features/back-office/parts/time.tsx";
import { formLabel } from "./form-labels.ts";
import { MessageStateMark } from "./message-state-mark.tsx";
import * as words from "../words.ts";

const columns: readonly Column[] = [
  { title: words.from },
  { title: words.message },
  { title: words.status },
  { title: words.received },
];

/** What visitors wrote, with the beginning of each. */
export function MessageTable({ messages }: { messages: readonly InWords<MessageRow>[] }) {
  return (
    <DataTable label={words.messages} columns={columns}>
      {messages.map(({ id, form, from, excerpt, receivedAt, handledAt }) => (
        <Row key={id} id={`message-${id}`}>
          <HeadCell>
            <OpenLink href={messagePath(id)}>
              <bdi>{from}</bdi>
            </OpenLink>
            <span className={styles.second}>{formLabel(form)}</span>
          </HeadCell>
          <Cell>
            <bdi>{excerpt}</bdi>
          </Cell>
          <Cell place="below">
            <MessageStateMark isHandled={handledAt !== null} />
          </Cell>
          <Cell place="below-end">
            <Time moment={receivedAt} />
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}
