import * as styles from "./peg-rail.module.css";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { listedArticle } from "#app/features/blog/lists/listed-article.server.ts";
import { ArticleCredit, ArticleLink } from "#app/features/blog/lists/article-parts.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface PegRailProps {
  id: string;
  heading: string;
  intro: string;
  articles: readonly ReturnType<typeof listedArticle>[];
}

/** Articles on the peg rail of a workshop: each hangs from its peg by a cord, and swings when it is pointed at. */
export function PegRail({ id, heading, intro, articles }: PegRailProps) {
  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <div className={`${styles.rail} relative grid`}>
        {articles.map(({ id: article, href, title, content, date, readingTime, img, author }) => (
          <article
            key={article}
            className={`${styles.peg} group relative grid grid-cols-1 content-start gap-3 pt-3 pb-2`}
          >
            <div className={`${styles.hung} mb-2`}>
              <svg
                viewBox="0 0 100 30"
                preserveAspectRatio="none"
                aria-hidden
                className={`${styles.cord} block w-full`}
              >
                <path
                  d="M8 30 50 0l42 30"
                  fill="none"
                  stroke="currentColor"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <Picture
                picture={img}
                alt=""
                ratio="8 / 5"
                sizes="(min-width: 62rem) min(34vw, 33rem), 92vw"
                className={`${styles.picture} w-full`}
              />
            </div>
            <h3 className="display text-display-4">
              <ArticleLink href={href}>{title}</ArticleLink>
            </h3>
            <p className={`${styles.text} max-w-[52ch] text-small text-soft`}>{content}</p>
            <ArticleCredit author={author} date={date} readingTime={readingTime} />
          </article>
        ))}
      </div>
    </Section>
  );
}
