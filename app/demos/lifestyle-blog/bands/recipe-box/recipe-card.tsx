import * as styles from "./recipe-card.module.css";
import { clsx } from "clsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostSubject, PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import { formatDay } from "#app/lib/format-day.ts";
import type { Recipe, RecipeLabels } from "../../content.server.ts";
import { RecipeFacts } from "../recipe-facts/recipe-facts.tsx";

interface RecipeCardProps {
  recipe: Recipe;
  labels: RecipeLabels;
  /** Over the whole width of the box, with its excerpt. */
  isLarge: boolean;
}

/** A post as a card of a recipe box: what is done are its headings. */
export function RecipeCard({ recipe, labels, isLarge }: RecipeCardProps) {
  const { date, img, subject, content, method } = recipe;
  return (
    <article className={clsx(`${styles.card} group relative`, isLarge && styles.large)}>
      <div data-after-paint className={styles.picture}>
        <Picture picture={img} alt="" sizes="(min-width: 62rem) 40vw, 120vw" />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <div className="flex flex-wrap items-baseline gap-x-4">
            <PostSubject subject={subject} />
            <time dateTime={date} className="text-small text-soft">
              {formatDay(date)}
            </time>
          </div>
          <PostTitle post={recipe} className={isLarge ? "text-display-2" : "text-display-4"} />
        </div>
        {isLarge && <p className="max-w-text text-soft">{content}</p>}
        <div className={styles.facts}>
          <RecipeFacts recipe={recipe} labels={labels} />
        </div>
        {method.length > 0 && (
          <div className={styles.method}>
            <h4 className="text-small font-semibold text-brand-ink">{labels.method}</h4>
            <ol>
              {method.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </article>
  );
}
