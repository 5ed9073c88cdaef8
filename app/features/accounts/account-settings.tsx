import * as styles from "./account-view.module.css";
import type { ReactNode } from "react";
import { ACCOUNT_DATA } from "#content/addresses.ts";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { NameField } from "#app/features/forms/field/field.tsx";
import { useSiteData } from "#app/engine/site-data.ts";
import { AccountForm } from "./account-form.tsx";
import type { AccountPageData } from "./account-page.server.ts";
import { PasswordField } from "./password-field/password-field.tsx";
import * as words from "./words.ts";

/** What the owner of an account can change about it, beside their orders. */
export function AccountSettings({ name, email }: Pick<AccountPageData, "name" | "email">) {
  return (
    <section
      aria-labelledby="settings-heading"
      className="grid grid-cols-1 content-start rounded-card bg-sunken p-card"
    >
      <h2 id="settings-heading" className="display text-display-4">
        {name}
      </h2>
      <p className="mt-1 text-small [overflow-wrap:anywhere] text-soft">{email}</p>
      <AccountForm
        name="account-sign-out"
        label={words.signOut}
        action={words.signOut}
        tone="quiet"
        size="small"
        className="mt-5 mb-7"
      />
      <Setting title={words.yourName} form="account-details">
        <AccountForm name="account-details" label={words.yourName} action={words.saveName}>
          {(form) => <NameField form={form} label={words.name} defaultValue={name} />}
        </AccountForm>
        <p className="text-small text-soft">{words.otherAddress}</p>
      </Setting>
      <Setting title={words.password} form="account-password">
        <AccountForm
          name="account-password"
          label={words.changePassword}
          action={words.changePassword}
        >
          {(form) => (
            <>
              <PasswordField
                form={form}
                name="currentPassword"
                label={words.currentPassword}
                kind="current"
              />
              <PasswordField form={form} name="newPassword" label={words.newPassword} kind="new" />
            </>
          )}
        </AccountForm>
        <p className="text-small text-soft">{words.signsOutElsewhere}</p>
      </Setting>
      <Setting title={words.dataCopy}>
        <p className="text-small text-soft">{words.dataCopyText}</p>
        <a
          href={ACCOUNT_DATA}
          download
          className={buttonClass({ tone: "quiet" }, "justify-self-start")}
        >
          <Icon name="download" className="size-5" />
          {words.downloadData}
        </a>
      </Setting>
      <Setting title={words.closeAccount} form="account-close">
        <p className="text-small text-soft">{words.closeAccountText}</p>
        <AccountForm
          name="account-close"
          label={words.closeAccount}
          action={words.closeMyAccount}
          tone="quiet"
        >
          {(form) => (
            <PasswordField form={form} name="password" label={words.yourPassword} kind="current" />
          )}
        </AccountForm>
      </Setting>
    </section>
  );
}

/** One thing that can be changed, folded away; open when its form came back. */
function Setting({ title, form, children }: { title: string; form?: string; children: ReactNode }) {
  const { formState } = useSiteData();
  return (
    <details
      open={(form !== undefined && formState?.form === form) || undefined}
      className={styles.setting}
    >
      <summary>
        {title}
        <Icon name="plus" className="size-5" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
