import * as styles from "./edited-texts.module.css";
import {
  type EditedPiece,
  type EditedText,
  pieceText,
  type WordCounts,
} from "#app/demos/freelancer/edited-text.ts";
import { useHeldUntilSeen } from "#app/lib/use-held-until-seen.ts";
import { Section } from "#app/sections/section.tsx";

export interface EditedCase {
  client: string;
  /** Where the text stands: "on its home page". */
  place: string;
  text: EditedText;
  counts: WordCounts;
  /** What became of it. */
  remark: string;
}

const states = ["before", "edits", "after"] as const;

interface EditedTextsProps {
  id: string;
  heading: string;
  intro: string;
  /** Names the switch. */
  legend: string;
  /** The label of each position of the switch, and what all texts come to in it. */
  states: Record<(typeof states)[number], { label: string; figure: number; text: string }>;
  /** Said before what was struck out or added, where it cannot be seen; and the units of the counts. */
  words: { struck: string; added: string; before: string; after: string };
  cases: readonly EditedCase[];
}

/**
 * Texts with everything an editor did to them. One switch shows all as they came, with the edits, or as they left, where what
 * remains is set as large as there is room. The stylesheet alone does it, so it works without script.
 */
export function EditedTexts({
  id,
  heading,
  intro,
  legend,
  states: shown,
  words,
  cases,
}: EditedTextsProps) {
  return (
    <Section
      id={id}
      width="wide"
      ground="sunken"
      aria-labelledby={`${id}-heading`}
      className={styles.texts}
    >
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="text-soft">{intro}</p>
      </header>
      <div className={styles.tools}>
        <fieldset className={styles.textsSwitch}>
          <legend className="sr-only">{legend}</legend>
          {states.map((state) => (
            <label key={state}>
              <input
                type="radio"
                name={`${id}-state`}
                value={state}
                defaultChecked={state === "edits"}
              />
              <span>{shown[state].label}</span>
            </label>
          ))}
        </fieldset>
        <p aria-live="polite">
          {states.map((state) => (
            <span key={state} data-state={state}>
              <span className={`${styles.total} figures`}>{shown[state].figure}</span>{" "}
              {shown[state].text}
            </span>
          ))}
        </p>
      </div>
      <ul className={styles.cases}>
        {cases.map((each) => (
          <Case key={each.client} words={words} {...each} />
        ))}
      </ul>
    </Section>
  );
}

function Case({
  client,
  place,
  text,
  counts,
  remark,
  words,
}: EditedCase & Pick<EditedTextsProps, "words">) {
  const ref = useHeldUntilSeen<HTMLLIElement>();
  return (
    <li ref={ref} className={styles.textsCase}>
      <div className={styles.label}>
        <h3>
          <span className="font-semibold">{client},</span> {place}
        </h3>
        <p className="text-soft">
          {counts.before} {words.before}, {counts.after} {words.after}
        </p>
      </div>
      <p className={`display ${styles.text}`}>
        {text.map((piece, index) => (
          <Piece
            key={pieceText(piece)}
            piece={piece}
            isBeside={typeof text[index - 1] === "object"}
            words={words}
          />
        ))}
      </p>
      <p className={`${styles.remark} text-soft`}>{remark}</p>
    </li>
  );
}

/** @param isBeside nothing that stays stands between it and the edit before it. */
function Piece({
  piece,
  isBeside,
  words,
}: { piece: EditedPiece; isBeside: boolean } & Pick<EditedTextsProps, "words">) {
  if (typeof piece === "string") return piece;
  const isOut = "out" in piece;
  const Edit = isOut ? "del" : "ins";
  return (
    <Edit data-beside={isBeside || undefined}>
      <span className="sr-only">{isOut ? words.struck : words.added} </span>
      {pieceText(piece)}
    </Edit>
  );
}
