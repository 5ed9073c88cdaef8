import * as styles from "./sunday-hero.module.css";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostSubject, PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import type { Recipe, RecipeLabels } from "../../content.server.ts";
import { RecipeFacts } from "../recipe-facts/recipe-facts.tsx";

interface SundayHeroProps {
  heading: string;
  lead: string;
  /** Names the choice between the posts. */
  featured: string;
  /** Three: one for each of the shapes. */
  posts: readonly (Recipe & { focus: string })[];
  labels: RecipeLabels;
}

/**
 * Three posts: the picture of one is as wide as the screen, the others are a pebble and a petal on the sheet before it. Each picture is a radio
 * button: the one that is chosen takes the screen, its recipe stands on the sheet, and the others move on to the next shape. CSS alone does
 * that, so it works before and without script.
 */
export function SundayHero({ heading, lead, featured, posts, labels }: SundayHeroProps) {
  return (
    <section aria-labelledby="sunday-heading" className={styles.hero}>
      <div className={styles.heroHead}>
        <h1 id="sunday-heading" className={`${styles.heroHeading} display`}>
          {heading}
        </h1>
        <p className="max-w-text">{lead}</p>
      </div>
      <h2 className="sr-only">{featured}</h2>
      <fieldset className="contents">
        <legend className="sr-only">{featured}</legend>
        {posts.map((post, index) => (
          <article key={post.id} className={styles.piece}>
            <label className={styles.pieceChoice}>
              <input
                type="radio"
                name="featured"
                value={post.id}
                defaultChecked={index === 0}
                className="sr-only"
              />
              <Picture
                picture={post.img}
                alt=""
                sizes="(min-width: 62rem) 100vw, 190vw"
                position={post.focus}
                priority={index === 0}
                fetchPriority="low"
              />
              <span className={styles.pieceCaption}>{post.title}</span>
            </label>
            <div className={`${styles.pieceWords} group`}>
              <PostSubject subject={post.subject} />
              <PostTitle post={post} className="text-display-3" />
              <RecipeFacts recipe={post} labels={labels} />
            </div>
          </article>
        ))}
      </fieldset>
    </section>
  );
}
