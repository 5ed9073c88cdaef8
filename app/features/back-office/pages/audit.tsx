import { AUDIT_LOG } from "#shared/back-office/addresses.ts";
import {
  Cell,
  type Column,
  DataTable,
  HeadCell,
  Row,
} from "#app/features/back-office/lists/data-table.tsx";
import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { loadList } from "#app/features/back-office/lists/load-list.server.ts";
import { Time } from "#app/features/back-office/parts/time.tsx";
import type { Route } from "./+types/audit.ts";

export function loader(args: Route.LoaderArgs) {
  return loadList(args, [], ({ audit }) => audit);
}

const columns: readonly Column[] = [
  { title: "Action" },
  { title: "Details" },
  { title: "Admin" },
  { title: "Date" },
];

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return (
    <ListView
      {...loaderData}
      path={AUDIT_LOG}
      heading="Audit log"
      search="Action, details or admin"
      empty="No activity yet. Sign-ins, exports and changes in the back office will appear here."
    >
      <DataTable label="Audit log" columns={columns}>
        {loaderData.list.rows.map(({ id, at, admin, action, subject }) => (
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
