import * as styles from "./article-list.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { ArticleCredit, ArticleLink } from "#app/features/blog/lists/article-parts.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface Article {
  id: number;
  href: string;
  title: string;
  content: string;
  /** Day of publication, `2026-03-14`. */
  date: string;
  /** Minutes. */
  readingTime: number;
  img: PictureSource;
  author: string;
}

interface ArticleListProps {
  id: string;
  heading: string;
  intro: string;
  articles: readonly Article[];
}

/** Articles as a paper sets them: the first leads with its picture, the others follow in a ruled column. */
export function ArticleList({ id, heading, intro, articles }: ArticleListProps) {
  const [lead, ...others] = articles;
  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="ruled" />
      <div className="grid lg:grid-cols-12 lg:gap-x-8">
        {lead && (
          <article className="group relative grid content-start gap-6 pt-6 lg:pt-8 lg:col-span-7 lg:col-start-6 lg:row-start-1">
            <div className="overflow-hidden">
              <Picture
                picture={lead.img}
                alt=""
                ratio="16 / 10"
                sizes="(min-width: 62rem) 56vw, 92vw"
                className="w-full transition duration-500 group-hover:scale-102"
              />
            </div>
            <ArticleText article={lead} isLead />
          </article>
        )}
        <div className="mt-8 lg:col-span-4 lg:row-start-1 lg:mt-0">
          {others.map((article) => (
            <article
              key={article.id}
              className="group relative border-t border-line py-5 lg:py-8 lg:first:border-t-0"
            >
              <ArticleText article={article} />
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}

function ArticleText({
  article: { href, title, content, date, readingTime, author },
  isLead = false,
}: {
  article: Article;
  isLead?: boolean;
}) {
  return (
    <div className="grid gap-3">
      <h3 className={isLead ? "display max-w-[24ch] text-display-2" : "display text-display-3"}>
        <ArticleLink href={href}>{title}</ArticleLink>
      </h3>
      <p className={`${styles.excerpt} max-w-[52ch] text-soft`}>{content}</p>
      <ArticleCredit author={author} date={date} readingTime={readingTime} />
    </div>
  );
}
