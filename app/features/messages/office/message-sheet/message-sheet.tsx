import * as adminLists from "#app/features/back-office/lists/admin-lists.module.css";
import * as adminOverview from "#app/features/back-office/frame/admin-overview.module.css";
import * as adminSheets from "#app/features/back-office/sheets/admin-sheets.module.css";
import * as styles from "./message-sheet.module.css";
import type { AdminMessages } from "#server/features/messages/office-port.ts";
import { MESSAGES } from "#shared/messages/office-addresses.ts";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { PageHead } from "#app/features/back-office/frame/page-head.tsx";
import { ActionButton } from "#app/features/back-office/parts/admin-form.tsx";
import type { InWords } from "#app/features/back-office/parts/moment.server.ts";
import { Time } from "#app/features/back-office/parts/time.tsx";
import { formLabel } from "../form-labels.ts";
import { MessageStateMark } from "../message-state-mark.tsx";
import { fill } from "#shared/words.ts";
import * as words from "../../words.ts";

interface MessageSheetProps {
  message: InWords<NonNullable<Awaited<ReturnType<AdminMessages["find"]>>>>;
}

/** One message, all of it, with what can be done: answer by mail, and say that it is dealt with. */
export function MessageSheet({ message }: MessageSheetProps) {
  const { id, form, from, fields, receivedAt, handledAt } = message;
  const written = fields.filter(({ value }) => value !== "");
  const email = written.find(({ name }) => name === "email")?.value;
  return (
    <>
      <p className={adminLists.up}>
        <Link href={MESSAGES} className={adminLists.link}>
          {words.messages}
        </Link>
      </p>
      <PageHead heading={from}>
        <MessageStateMark isHandled={handledAt !== null} />
      </PageHead>
      <div className={adminOverview.sheet}>
        <dl className={styles.facts}>
          {written.map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd dir="auto" className={adminSheets.written}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <aside
          id="message"
          tabIndex={-1}
          aria-label={words.actions}
          className={`${adminSheets.actionPanel} ${adminSheets.box}`}
        >
          {email && (
            <a
              href={replyAddress(email, formLabel(form))}
              data-open
              className={buttonClass({ size: "small" })}
            >
              <Icon name="mail" className="size-4.5" />
              {words.reply}
            </a>
          )}
          <ActionButton
            key={handledAt ? "again" : "done"}
            name="message-handled"
            at="message"
            fields={{ id, handled: handledAt ? "" : "1" }}
            about={fill(words.messageFrom, { from })}
          >
            {handledAt ? words.reopen : words.markAsDone}
          </ActionButton>
          <dl className={styles.dates}>
            <div>
              <dt>{words.form}</dt>
              <dd>{formLabel(form)}</dd>
            </div>
            <div>
              <dt>{words.received}</dt>
              <dd>
                <Time moment={receivedAt} />
              </dd>
            </div>
            {handledAt && (
              <div>
                <dt>{words.markedAsDone}</dt>
                <dd>
                  <Time moment={handledAt} />
                </dd>
              </div>
            )}
          </dl>
        </aside>
      </div>
    </>
  );
}

/** Begins an answer in the owner's own mail program. */
function replyAddress(email: string, about: string): string {
  const subject = fill(words.replySubject, { form: about });
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
}
