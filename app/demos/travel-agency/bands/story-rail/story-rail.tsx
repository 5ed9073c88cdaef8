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

/** Stories for the way, as a row of upright covers that is pushed by hand. */
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
        {posts.map(({ id, href, title, img, readingTime }) => (
          <li key={id} className={styles.cover}>
            <Link href={href} className="group grid gap-4">
              <Picture
                picture={img}
                alt=""
                ratio="4 / 5"
                sizes="(min-width: 62rem) 22vw, 76vw"
                className="w-full rounded-card"
              />
              <span className="display text-display-4 group-hover:underline">{title}</span>
              <span className="text-small text-soft">
                {readingTime} {minutes}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
