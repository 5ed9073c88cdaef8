import * as styles from "./opinion-page.module.css";
import { clsx } from "clsx";
import type { PictureSource } from "#content/media.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { PrintedPortrait } from "#app/elements/people/printed-portrait/printed-portrait.tsx";
import type { ListedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import { formatDay } from "#app/lib/format-day.ts";
import { NewsHead } from "../news-head/news-head.tsx";
import { Section } from "#app/sections/section.tsx";

interface OpinionPageProps {
  id: string;
  heading: string;
  link: NavigationLink;
  /** Five fill the page: the first is set large, the others in four columns below it. */
  opinions: readonly (ListedPost & {
    portrait: PictureSource;
    /** What the author writes about, in a few words. */
    beat: string;
  })[];
}

/** The page of a newspaper on which people speak in their own name: printed portraits, and what each has to say. */
export function OpinionPage({ id, heading, link, opinions }: OpinionPageProps) {
  return (
    <Section id={id} ground="tint" width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <NewsHead id={`${id}-heading`} heading={heading} link={link} />
      <div className={styles.page}>
        {opinions.map((post, index) => (
          <article key={post.id} className={`${styles.opinion} group relative`}>
            <PrintedPortrait
              picture={post.portrait}
              alt=""
              ratio={index === 0 ? "5 / 4" : "1"}
              sizes={
                index === 0 ? "(min-width: 48rem) 36vw, 92vw" : "(min-width: 62rem) 20vw, 26vw"
              }
            />
            <div
              className={clsx(
                "grid grid-cols-1 content-start hyphens-auto",
                index === 0 ? "gap-4" : "gap-2",
              )}
            >
              <p className={`${styles.name} text-small leading-snug`}>
                <Link
                  href={post.author.href}
                  className="inline-block py-0.5 font-semibold text-brand-ink underline-offset-4 hover:underline"
                >
                  {post.author.name}
                </Link>{" "}
                on {post.beat}
              </p>
              <PostTitle
                post={post}
                className={
                  index === 0 ? `${styles.title} text-display-2` : `${styles.title} text-display-4`
                }
              />
              {index === 0 && <p className="max-w-[46ch] text-lead">{post.content}</p>}
              <p className="text-label text-soft">
                <time dateTime={post.date}>{formatDay(post.date)}</time>
              </p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
