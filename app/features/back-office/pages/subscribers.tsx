import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { listHref, readListRequest } from "#app/features/back-office/lists/list-request.ts";
import { momentOf } from "#app/features/back-office/parts/moment.server.ts";
import { requireAdmin } from "#app/features/back-office/require-admin.server.ts";
import { SubscriberTable } from "#app/features/back-office/lists/subscriber-table.tsx";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import type { Route } from "./+types/subscribers.ts";

const states = [
  { key: "confirmed", title: "Confirmed" },
  { key: "pending", title: "Unconfirmed" },
  { key: "unsubscribed", title: "Unsubscribed" },
] as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { backOffice } = await requireAdmin(context);
  const request = readListRequest(
    url,
    states.map(({ key }) => key),
  );
  const { rows, ...list } = await backOffice.subscribers.list(request);
  const subscribers = rows.map(({ requestedAt, confirmedAt, ...row }) => ({
    ...row,
    requestedAt: momentOf(requestedAt),
    confirmedAt: confirmedAt === null ? null : momentOf(confirmedAt),
  }));
  return { request, list: { ...list, rows: subscribers } };
}

export default function AdminSubscribers({ loaderData: { request, list } }: Route.ComponentProps) {
  return (
    <ListView
      path="/admin/subscribers"
      heading="Subscribers"
      request={request}
      list={list}
      states={states}
      search="Email address"
      empty="No subscribers yet. Everyone who signs up will appear here, confirmed or not."
      tools={
        list.total > 0 && (
          <a
            href={listHref("/admin/subscribers.csv", { ...request, page: 1 })}
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
