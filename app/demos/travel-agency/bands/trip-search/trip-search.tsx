import * as styles from "./trip-search.module.css";
import { Button } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { type Question, questions, type TripChoice, type TripOptions } from "../../trip-choice.ts";
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
  button: string;
}

interface TripSearchProps extends TripSearchWords {
  options: TripOptions;
  /** The choice that is shown now. */
  choice: TripChoice;
}

/**
 * Where, when and who, on a ticket whose stub is the button. A GET form: the answers stand in the address, so that a search can be sent
 * to somebody, Back undoes it, and without script the server answers it.
 */
export function TripSearch({ options, choice, label, fields, button, ...to }: TripSearchProps) {
  const { draft, answer, apply } = useTripDraft(choice, to);
  return (
    <form
      method="get"
      action={`${to.path}#${to.list}`}
      aria-label={label}
      autoComplete="off"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className={styles.fields}>
        {questions.map((question) => (
          <label key={question} className={styles.field}>
            <span className="text-label text-soft">{fields[question].label}</span>
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
        <Button type="submit" className="w-full">
          <Icon name="search" className="size-5" />
          {button}
        </Button>
      </div>
    </form>
  );
}
