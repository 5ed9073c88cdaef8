import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { ApiError, ApiInvalid, ApiSaid, FieldErrors } from "#shared/api.ts";
import type { ShownForm } from "#app/features/forms/use-form.ts";
import { whenStillHere } from "#app/features/forms/when-still-here.ts";
import { withBase } from "#app/engine/base-path/base-path.ts";
import { useSiteData } from "#app/engine/site-data.ts";
import { rowsOnPage } from "../lists/rows.ts";
import { useOutcome } from "../frame/notice.tsx";
import { useOwnAddress } from "../frame/use-own-address.ts";
import * as words from "../words.ts";

type Answer = ApiSaid | ApiInvalid | ApiError;

interface Refused {
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
}

/** A form of the back office: what `Field` needs of it, and what its element does. */
export interface LiveAdminForm extends ShownForm {
  props: {
    method: "post";
    action: string;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form of the back office. Without script it is posted to its own page and the page comes back at `id`; with it the same post goes
 * out by itself and the page asks the server anew, so that what was typed elsewhere stays. Nothing is shown that the server did not
 * say.
 * @param id of the row or section that it works on: where page and focus return to.
 */
export function useAdminForm(name: string, id: string): LiveAdminForm {
  const { formState } = useSiteData();
  const { revalidate } = useRevalidator();
  const { tell, returnTo } = useOutcome();
  const fromServer = formState?.form === name && formState.values.at === id ? formState : null;
  const [refused, setRefused] = useState<Refused | null>(fromServer);
  const [isBusy, setBusy] = useState(false);
  const action = `${useOwnAddress()}#${id}`;

  async function submit(form: HTMLFormElement, submitter: HTMLElement | null) {
    setBusy(true);
    const place = rowsOnPage().findIndex((row) => row.contains(form));
    const values = fieldsOf(form, submitter);
    const answer = await post(action, values).catch(() => null);
    if (answer === "signed-out") {
      // Sent the way it is without script, it brings the page with the way to sign in, and the word that nothing was changed.
      form.submit();
      whenStillHere(() => setBusy(false));
      return;
    }
    if (answer?.status === "success") {
      tell(answer.said);
      setRefused(null);
      returnTo(id, place, null);
    } else {
      const errors = errorsOf(answer);
      setRefused({ values, errors });
      returnTo(id, place, { form, why: Object.values(errors).join(" ") });
    }
    await revalidate();
    setBusy(false);
  }

  return {
    id,
    name,
    status: isBusy ? "submitting" : "idle",
    message: refused?.errors.form ?? null,
    errorOf: (field) => refused?.errors[field] ?? null,
    valueOf: (field) => refused?.values[field] ?? "",
    props: {
      method: "post",
      action,
      onSubmit: (event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (!isBusy) void submit(event.currentTarget, submitter);
      },
    },
  };
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form, submitter)].map(([name, value]) => [
      name,
      typeof value === "string" ? value : "",
    ]),
  );
}

async function post(
  address: string,
  fields: Record<string, string>,
): Promise<Answer | "signed-out"> {
  const response = await fetch(withBase(address), {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  return response.status === 403 ? "signed-out" : ((await response.json()) as Answer);
}

function errorsOf(answer: Answer | null): FieldErrors {
  if (answer?.status === "invalid") return answer.errors;
  if (answer?.status === "error") return { form: answer.message };
  return { form: words.unreachable };
}
