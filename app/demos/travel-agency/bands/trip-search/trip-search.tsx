import * as tickets from "../ticket.module.css";
import * as styles from "./trip-search.module.css";
import { useRef, useState } from "react";
import { Button } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import {
  type Question,
  questions,
  readTripChoice,
  type TripChoice,
  type TripOptions,
} from "../../trip-choice.ts";
import { useTripDraft } from "../../use-trip-choice.ts";

interface TripSearchWords {
  /** Address of the page. */
  path: string;
  /** Id of the list that shows what was found. */
  list: string;
  /** Names the form. */
  label: string;
  /** `any`: what stands in the field while nothing is chosen. */
  fields: Record<Question, { label: string; any: string }>;
  /** On phones, opens the fields after the first. */
  more: string;
  button: string;
}

interface TripSearchProps extends TripSearchWords {
  options: TripOptions;
  /** The choice that is shown now. */
  choice: TripChoice;
}

/**
 * Where, when and who, on a ticket whose stub is the button. A GET form: the answers stand in the address, so that a search can be sent
 * to somebody, Back undoes it, and without script the server answers it. On phones the
 * first question stands alone until more is asked for, or answered in the address.
 */
export function TripSearch({
  options,
  choice,
  label,
  fields,
  more,
  button,
  ...to
}: TripSearchProps) {
  const { draft, answer, apply } = useTripDraft(choice, to);
  const [isOpen, setOpen] = useState(Boolean(choice.when || choice.who));
  const form = useRef<HTMLFormElement>(null);
  useFirstRead(form, (fields) => {
    const chosen = readTripChoice(new FormData(fields), options);
    if (questions.some((question) => chosen[question] !== draft[question])) answer(chosen);
  });
  return (
    <form
      ref={form}
      method="get"
      action={`${to.path}#${to.list}`}
      aria-label={label}
      autoComplete="off"
      data-open={isOpen || undefined}
      className={`${tickets.ticket} ${styles.search}`}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className={styles.fields}>
        {questions.map((question) => (
          <label key={question} className={styles.field}>
            <span className="text-small text-soft">{fields[question].label}</span>
            <select
              name={question}
              value={draft[question]}
              onChange={(event) => answer({ [question]: event.currentTarget.value })}
              className="field-select"
            >
              <option value="">{fields[question].any}</option>
              {options[question].map(({ key, label: name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div className={styles.stub}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={styles.more}
        >
          {more}
          <Icon name={isOpen ? "minus" : "plus"} className="size-4" />
        </button>
        <Button type="submit" className="w-full">
          <Icon name="search" className="size-5" />
          {button}
        </Button>
      </div>
    </form>
  );
}
