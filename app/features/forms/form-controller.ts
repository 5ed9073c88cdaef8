import { createFormControl } from "react-hook-form";
import type { ApiAnswer, FieldErrors } from "#shared/api.ts";
import { type FormSchema, validateWith } from "#shared/forms/validate.ts";
import { afterPress } from "./press.ts";
import { send } from "./send.ts";
import { whenStillHere } from "./when-still-here.ts";

/** What a form tracks (specification, point 4), as its component sees it. */
export interface FormSnapshot {
  errors: FieldErrors;
  touched: ReadonlySet<string>;
  /** Errors that came together with an earlier one: shown, not announced. One sending is one announcement. */
  quiet: ReadonlySet<string>;
  submitCount: number;
  isSubmitting: boolean;
  isValidating: boolean;
}

/**
 * What became of sending: success alone resets the form. It goes on `submitting` while the browser fetches the page that answers.
 * `message` is for the whole form.
 */
export interface FormResult {
  status: "submitting" | "sent" | "failed" | "idle";
  message: string | null;
}

export interface FormController {
  /** Marks every field touched, validates, and sends only when there is no error. Resolves to whether it was sent. */
  submit(): Promise<boolean>;
  disconnect(): void;
}

interface Options {
  schema: FormSchema;
  /** Where it is sent to, when it is not `/send`; `document`: by the browser, which shows the page that answers. */
  deliver: Deliver | "document" | undefined;
  /** Fields that were left before this code arrived: they count as touched. */
  left: ReadonlySet<string>;
  onChange: (snapshot: FormSnapshot) => void;
  onOutcome: (result: FormResult) => void;
}

type Values = Record<string, string>;

/** Sends what a form holds and gives back the answer. For forms that are more than a message. */
export type Deliver = (values: Readonly<Values>) => Promise<ApiAnswer>;

/**
 * Brings a plain HTML form to life with react-hook-form's form control: validation on change and on blur against the schema that
 * the server uses too. The inputs stay the ones that came with the page, with whatever was typed before this code arrived.
 */
export function connectForm(
  form: HTMLFormElement,
  { schema, deliver = send, left, onChange, onOutcome }: Options,
): FormController {
  const names = Object.keys(schema.shape);
  const { register, handleSubmit, setError, setValue, getValues, reset, subscribe } =
    createFormControl<Values>({
      mode: "all",
      resolver: (fields) => {
        const values = asSent(fields);
        const result = validateWith(schema, values);
        if (result.ok) return { values, errors: {} };
        const errors = Object.entries(result.errors).map(([name, message]) => [
          name,
          { type: "schema", message },
        ]);
        return {
          values: {},
          errors: Object.fromEntries(errors) as Record<string, { type: string; message: string }>,
        };
      },
    });

  const listening = new AbortController();
  for (const name of names) {
    const field = register(name);
    const changed = (event: Event) => void field.onChange(event);
    const blurred = (event: Event) => void field.onBlur(event);
    for (const element of elementsOf(form, name)) {
      field.ref(element);
      for (const type of ["input", "change"])
        element.addEventListener(type, changed, { signal: listening.signal });
      element.addEventListener("blur", blurred, { signal: listening.signal });
    }
  }

  let latest: Omit<FormSnapshot, "quiet">;
  let shown: readonly string[] = [];
  let quiet: ReadonlySet<string> = new Set();
  function show() {
    const { errors, touched, submitCount } = latest;
    const now = Object.keys(errors).filter((name) => touched.has(name) || submitCount > 0);
    const together = now.filter((name) => !shown.includes(name)).slice(1);
    quiet = new Set([...now.filter((name) => quiet.has(name)), ...together]);
    shown = now;
    onChange({ ...latest, quiet });
  }
  const unsubscribe = subscribe({
    formState: { errors: true, touchedFields: true, isValidating: true },
    callback: ({
      errors = {},
      touchedFields = {},
      submitCount = 0,
      isSubmitting = false,
      isValidating = false,
    }) => {
      latest = {
        errors: Object.fromEntries(
          names.flatMap((name) => (errors[name] ? [[name, errors[name].message ?? ""]] : [])),
        ),
        touched: new Set(names.filter((name) => touchedFields[name])),
        submitCount,
        isSubmitting,
        isValidating,
      };
      afterPress(show);
    },
  });

  for (const name of names.filter((name) => left.has(name))) {
    void register(name).onBlur({ type: "blur", target: form.elements.namedItem(name) });
  }

  let stopWaiting = () => {};

  /** Sends everything the form holds, its hidden fields included. */
  async function action(values: Values): Promise<FormResult> {
    if (deliver === "document") {
      form.submit();
      stopWaiting = whenStillHere(() => onOutcome({ status: "idle", message: null }));
      return { status: "submitting", message: null };
    }
    const answer = await deliver({ ...hiddenFields(form), ...values }).catch(() => null);
    if (answer?.status === "success") {
      empty();
      return { status: "sent", message: null };
    }
    if (answer?.status === "invalid" && answer.errors) {
      const refused = Object.entries(answer.errors).filter(([name]) => names.includes(name));
      for (const [index, [name, message]] of refused.entries())
        setError(name, { type: "server", message }, { shouldFocus: index === 0 });
      return { status: "idle", message: answer.errors.form ?? null };
    }
    // A server that answers says what is the matter; only silence means that it could not be reached.
    if (answer?.status === "error" && answer.message)
      return { status: "failed", message: answer.message };
    if (!answer) return { status: "failed", message: null };
    // Any other status, "pending" for example, and one that does not say what is the matter: nothing happens (specification, point 7).
    return { status: "idle", message: null };
  }

  /** Empties the fields and forgets errors; also clears the error mark on any captcha element. */
  function empty() {
    form.reset();
    const emptied = Object.fromEntries(names.map((name) => [name, chosenAtFirst(form, name)]));
    // The fields stay connected: the next message is typed into the same ones.
    reset(emptied, { keepFieldsRef: true });
    for (const captcha of form.querySelectorAll<HTMLElement>("[data-captcha]"))
      captcha.removeAttribute("aria-invalid");
  }

  return {
    async submit() {
      for (const name of names) setValue(name, getValues(name), { shouldTouch: true });
      let isSent = false;
      await handleSubmit(async (values) => {
        onOutcome(await action(values));
        isSent = true;
      })();
      return isSent;
    },
    disconnect() {
      listening.abort();
      unsubscribe();
      stopWaiting();
    },
  };
}

/**
 * A group of radio buttons is several elements of one name. The chosen one comes first: the form control takes the group's value from it,
 * and would else undo a choice that was made before this code arrived.
 */
function elementsOf(form: HTMLFormElement, name: string): HTMLElement[] {
  const isChosen = (element: HTMLElement) => Number(element.matches("[type=radio]:checked"));
  return [...form.querySelectorAll<HTMLElement>(`[name="${name}"]`)].sort(
    (one, other) => isChosen(other) - isChosen(one),
  );
}

/** What a reset form has chosen of a list or of radio buttons: what the page came with. Everything else is emptied. */
function chosenAtFirst(form: HTMLFormElement, name: string): string {
  const choice = form.querySelector<HTMLInputElement | HTMLSelectElement>(
    `[name="${name}"][type=radio]:checked, select[name="${name}"]`,
  );
  return choice?.value ?? "";
}

/** As the browser itself would send it: nothing for a box that is not ticked, which is `false` here. */
function asSent(fields: Readonly<Record<string, unknown>>): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
}

/** Form name, honeypot, a captcha's answer: what travels with the fields without being one. */
function hiddenFields(form: HTMLFormElement): Values {
  const hidden = form.querySelectorAll<HTMLInputElement>(
    "input[type=hidden], [data-honeypot] input, [data-captcha] [name]",
  );
  return Object.fromEntries([...hidden].map(({ name, value }) => [name, value]));
}
