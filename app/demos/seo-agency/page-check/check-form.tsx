import * as styles from "./check-form.module.css";
import { useId, useRef } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { CHECK_QUERY, type CheckSource, type PageCheck } from "./use-page-check.ts";

interface CheckFormProps {
  check: PageCheck;
  /** Names the form. */
  label: string;
  pages: readonly { path: string; label: string }[];
  /** A page to try it on: fills the field for pasted HTML. */
  example: { label: string; html: string };
  /** What a visitor without script reads in place of the form. */
  withoutScript: string;
}

const sources: readonly { value: CheckSource; label: string }[] = [
  { value: "html", label: "Paste your page" },
  { value: "page", label: "Try one of ours" },
];

/**
 * Where a page is chosen or pasted: as wide as the search fields that the trade lives by. Sent before the script is there, it asks
 * for its own page with the choice in the address; pasted HTML has no name and stays where it is.
 */
export function CheckForm({ check, label, pages, example, withoutScript }: CheckFormProps) {
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useFirstRead(form, (fields) => {
    const chosen = new FormData(fields);
    const source = sources.find(({ value }) => value === chosen.get("from"))?.value;
    if (source && source !== check.source) check.setSource(source);
    const page = pages.find(({ path }) => path === chosen.get(CHECK_QUERY))?.path;
    if (page && page !== check.page) check.setPage(page);
    const pasted = fields.querySelector("textarea")?.value;
    if (pasted && pasted !== check.html) check.setHtml(pasted);
  });
  return (
    <>
      <p data-no-print className={`without-script ${styles.note}`}>
        {withoutScript}
      </p>
      <form
        ref={form}
        action={pathname}
        aria-label={label}
        // The address says what was checked, and what was pasted is kept nowhere.
        autoComplete="off"
        noValidate
        onSubmit={check.submit}
        className="needs-script"
      >
        <fieldset className={styles.sources}>
          <legend className="sr-only">What to check</legend>
          {sources.map(({ value, label: name }) => (
            <label key={value}>
              <input
                type="radio"
                name="from"
                value={value}
                className="sr-only"
                checked={check.source === value}
                onChange={() => check.setSource(value)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <div className={styles.bar} data-source={check.source}>
          <Icon name="search" className={styles.sign} />
          {check.source === "page" ? (
            <PageField check={check} pages={pages} />
          ) : (
            <HtmlField check={check} example={example} />
          )}
          <Button type="submit" size="large" loading={check.isBusy} className={styles.button}>
            Check page
          </Button>
        </div>
        <p role="status" className="sr-only">
          {check.announcement}
        </p>
      </form>
    </>
  );
}

function PageField({ check, pages }: Pick<CheckFormProps, "check" | "pages">) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="text-small font-semibold">
        Page
      </label>
      <select
        id={id}
        name={CHECK_QUERY}
        value={check.page}
        onChange={({ currentTarget }) => check.setPage(currentTarget.value)}
        aria-describedby={check.problem ? `${id}-problem` : undefined}
      >
        {pages.map(({ path, label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </select>
      <Problem id={`${id}-problem`} text={check.problem} />
    </div>
  );
}

function HtmlField({ check, example }: Pick<CheckFormProps, "check" | "example">) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-6">
        <label htmlFor={id} className="text-small font-semibold">
          HTML of the page
        </label>
        <button
          type="button"
          data-replay
          className="py-1 text-small underline decoration-1 underline-offset-4 hover:decoration-2"
          onClick={() => check.setHtml(example.html)}
        >
          {example.label}
        </button>
      </span>
      <textarea
        value={check.html}
        onChange={({ currentTarget }) => check.setHtml(currentTarget.value)}
        id={id}
        rows={2}
        spellCheck={false}
        placeholder="<!doctype html>…"
        dir="ltr"
        aria-invalid={check.problem ? true : undefined}
        aria-describedby={check.problem ? `${id}-problem` : undefined}
      />
      <Problem id={`${id}-problem`} text={check.problem} />
    </div>
  );
}

function Problem({ id, text }: { id: string; text: string | null }) {
  if (!text) return null;
  return (
    <p id={id} role="alert" className="text-small font-semibold text-danger">
      {text}
    </p>
  );
}
