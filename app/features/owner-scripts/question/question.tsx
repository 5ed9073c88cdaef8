import * as styles from "./question.module.css";
import { useId, useSyncExternalStore } from "react";
import { PRIVACY } from "#content/addresses.ts";
import { ownerScripts } from "#content/owner-scripts.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { SCRIPTS_CHAPTER } from "#shared/owner-script.ts";
import { fill } from "#shared/words.ts";
import { mayLoad, onAnswer } from "../answer.ts";
import { YourAnswer } from "../your-answer.tsx";
import { AnswerButtons } from "../answer-buttons.tsx";
import { focusWhenGone } from "#app/lib/focus-goes-on.ts";
import { namesOf } from "#app/lib/names-of.ts";
import * as words from "../words.ts";

export { showPage } from "../load.ts";

const toPage = focusWhenGone(() => document.getElementById("main"));

/**
 * What visitors are asked, and have said. Asks whether scripts that need a visitor's consent may load, until there is an answer: at the
 * window's lower edge, over nothing that has the focus, after the page for who goes by keys. Nothing waits for it.
 * @param page address of the page that is shown.
 */
export function Question({ page }: { page: string }) {
  const answer = useSyncExternalStore(onAnswer, mayLoad, () => null);
  const id = useId();
  const asked = ownerScripts.filter(({ loads }) => loads === "after-consent");
  return (
    <>
      <YourAnswer page={page} />
      {answer === null && asked.length > 0 && (
        <aside ref={toPage} className={styles.question} aria-labelledby={id}>
          <p id={id} className={styles.heading}>
            {fill(words.question, { names: namesOf(asked) })}
          </p>
          <p className={styles.note}>
            {asked.map(({ does, name }) => fill(words.itDoes, { name, does })).join(" ")}{" "}
            {words.askedNote}{" "}
            <Link href={`${PRIVACY}#${SCRIPTS_CHAPTER}`}>{words.whatTheyLearn}</Link>
          </p>
          <AnswerButtons />
        </aside>
      )}
    </>
  );
}
