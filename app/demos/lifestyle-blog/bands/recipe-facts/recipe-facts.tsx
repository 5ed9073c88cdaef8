import * as styles from "./recipe-facts.module.css";
import type { Recipe, RecipeLabels } from "../../content.server.ts";

interface RecipeFactsProps {
  recipe: Pick<Recipe, "takes" | "serves" | "needs">;
  labels: RecipeLabels;
}

/** What a recipe says before it begins: how long it takes, whom it serves, what it needs. */
export function RecipeFacts({ recipe: { takes, serves, needs }, labels }: RecipeFactsProps) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{labels.takes}</dt>
        <dd>{takes}</dd>
      </div>
      {serves && (
        <div>
          <dt>{labels.serves}</dt>
          <dd>{serves}</dd>
        </div>
      )}
      <div>
        <dt>{labels.needs}</dt>
        <dd>{needs.join(", ")}</dd>
      </div>
    </dl>
  );
}
