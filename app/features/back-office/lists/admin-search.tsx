import * as styles from "./admin-lists.module.css";
import { useEffect, useRef } from "react";
import { listHref } from "#shared/back-office/addresses.ts";
import { Button } from "#app/elements/actions/button.tsx";
import { useGoTo } from "#app/engine/use-go-to.ts";
import { LONGEST_ADDRESS, LONGEST_QUERY } from "./list-request.ts";
import * as words from "../words.ts";

interface AdminSearchProps {
  /** The page that it looks on. */
  path: string;
  /** What it looks for; stands in the empty field too. */
  label: string;
  query: string;
  /** The state that the list keeps to. */
  state?: string;
  /** Only whole mail addresses are found. */
  type?: "search" | "email";
}

/** Looks for something: a GET form, which with script shows another view of the same page. The key `/` leads here. */
export function AdminSearch({ path, label, query, state = "", type = "search" }: AdminSearchProps) {
  const goTo = useGoTo();
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef<string | null>(query);
  useEffect(() => {
    // Another view was opened by a link or by Back: the field says what that one looks for. Of what was asked here it knows, and may
    // hold more by now: typing goes on while the answer is on its way, and may have begun before the page was alive.
    if (field.current && query !== asked.current) field.current.value = query;
    asked.current = null;
  }, [query]);
  return (
    <form
      role="search"
      method="get"
      action={path}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = field.current?.value.trim() ?? "";
        asked.current = wanted;
        void goTo(listHref(path, { query: wanted, state }), { preventScrollReset: true });
      }}
    >
      {state && <input type="hidden" name="state" value={state} />}
      <input
        ref={field}
        type={type}
        name="q"
        defaultValue={query}
        aria-label={label}
        placeholder={label}
        maxLength={type === "email" ? LONGEST_ADDRESS : LONGEST_QUERY}
        required={type === "email"}
        autoComplete="off"
        spellCheck={false}
        data-search
        className="field"
      />
      <Button type="submit" tone="quiet" size="small">
        {words.search}
      </Button>
    </form>
  );
}
