import * as styles from "../lists/admin-tables.module.css";
import { FAILED_MAILS } from "#shared/back-office/addresses.ts";
import { fill } from "#shared/words.ts";
import { Cell, type Column, DataTable, HeadCell, Row } from "../lists/data-table.tsx";
import { ListView } from "../lists/list-view.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { ActionButton } from "../parts/admin-form.tsx";
import { Time } from "../parts/time.tsx";
import * as words from "../words.ts";
import type { Route } from "./+types/failed-mails.ts";

export function loader(args: Route.LoaderArgs) {
  return loadList(args, [], ({ failedMails }) => failedMails);
}

const columns: readonly Column[] = [
  { title: words.mailTo },
  { title: words.reason },
  { title: words.date },
  { title: words.actions, end: true },
];

export default function AdminFailedMails({ loaderData }: Route.ComponentProps) {
  return (
    <ListView
      {...loaderData}
      path={FAILED_MAILS}
      heading={words.failedMails}
      empty={words.noFailedMails}
    >
      <DataTable label={words.failedMails} columns={columns}>
        {loaderData.list.rows.map(({ id, to, subject, reason, failedAt, isExpired }) => {
          const at = `mail-${id}`;
          const about = fill(words.mailAbout, { address: to, subject });
          return (
            <Row key={id} id={at}>
              <HeadCell>
                {to}
                <span className={styles.second}>{subject}</span>
              </HeadCell>
              <Cell label={words.reason}>
                {reason} {isExpired && <span className={styles.second}>{words.linkExpired}</span>}
              </Cell>
              <Cell place="below">
                <Time moment={failedAt} />
              </Cell>
              <Cell end place="below-end">
                <div className="flex flex-wrap justify-end gap-2">
                  {!isExpired && (
                    <ActionButton name="mail-again" at={at} fields={{ id }} about={about}>
                      {words.sendAgain}
                    </ActionButton>
                  )}
                  <ActionButton name="mail-done" at={at} fields={{ id }} about={about}>
                    {words.done}
                  </ActionButton>
                </div>
              </Cell>
            </Row>
          );
        })}
      </DataTable>
    </ListView>
  );
}
