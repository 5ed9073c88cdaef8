import { MESSAGES } from "#shared/messages/office-addresses.ts";
import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { loadList } from "#app/features/back-office/lists/load-list.server.ts";
import { MessageTable } from "../../office/message-table.tsx";
import * as words from "../../words.ts";
import type { Route } from "./+types/messages.ts";

const states = [
  { key: "open", title: words.open },
  { key: "handled", title: words.done },
] as const;

export function loader(args: Route.LoaderArgs) {
  return loadList(args, states, ({ messages }) => messages);
}

export default function AdminMessages({ loaderData }: Route.ComponentProps) {
  return (
    <ListView
      {...loaderData}
      path={MESSAGES}
      heading={words.messages}
      states={states}
      search={words.searchMessages}
      empty={words.noMessages}
    >
      <MessageTable messages={loaderData.list.rows} />
    </ListView>
  );
}
