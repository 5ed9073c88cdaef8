import * as adminOverview from "../frame/admin-overview.module.css";
import * as adminSheets from "./admin-sheets.module.css";
import * as adminLists from "../lists/admin-lists.module.css";
import type { Person } from "#server/features/back-office/ports.ts";
import { PERSON_FILE } from "#shared/back-office/addresses.ts";
import { Button, buttonClass } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { MessageBox } from "#app/elements/text/message-box/message-box.tsx";
import { Field } from "#app/features/forms/field/field.tsx";
import { AdminFormFrame } from "../parts/admin-form.tsx";
import { useAdminForm } from "../parts/use-admin-form.ts";
import * as words from "../words.ts";

/** What is kept about one address, as a file for the person who asks, and the end of it. */
export function PersonSheet({ person }: { person: Person }) {
  const { email, holdings, unfinished, remains } = person;
  return (
    <section aria-labelledby="person-heading" className={adminOverview.sheet}>
      <div className={adminOverview.part}>
        <h2 id="person-heading" className={`display text-display-4 ${adminSheets.written}`}>
          {email}
        </h2>
        <ul className={adminOverview.low}>
          {holdings.map(({ kind, count }) => (
            <li key={kind}>
              <span>{kind}</span>
              <span className={adminOverview.lowCount}>{count}</span>
            </li>
          ))}
        </ul>
        <p>
          <a
            href={`${PERSON_FILE}?email=${encodeURIComponent(email)}`}
            download
            className={buttonClass({ tone: "quiet", size: "small" })}
          >
            <Icon name="download" className="size-4.5" />
            {words.downloadJson}
          </a>
        </p>
      </div>
      <div id="erase" tabIndex={-1} className={`${adminSheets.actionPanel} ${adminSheets.box}`}>
        <h2 className="display text-display-4">{words.eraseData}</h2>
        {unfinished.length > 0 ? (
          <MessageBox kind="warning" look="ruled" title={words.notYetErasable}>
            <ul>
              {unfinished.map(({ sentence, href }) => (
                <li key={href}>
                  <Link href={href} className={adminLists.link}>
                    {sentence}
                  </Link>
                </li>
              ))}
            </ul>
          </MessageBox>
        ) : (
          <EraseForm key={email} email={email} remains={remains} />
        )}
      </div>
    </section>
  );
}

/** Typing the address again is the question "are you sure?", and cannot be answered by habit. */
function EraseForm({ email, remains }: Pick<Person, "email" | "remains">) {
  const form = useAdminForm("person-erase", "erase");
  return (
    <>
      <p className="text-small">{[words.eraseText, ...remains, words.eraseLogged].join(" ")}</p>
      <AdminFormFrame form={form} fields={{ email }} className={adminSheets.erase}>
        <Field
          form={form}
          name="confirm"
          label={words.typeToConfirm}
          type="email"
          autoComplete="off"
          required
        />
        <Button type="submit" size="small" loading={form.status !== "idle"}>
          {words.erase}
        </Button>
        {form.message && (
          <p role="alert" className="text-small text-danger">
            {form.message}
          </p>
        )}
      </AdminFormFrame>
    </>
  );
}
