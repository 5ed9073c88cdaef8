import * as styles from "./sunday-hero.module.css";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostSubject, PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import type { Recipe, RecipeLabels } from "../../content.server.ts";
import { RecipeFacts } from "../recipe-facts/recipe-facts.tsx";
import { WindowLight } from "../window-light/window-light.tsx";

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
 * Three posts in an arch, a pebble and a petal. Each picture is a radio button: the one that is chosen takes the arch, its recipe stands
 * beside it, and the others move on to the next shape. CSS alone does that, so it works before and without script.
 */
export function SundayHero({ heading, lead, featured, posts, labels }: SundayHeroProps) {
  return (
    <section aria-labelledby="sunday-heading" className={styles.hero}>
      <WindowLight />
      <div className={styles.heroHead}>
        <h1 id="sunday-heading" className={`${styles.heroHeading} display`}>
          {heading}
        </h1>
        <p className="max-w-text text-lead">{lead}</p>
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
                sizes="(min-width: 62rem) 62vw, 130vw"
                position={post.focus}
                priority={index === 0}
                fetchPriority="low"
              />
              <span className={styles.pieceCaption}>{post.title}</span>
            </label>
            <div className={`${styles.pieceWords} group`}>
              <PostSubject subject={post.subject} />
              <PostTitle post={post} className="text-display-3" />
              <p className="text-small text-soft">{post.content}</p>
              <RecipeFacts recipe={post} labels={labels} />
            </div>
          </article>
        ))}
      </fieldset>
    </section>
  );
}
