import { listHref } from "#shared/back-office/addresses.ts";
import { SUBSCRIBERS, SUBSCRIBERS_FILE } from "#shared/newsletter/office-addresses.ts";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { loadList } from "#app/features/back-office/lists/load-list.server.ts";
import { SubscriberTable } from "#app/features/newsletter/office/subscriber-table.tsx";
import type { Route } from "./+types/subscribers.ts";

const states = [
  { key: "confirmed", title: "Confirmed" },
  { key: "pending", title: "Unconfirmed" },
  { key: "unsubscribed", title: "Unsubscribed" },
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
      heading="Subscribers"
      states={states}
      search="Email address"
      empty="No subscribers yet. Everyone who signs up will appear here, confirmed or not."
      tools={
        list.total > 0 && (
          <a
            href={listHref(SUBSCRIBERS_FILE, { ...request, page: 1 })}
            download
            className={buttonClass({ tone: "quiet", size: "small" })}
          >
            <Icon name="download" className="size-4.5" />
            Export {list.total} as CSV
          </a>
        )
      }
    >
      <SubscriberTable subscribers={list.rows} />
    </ListView>
  );
}
