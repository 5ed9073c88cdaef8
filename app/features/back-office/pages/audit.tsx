import * as styles from "../lists/admin-tables.module.css";
import { AUDIT_LOG } from "#shared/back-office/addresses.ts";
import { Cell, type Column, DataTable, HeadCell, Row } from "../lists/data-table.tsx";
import { ListView } from "../lists/list-view.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { Time } from "../parts/time.tsx";
import * as words from "../words.ts";
import type { Route } from "./+types/audit.ts";

export function loader(args: Route.LoaderArgs) {
  return loadList(args, [], ({ audit }) => audit);
}

const columns: readonly Column[] = [
  { title: words.action },
  { title: words.details },
  { title: words.admin },
  { title: words.date },
];

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return (
    <ListView
      {...loaderData}
      path={AUDIT_LOG}
      heading={words.auditLog}
      search={words.searchAudit}
      empty={words.noActivity}
    >
      <DataTable label={words.auditLog} columns={columns}>
        {loaderData.list.rows.map(({ id, at, admin, action, subject }) => (
          <Row key={id} id={`entry-${id}`}>
            <HeadCell>{action}</HeadCell>
            <Cell label={words.details}>
              <span className={styles.code}>{subject}</span>
            </Cell>
            <Cell label={words.admin}>{admin}</Cell>
            <Cell place="corner">
              <Time moment={at} />
            </Cell>
          </Row>
        ))}
      </DataTable>
    </ListView>
  );
}
