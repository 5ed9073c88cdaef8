import * as styles from "./opinion-page.module.css";
import type { PictureSource } from "#content/media.ts";
import type { OptionalLink } from "#content/navigation.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { ListedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import { formatDay } from "#app/lib/format-day.ts";
import { NewsHead } from "../news-head/news-head.tsx";
import { Section } from "#app/sections/section.tsx";

interface OpinionPageProps {
  id: string;
  heading: string;
  link: OptionalLink;
  /** Five fill the page: the first is set large, the others in four columns below it. */
  opinions: readonly (ListedPost & {
    /** What the author writes about, in a few words. */
    beat: string;
    portrait: PictureSource;
  })[];
}

/** The page of a newspaper on which people speak in their own name, with the portraits newspapers print: one claim as large as the sheet bears, four columns under it. */
export function OpinionPage({ id, heading, link, opinions }: OpinionPageProps) {
  return (
    <Section id={id} ground="tint" width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <NewsHead id={`${id}-heading`} heading={heading} link={link} />
      <div className={styles.page}>
        {opinions.map((post, index) => (
          <article key={post.id} className={`${styles.opinion} group relative`}>
            <div className={styles.portrait}>
              <Picture
                picture={post.portrait}
                alt=""
                sizes={index === 0 ? "(min-width: 62rem) 22vw, 42vw" : "96px"}
              />
            </div>
            <p className={styles.name}>
              <Link
                href={post.author.href}
                className="inline-block py-0.5 font-semibold text-brand-ink underline-offset-4 hover:underline"
              >
                {post.author.name}
              </Link>
              <span className={styles.beat}> on {post.beat}</span>
            </p>
            <PostTitle
              post={post}
              className={index === 0 ? styles.claim : `${styles.title} text-display-4`}
            />
            <p className={index === 0 ? styles.lead : styles.text}>{post.content}</p>
            <p className="text-label text-soft">
              <time dateTime={post.date}>{formatDay(post.date)}</time>
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}
