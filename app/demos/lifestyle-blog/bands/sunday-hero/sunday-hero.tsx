import * as styles from "./sunday-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import type { Recipe, RecipeLabels } from "../../content.server.ts";
import { RecipeFacts } from "../recipe-facts/recipe-facts.tsx";

interface SundayHeroProps {
  heading: string;
  lead: string;
  /** The morning itself; the heading stands on its wall. */
  scene: PictureSource;
  /** Names the choice between the posts, and stands over the chosen one. */
  featured: string;
  /** Below the chosen one, whose title leads to it. */
  invitation: string;
  /** Three: one for each of the shapes. */
  posts: readonly (Recipe & { focus: string })[];
  labels: RecipeLabels;
}

/**
 * The morning as wide as the screen, with the heading large on its wall. On the sheet that lies over its foot are three posts: each picture is a
 * radio button. The one that is chosen takes the arch and shows its recipe; the others are a pebble and a petal and move on to the next shape.
 * CSS alone does that, so it works before and without script.
 */
export function SundayHero({
  heading,
  lead,
  scene,
  featured,
  invitation,
  posts,
  labels,
}: SundayHeroProps) {
  return (
    <section aria-labelledby="sunday-heading" className={styles.hero}>
      <Picture
        picture={scene}
        sizes="(min-width: 62rem) 100vw, 250vw"
        className={styles.scene}
        priority
      />
      <div className={styles.heroHead}>
        <h1 id="sunday-heading" className={`${styles.heroHeading} display`}>
          {heading}
        </h1>
        <p>{lead}</p>
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
                sizes="(min-width: 62rem) 26rem, 100vw"
                position={post.focus}
              />
              <span className={styles.pieceCaption}>{post.title}</span>
            </label>
            <div className={`${styles.pieceWords} group`}>
              <p className="text-small text-brand-ink">{featured}</p>
              <PostTitle post={post} className="text-display-3" />
              <RecipeFacts recipe={post} labels={labels} />
              <p
                aria-hidden
                className="w-fit py-1 font-semibold underline decoration-1 underline-offset-5 group-hover:decoration-2"
              >
                {invitation}
              </p>
            </div>
          </article>
        ))}
      </fieldset>
    </section>
  );
}
