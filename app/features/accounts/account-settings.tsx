import type { ReactNode } from "react";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Field } from "#app/features/forms/field.tsx";
import { useSiteData } from "#app/engine/site-data.ts";
import { AccountForm } from "./account-form.tsx";
import type { AccountPageData } from "./account-page.server.ts";
import { PasswordField } from "./password-field/password-field.tsx";

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
        <AccountForm name="account-details" label="Your name" action="Save name">
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
          To change your email address, write to{" "}
          <a href={`mailto:${contact}`} className="underline underline-offset-4">
            {contact}
          </a>{" "}
          from your current one.
        </p>
      </Setting>
      <Setting title="Password" form="account-password">
        <AccountForm name="account-password" label="Change password" action="Change password">
          {(form) => (
            <>
              <PasswordField
                form={form}
                name="currentPassword"
                label="Current password"
                kind="current"
              />
              <PasswordField form={form} name="newPassword" label="New password" kind="new" />
            </>
          )}
        </AccountForm>
        <p className="text-small text-soft">This signs you out on your other devices.</p>
      </Setting>
      <Setting title="A copy of your data">
        <p className="text-small text-soft">
          Everything we keep under your email address: account, cart, orders, messages, comments and
          newsletter, as a JSON file.
        </p>
        <a
          href="/account/my-data.json"
          download
          className={buttonClass({ tone: "quiet" }, "justify-self-start")}
        >
          <Icon name="download" className="size-5" />
          Download your data
        </a>
      </Setting>
      <Setting title="Close account" form="account-close">
        <p className="text-small text-soft">
          Your name, password and cart are deleted immediately. We keep orders for as long as the
          law requires; the links in your order emails keep working.
        </p>
        <AccountForm
          name="account-close"
          label="Close account"
          action="Close my account"
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
