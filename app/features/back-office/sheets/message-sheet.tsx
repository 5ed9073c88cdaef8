import type { MessageRow } from "#server/features/messages/office-port.ts";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { ActionButton } from "../parts/admin-form.tsx";
import { fieldLabel, formLabel } from "./form-labels.ts";
import type { Moment } from "../parts/moment.server.ts";
import { PageHead } from "../frame/page-head.tsx";
import { MessageStateMark } from "../parts/state-mark.tsx";
import { Time } from "../parts/time.tsx";

interface MessageSheetProps {
  message: Omit<MessageRow, "receivedAt" | "handledAt"> & {
    receivedAt: Moment;
    handledAt: Moment | null;
    fields: readonly { name: string; value: string }[];
  };
}

/** One message, all of it, with what can be done: answer by mail, and say that it is dealt with. */
export function MessageSheet({ message }: MessageSheetProps) {
  const { id, form, from, fields, receivedAt, handledAt } = message;
  const written = fields.filter(({ value }) => value !== "");
  const email = written.find(({ name }) => name === "email")?.value;
  return (
    <>
      <p className="admin-up">
        <Link href="/admin/messages" className="admin-link">
          Messages
        </Link>
      </p>
      <PageHead heading={from}>
        <MessageStateMark isHandled={handledAt !== null} />
      </PageHead>
      <div className="admin-sheet">
        <dl className="admin-facts">
          {written.map(({ name, value }) => (
            <div key={name}>
              <dt>{fieldLabel(name)}</dt>
              <dd className="admin-written">{value}</dd>
            </div>
          ))}
        </dl>
        <aside id="message" tabIndex={-1} aria-label="Actions" className="admin-action-panel">
          {email && (
            <a
              href={replyAddress(email, formLabel(form))}
              data-open
              className={buttonClass({ size: "small" })}
            >
              <Icon name="mail" className="size-4.5" />
              Reply by email
            </a>
          )}
          <ActionButton
            key={handledAt ? "again" : "done"}
            name="message-handled"
            at="message"
            fields={{ id, handled: handledAt ? "" : "1" }}
            about={`(message from ${from})`}
          >
            {handledAt ? "Reopen" : "Mark as done"}
          </ActionButton>
          <dl className="admin-dates">
            <div>
              <dt>Form</dt>
              <dd>{formLabel(form)}</dd>
            </div>
            <div>
              <dt>Received</dt>
              <dd>
                <Time moment={receivedAt} />
              </dd>
            </div>
            {handledAt && (
              <div>
                <dt>Marked as done</dt>
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
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${about}`)}`;
}
