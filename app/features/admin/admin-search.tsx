import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/elements/button.tsx";
import { listHref } from "./list-request.ts";

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
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Another view was opened by a link or by Back: the field says what that one looks for.
    if (field.current) field.current.value = query;
  }, [query]);
  return (
    <form
      role="search"
      method="get"
      action={path}
      className="admin-search"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = field.current?.value.trim() ?? "";
        void navigate(listHref(path, { query: wanted, state }), { preventScrollReset: true });
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
        maxLength={200}
        required={type === "email"}
        autoComplete="off"
        spellCheck={false}
        data-search
        className="field"
      />
      <Button type="submit" tone="quiet" size="small">
        Search
      </Button>
    </form>
  );
}
