import {
  Cell,
  type Column,
  DataTable,
  HeadCell,
  Row,
} from "#app/features/back-office/lists/data-table.tsx";
import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { readListRequest } from "#app/features/back-office/lists/list-request.ts";
import { momentOf } from "#app/features/back-office/parts/moment.server.ts";
import { requireAdmin } from "#app/features/back-office/require-admin.server.ts";
import { Time } from "#app/features/back-office/parts/time.tsx";
import type { Route } from "./+types/audit.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { backOffice } = await requireAdmin(context);
  const request = readListRequest(url);
  const { rows, ...list } = await backOffice.audit.list(request);
  const entries = rows.map(({ at, ...entry }) => ({ ...entry, at: momentOf(at) }));
  return { request, list: { ...list, rows: entries } };
}

const columns: readonly Column[] = [
  { title: "Action" },
  { title: "Details" },
  { title: "Admin" },
  { title: "Date" },
];

export default function AdminAudit({ loaderData: { request, list } }: Route.ComponentProps) {
  return (
    <ListView
      path="/admin/audit"
      heading="Audit log"
      request={request}
      list={list}
      search="Action, details or admin"
      empty="No activity yet. Sign-ins, exports and changes in the back office will appear here."
    >
      <DataTable label="Audit log" columns={columns}>
        {list.rows.map(({ id, at, admin, action, subject }) => (
          <Row key={id} id={`entry-${id}`}>
            <HeadCell>{action}</HeadCell>
            <Cell label="Details">
              <span className="admin-code">{subject}</span>
            </Cell>
            <Cell label="Admin">{admin}</Cell>
            <Cell place="corner">
              <Time moment={at} />
            </Cell>
          </Row>
        ))}
      </DataTable>
    </ListView>
  );
}
