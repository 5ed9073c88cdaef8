import * as styles from "./brew-guide.module.css";
import { clsx } from "clsx";
import { type CSSProperties, useId, useRef, useState } from "react";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { CupStepper } from "./cup-stepper.tsx";
import { type BrewMethod, type Recipe, scaleRecipe, showBrewTime } from "../../recipe.ts";

interface BrewGuideProps {
  id: string;
  heading: string;
  intro: string;
  /** Names the choice of the method. */
  choice: string;
  methods: readonly [BrewMethod, ...BrewMethod[]];
  /** File of drawings with a symbol for each method's id, 200 × 200; `--fill` (0 to 1) is how full it is. */
  drawings: string;
}

/**
 * Pick a method and a number of cups, read the recipe. Radio buttons and a number field, so both answer to arrow keys; without script
 * every recipe is shown, for one cup.
 */
export function BrewGuide({ id, heading, intro, choice, methods, drawings }: BrewGuideProps) {
  const name = useId();
  const [chosen, setChosen] = useState(methods[0].id);
  const [cups, setCups] = useState(1);
  const choices = useRef<HTMLFieldSetElement>(null);
  useFirstRead(choices, (fields) => {
    const value = fields.querySelector<HTMLInputElement>(":checked")?.value;
    setChosen(methods.find(({ id: method }) => method === value)?.id ?? chosen);
  });

  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.guide}>
      <div className={`${styles.guideBody} mx-auto w-full max-w-wide px-gutter`}>
        <header className={styles.guideWords}>
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p>{intro}</p>
        </header>
        <div className={`${styles.guideControls} needs-script`}>
          <fieldset ref={choices} className={styles.guideMethods}>
            <legend className="sr-only">{choice}</legend>
            {methods.map((method) => (
              <label key={method.id}>
                <input
                  type="radio"
                  name={name}
                  value={method.id}
                  data-replay
                  checked={method.id === chosen}
                  onChange={() => setChosen(method.id)}
                />
                <Drawing href={`${drawings}#${method.id}`} className={styles.guideSign} />
                <span className="display">{method.name}</span>
              </label>
            ))}
          </fieldset>
          <CupStepper cups={cups} onCups={setCups} />
        </div>
        <div className={styles.guideCards}>
          {methods.map((method) => (
            <RecipeCard
              key={method.id}
              method={method}
              recipe={scaleRecipe(method, cups)}
              drawing={`${drawings}#${method.id}`}
              isChosen={method.id === chosen}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

interface RecipeCardProps {
  method: BrewMethod;
  recipe: Recipe;
  drawing: string;
  isChosen: boolean;
}

function RecipeCard({ method, recipe, drawing, isChosen }: RecipeCardProps) {
  const id = useId();
  const { cups, rounds, round } = recipe;
  const full = { "--fill": cups / rounds / method.holds } as CSSProperties;
  return (
    <article aria-labelledby={id} className={clsx(styles.card, !isChosen && styles.cardWaiting)}>
      <div className={styles.cardHead}>
        <div>
          <h3 id={id} className="display text-display-2">
            {method.name}
          </h3>
          <p role="status">{summary(method, recipe)}</p>
        </div>
        <Drawing href={drawing} className={styles.cardDrawing} style={full} />
      </div>
      <dl className={styles.cardFigures}>
        <Figure term="Coffee" value={recipe.dose} unit="g" />
        <Figure term="Water" value={recipe.water} unit="g" />
        <Figure term="Heat" value={method.temperature} unit="°C" />
        <Figure term="Time" value={showBrewTime(round.seconds)} />
      </dl>
      <ol className={styles.cardSteps}>
        {recipe.steps.map(({ at, text }, index) => (
          <li key={method.steps[index]!.text}>
            <span className="figures">{at === null ? "First" : showBrewTime(at)}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="text-small text-soft">
        Grind: {method.grind}. {method.hint}
      </p>
    </article>
  );
}

function Figure({ term, value, unit }: { term: string; value: number | string; unit?: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{term}</dt>
      <dd className="figures">
        {value}
        {unit && <span className={styles.cardUnit}> {unit}</span>}
      </dd>
    </div>
  );
}

/** For whom it is, and how often one has to do it. */
function summary({ cup, holds }: BrewMethod, { cups, rounds, round }: Recipe): string {
  const amount = cups === 1 ? `1 cup, ${cup}` : `${cups} cups, each ${cup}`;
  if (rounds === 1) return `For ${amount}.`;
  const limit = holds === 1 ? "one" : holds;
  return `For ${amount}. It holds ${limit} at a time: ${rounds} rounds of ${round.dose} g to ${round.water} g.`;
}
