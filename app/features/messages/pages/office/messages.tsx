import { MESSAGES } from "#shared/messages/office-addresses.ts";
import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { loadList } from "#app/features/back-office/lists/load-list.server.ts";
import { MessageTable } from "#app/features/messages/office/message-table.tsx";
import type { Route } from "./+types/messages.ts";

const states = [
  { key: "open", title: "Open" },
  { key: "handled", title: "Done" },
] as const;

export function loader(args: Route.LoaderArgs) {
  return loadList(args, states, ({ messages }) => messages);
}

export default function AdminMessages({ loaderData }: Route.ComponentProps) {
  return (
    <ListView
      {...loaderData}
      path={MESSAGES}
      heading="Messages"
      states={states}
      search="Name, email or text"
      empty="No messages yet. Messages sent through the site’s forms will appear here."
    >
      <MessageTable messages={loaderData.list.rows} />
    </ListView>
  );
}
