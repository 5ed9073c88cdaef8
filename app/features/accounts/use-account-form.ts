import { useCallback } from "react";
import { useLocation } from "react-router";
import type { AccountForm } from "#forms/account/schema.ts";
import { type Form, type FormDefinition, useForm } from "#app/features/forms/use-form.ts";

/**
 * A form of accounts: checked like every form, then sent by the browser to the page it stands on, with script and without. What passwords
 * open is decided by a page that is made anew, so that nothing of the visitor who was here before stays in this one.
 * What it brings back stands at the top of the page, so the address names no place: a browser would take it along to the next page.
 * @param id unique on the page; what came back leads to it.
 */
export function useAccountForm(name: AccountForm, id: string): Form {
  const { pathname, search } = useLocation();
  // Server and browser may write the same query differently; where to go on to is all of it that counts.
  const to = new URLSearchParams(search).get("to");
  const schema = useCallback<FormDefinition["schema"]>(
    () => import("#forms/account/schema.ts").then(({ accountSchemas }) => accountSchemas[name]),
    [name],
  );
  return useForm(
    {
      name,
      schema,
      deliver: "document",
      action: to ? `${pathname}?to=${encodeURIComponent(to)}` : pathname,
    },
    id,
  );
}
