import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./story-rail.module.css";
import type { OptionalLink } from "#content/navigation.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { ListedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { Section } from "#app/sections/section.tsx";

interface StoryRailProps {
  heading: string;
  all: OptionalLink;
  posts: readonly Pick<ListedPost, "id" | "href" | "title" | "img" | "readingTime">[];
  /** After the number of minutes that it takes. */
  minutes: string;
}

/** Stories for the way, one of them large, the others in lines beside or below it. */
export function StoryRail({ heading, all, posts, minutes }: StoryRailProps) {
  return (
    <Section id="journal" width="wide" space="tight" aria-labelledby="journal-heading">
      <div className="mb-8 flex flex-wrap items-baseline gap-x-8 gap-y-2">
        <h2 id="journal-heading" className="display text-display-3">
          {heading}
        </h2>
        <TextLink href={all.href}>{all.label}</TextLink>
      </div>
      <ul className={styles.rail}>
        {posts.map(({ id, href, title, img, readingTime }, index) => (
          <li key={id} className={styles.cover}>
            <Link href={href} className={`${styles.link} group`}>
              <Picture
                picture={img}
                alt=""
                sizes={`(min-width: 62rem) ${index === 0 ? 54 : 20}vw, ${index === 0 ? 92 : 38}vw`}
                className={`${styles.picture} w-full rounded-card`}
              />
              <span className="grid content-center gap-2">
                <span className={`${styles.title} display wrap-anywhere group-hover:underline`}>
                  {title}
                </span>
                <span className="text-small text-soft">
                  {readingTime} {minutes}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
