import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { readListRequest } from "#app/features/back-office/lists/list-request.ts";
import { MessageTable } from "#app/features/back-office/lists/message-table.tsx";
import { momentOf } from "#app/features/back-office/parts/moment.server.ts";
import { requireAdmin } from "#app/features/back-office/require-admin.server.ts";
import type { Route } from "./+types/messages.ts";

const states = [
  { key: "open", title: "Open" },
  { key: "handled", title: "Done" },
] as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { backOffice } = await requireAdmin(context);
  const request = readListRequest(
    url,
    states.map(({ key }) => key),
  );
  const { rows, ...list } = await backOffice.messages.list(request);
  const messages = rows.map(({ receivedAt, handledAt, ...row }) => ({
    ...row,
    receivedAt: momentOf(receivedAt),
    isHandled: handledAt !== null,
  }));
  return { request, list: { ...list, rows: messages } };
}

export default function AdminMessages({ loaderData: { request, list } }: Route.ComponentProps) {
  return (
    <ListView
      path="/admin/messages"
      heading="Messages"
      request={request}
      list={list}
      states={states}
      search="Name, email or text"
      empty="No messages yet. Messages sent through the site’s forms will appear here."
    >
      <MessageTable messages={list.rows} />
    </ListView>
  );
}
