import { listHref } from "#shared/back-office/addresses.ts";
import { SUBSCRIBERS, SUBSCRIBERS_FILE } from "#shared/newsletter/office-addresses.ts";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { loadList } from "#app/features/back-office/lists/load-list.server.ts";
import { SubscriberTable } from "../../office/subscriber-table.tsx";
import * as words from "../../words.ts";
import { fill } from "#shared/words.ts";
import type { Route } from "./+types/subscribers.ts";

const states = [
  { key: "confirmed", title: words.confirmed },
  { key: "pending", title: words.unconfirmed },
  { key: "unsubscribed", title: words.unsubscribed },
] as const;

export function loader(args: Route.LoaderArgs) {
  return loadList(args, states, ({ subscribers }) => subscribers);
}

export default function AdminSubscribers({ loaderData }: Route.ComponentProps) {
  const { request, list } = loaderData;
  return (
    <ListView
      {...loaderData}
      path={SUBSCRIBERS}
      heading={words.subscribers}
      states={states}
      search={words.searchSubscribers}
      empty={words.noSubscribers}
      tools={
        list.total > 0 && (
          <a
            href={listHref(SUBSCRIBERS_FILE, { ...request, page: 1 })}
            download
            className={buttonClass({ tone: "quiet", size: "small" })}
          >
            <Icon name="download" className="size-4.5" />
            {fill(words.exportAsCsv, { total: list.total })}
          </a>
        )
      }
    >
      <SubscriberTable subscribers={list.rows} />
    </ListView>
  );
}
