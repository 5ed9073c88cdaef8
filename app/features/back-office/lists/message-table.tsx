import type { MessageRow } from "#server/features/messages/office-port.ts";
import { Cell, type Column, DataTable, HeadCell, OpenLink, Row } from "./data-table.tsx";
import { formLabel } from "../sheets/form-labels.ts";
import type { Moment } from "../parts/moment.server.ts";
import { MessageStateMark } from "../parts/state-mark.tsx";
import { Time } from "../parts/time.tsx";

interface ShownMessage extends Omit<MessageRow, "receivedAt" | "handledAt"> {
  receivedAt: Moment;
  isHandled: boolean;
}

const columns: readonly Column[] = [
  { title: "From" },
  { title: "Message" },
  { title: "Status" },
  { title: "Received" },
];

/** What visitors wrote, with the beginning of each. */
export function MessageTable({ messages }: { messages: readonly ShownMessage[] }) {
  return (
    <DataTable label="Messages" columns={columns}>
      {messages.map(({ id, form, from, excerpt, receivedAt, isHandled }) => (
        <Row key={id} id={`message-${id}`}>
          <HeadCell>
            <OpenLink href={`/admin/messages/${id}`}>{from}</OpenLink>
            <span className="admin-second">{formLabel(form)}</span>
          </HeadCell>
          <Cell>{excerpt}</Cell>
          <Cell place="below">
            <MessageStateMark isHandled={isHandled} />
          </Cell>
          <Cell place="below-end">
            <Time moment={receivedAt} />
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}
