import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { FieldErrors } from "#shared/api.ts";
import type { FormSchema } from "#shared/forms/validate.ts";
import { onServer } from "#app/engine/hosting.ts";
import { useSiteData } from "#app/engine/site-data.ts";
import type { Deliver, FormController, FormSnapshot } from "./form-controller.ts";
import { whenStillHere } from "./when-still-here.ts";

/** The success flag is cleared this long after it was set (specification, point 9). */
const SUCCESS_TIME = 5000;

export interface FormDefinition {
  /** The one that its schema and its answer go by. */
  name: string;
  /** Loaded when the visitor turns to the form; the form also works before and without it. */
  schema: () => Promise<FormSchema>;
  /** Where it is sent to, when it is not `/send`; `document`: by the browser, which shows the page that answers. The first one is kept. */
  deliver?: Deliver | "document";
  /** The page that answers without script, when it is not this one with the form in view. */
  action?: string;
}

export interface Form {
  id: string;
  name: FormDefinition["name"];
  /**
   * What happened last: `submitting` until the answer is on screen, or has not come for a while; `sent` for five seconds after success,
   * `failed` until the next try.
   */
  status: "idle" | "submitting" | "sent" | "failed";
  /** For the whole form, as the server put it (too many tries, for example). */
  message: string | null;
  /** The message to show at a field: only once it was touched or the form was submitted. */
  errorOf(field: string): string | null;
  /** Whether that message is only read with its field, not announced. */
  isQuiet?(field: string): boolean;
  /** What to show in a field at first: what was typed before the page came back from the server. */
  valueOf(field: string): string;
  props: {
    id: string;
    method: "post";
    action: string;
    noValidate: boolean;
    ref: React.RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
}

/** What a form's fields, button and outcome need of it: everything but the handlers of its element. */
export type ShownForm = Omit<Form, "props" | "name"> & { name: string };

const untouched: FormSnapshot = {
  errors: {},
  touched: new Set(),
  quiet: new Set(),
  submitCount: 0,
  isSubmitting: false,
  isValidating: false,
};

/**
 * One form of the site: posts to its own page without script, is checked on change and blur and sent to `/send` with it. An
 * answer other than success never resets the form and never looks like success.
 * @param id unique on the page; the address returns to it (`#id`) when the form was sent without script.
 */
export function useForm({ name, schema, deliver, action }: FormDefinition, id: string): Form {
  const { pathname, search } = useLocation();
  const { formState, formReturn } = useSiteData();
  const fromServer =
    formState?.form === name && (formState.values.at ?? id) === id ? formState : null;
  const wasSent =
    formReturn?.kind === "sent" &&
    formReturn.form === name &&
    (new URLSearchParams(search).get("at") ?? id) === id;
  const ref = useRef<HTMLFormElement>(null);
  const controller = useRef<Promise<FormController> | null>(null);
  const left = useRef(new Set<string>());
  /** The form's own code could not be loaded when it was needed. */
  const isWithoutCode = useRef(false);
  const [snapshot, setSnapshot] = useState<FormSnapshot>(untouched);
  const [status, setStatus] = useState<Form["status"]>(wasSent ? "sent" : "idle");
  const [message, setMessage] = useState<string | null>(fromServer?.errors.form ?? null);

  const connect = useCallback(() => {
    controller.current ??= Promise.all([import("./form-controller.ts"), schema()]).then(
      ([{ connectForm }, loaded]) => {
        if (!ref.current) throw new Error(`The form "${name}" left the page.`);
        return connectForm(ref.current, {
          schema: loaded,
          deliver,
          left: left.current,
          onChange: setSnapshot,
          onOutcome: ({ status, message }) => {
            setStatus(status);
            setMessage(message);
          },
        });
      },
    );
    // A failed load is tried again at the next occasion.
    controller.current.catch(() => (controller.current = null));
    return controller.current;
  }, [name, schema, deliver]);

  useEffect(
    () => () =>
      void controller.current?.then((connected) => connected.disconnect()).catch(() => undefined),
    [],
  );

  useEffect(() => {
    if (status !== "sent") return;
    const timer = setTimeout(() => setStatus("idle"), SUCCESS_TIME);
    return () => clearTimeout(timer);
  }, [status]);

  async function submit(form: HTMLFormElement) {
    setMessage(null);
    setStatus("submitting");
    const connected = await connect().catch(() => null);
    if (!connected) {
      // Nothing is sent unchecked. Whoever presses again has it sent the way the browser does without script, if there is a network.
      if (isWithoutCode.current && navigator.onLine) {
        form.submit();
        whenStillHere(() => setStatus("idle"));
      } else setStatus("failed");
      isWithoutCode.current = true;
      return;
    }
    let isSent = false;
    try {
      isSent = await connected.submit();
    } finally {
      // Not sent: the fields say why.
      if (!isSent) setStatus("idle");
    }
  }

  const errors: FieldErrors =
    snapshot === untouched && fromServer ? fromServer.errors : snapshot.errors;
  const isShown = (field: string) =>
    (snapshot === untouched && fromServer !== null) ||
    snapshot.submitCount > 0 ||
    snapshot.touched.has(field);

  return {
    id,
    name,
    status,
    message,
    errorOf: (field) => (isShown(field) ? (errors[field] ?? null) : null),
    isQuiet: (field) => snapshot.quiet.has(field),
    valueOf: (field) => fromServer?.values[field] ?? "",
    props: {
      id,
      method: "post",
      action: onServer(action ?? `${pathname}#${id}`),
      noValidate: true,
      ref,
      onFocus: () => void connect().catch(() => undefined),
      onBlur: ({ target }) => left.current.add(target.name),
      onSubmit: (event) => {
        event.preventDefault();
        if (status !== "submitting") void submit(event.currentTarget);
      },
    },
  };
}
