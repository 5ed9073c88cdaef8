import type { ReactNode } from "react";
import { buttonClass } from "#app/elements/button.tsx";
import { Icon } from "#app/elements/icon.tsx";
import { Field } from "#app/features/forms/field.tsx";
import { useSiteData } from "#app/lib/site-data.ts";
import { AccountForm } from "./account-form.tsx";
import type { AccountPageData } from "./account-page.server.ts";
import { PasswordField } from "./password-field.tsx";

/** What the owner of an account can change about it, beside their orders. */
export function AccountSettings({
  name,
  email,
  contact,
}: Pick<AccountPageData, "name" | "email" | "contact">) {
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
        label="Sign out"
        action="Sign out"
        tone="quiet"
        size="small"
        className="mt-5 mb-7"
      />
      <Setting title="Your name" form="account-details">
        <AccountForm name="account-details" label="Your name" action="Save the name">
          {(form) => (
            <Field
              form={form}
              name="name"
              label="Name"
              autoComplete="name"
              defaultValue={name}
              required
            />
          )}
        </AccountForm>
        <p className="text-small text-soft">
          Another mail address? Write to{" "}
          <a href={`mailto:${contact}`} className="underline underline-offset-4">
            {contact}
          </a>{" "}
          from the old one.
        </p>
      </Setting>
      <Setting title="Password" form="account-password">
        <AccountForm
          name="account-password"
          label="Change the password"
          action="Change the password"
        >
          {(form) => (
            <>
              <PasswordField
                form={form}
                name="currentPassword"
                label="Your present password"
                kind="current"
              />
              <PasswordField form={form} name="newPassword" label="The new one" kind="new" />
            </>
          )}
        </AccountForm>
        <p className="text-small text-soft">Your other devices are signed out then.</p>
      </Setting>
      <Setting title="A copy of your data">
        <p className="text-small text-soft">
          Everything we keep with your address: account, cart, orders, messages, comments, the
          newsletter. A JSON file, made at this moment.
        </p>
        <a
          href="/account/my-data.json"
          download
          className={buttonClass({ tone: "quiet" }, "justify-self-start")}
        >
          <Icon name="download" className="size-5" />
          Download the copy
        </a>
      </Setting>
      <Setting title="Close the account" form="account-close">
        <p className="text-small text-soft">
          Name, password and cart are deleted at once. Orders stay in our books for as long as the
          law asks; the links in their mails still lead to them.
        </p>
        <AccountForm
          name="account-close"
          label="Close the account"
          action="Close it for good"
          tone="quiet"
        >
          {(form) => (
            <PasswordField form={form} name="password" label="Your password" kind="current" />
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
      className="account-setting"
    >
      <summary>
        {title}
        <Icon name="plus" className="size-5" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
