import { useLocation } from "react-router";
import type { AccountForm } from "#shared/forms/account.ts";
import type { ShownForm } from "#app/features/forms/use-form.ts";
import { useSiteData } from "#app/lib/site-data.ts";

interface NativeForm extends ShownForm {
  props: { id: string; method: "post"; action: string };
}

/**
 * A form of accounts: the browser sends it to the page it stands on, with script and without. What passwords open is decided by a page
 * that is made anew, so that nothing of the visitor who was here before stays in this one.
 * What it brings back stands at the top of the page, so the address names no place: a browser would take it along to the next page.
 * @param id unique on the page; what came back leads to it.
 */
export function useAccountForm(name: AccountForm, id: string): NativeForm {
  const { pathname, search } = useLocation();
  // Server and browser may write the same query differently; where to go on to is all of it that counts.
  const to = new URLSearchParams(search).get("to");
  const { formState } = useSiteData();
  const returned = formState?.form === name ? formState : null;
  return {
    id,
    name,
    status: "idle",
    message: returned?.errors.form ?? null,
    errorOf: (field) => returned?.errors[field] ?? null,
    valueOf: (field) => returned?.values[field] ?? "",
    props: {
      id,
      method: "post",
      action: to ? `${pathname}?to=${encodeURIComponent(to)}` : pathname,
    },
  };
}
