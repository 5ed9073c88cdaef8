import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./banner-front-page.module.css";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { ListedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { PostCredit, PostSubject, PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import { Prose } from "#app/elements/text/prose/prose.tsx";
import { calendarDay } from "#app/lib/format-day.ts";
import { Section } from "#app/sections/section.tsx";

interface BannerFrontPageProps {
  id: string;
  /** Names the page for those who do not see it. */
  label: string;
  /** `opening` is the HTML of its first paragraphs. */
  lead: ListedPost & { opening: string };
  /** Leads to the rest of the lead. */
  more: string;
  seconds: readonly ListedPost[];
  latest: { heading: string; posts: readonly ListedPost[] };
}

/** A newspaper's front page below a banner headline: the lead begins here, two seconds stand under it, the latest with their days down the side. */
export function BannerFrontPage({ id, label, lead, more, seconds, latest }: BannerFrontPageProps) {
  return (
    <Section id={id} width="wide" space="none" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="sr-only">
        {label}
      </h2>
      <div className={styles.page}>
        <Lead post={lead} more={more} />
        <div className={styles.seconds}>
          {seconds.map((post) => (
            <Second key={post.id} post={post} />
          ))}
        </div>
        <div className={styles.rail}>
          <h2 id={`${id}-latest`} className="display mb-3 text-display-4">
            {latest.heading}
          </h2>
          <ol aria-labelledby={`${id}-latest`}>
            {latest.posts.map((post) => (
              <li key={post.id} className="group relative">
                <div className="flex flex-wrap content-start items-baseline gap-x-4">
                  <Day date={post.date} />
                  <PostSubject subject={post.subject} />
                </div>
                <div className={styles.item}>
                  <PostTitle post={post} className="text-display-4" />
                  <p className="text-label text-soft">{post.author.name}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

function Lead({ post, more }: { post: BannerFrontPageProps["lead"]; more: string }) {
  return (
    <article className={`${styles.lead} group relative`}>
      <header>
        <PostSubject subject={post.subject} />
        <PostTitle post={post} className={styles.title} />
        <p className="max-w-[78ch] text-lead text-pretty">{post.content}</p>
      </header>
      <Picture
        picture={post.img}
        alt=""
        ratio="8 / 5"
        sizes="(min-width: 62rem) min(42rem, 46vw), (min-width: 48rem) 60vw, 92vw"
        priority
        className="w-full"
      />
      {/* Above the link that covers the story, so that the links in the text can be pressed. */}
      <div className={`${styles.text} relative z-1 text-small`}>
        <Prose html={post.opening} dropCap="sunken" className={styles.opening} />
        <p className="mt-2">
          <TextLink href={post.href} className="text-brand-ink">
            {more}
            <span className="sr-only">: {post.title}</span>
          </TextLink>
        </p>
        <PostCredit post={post} withLength={false} className="mt-1" />
      </div>
    </article>
  );
}

function Second({ post }: { post: ListedPost }) {
  return (
    <article className={`${styles.second} group relative`}>
      <Picture
        picture={post.img}
        alt=""
        sizes="(min-width: 62rem) 33vw, 44vw"
        className={styles.plate}
      />
      <div className={styles.secondWords}>
        <PostSubject subject={post.subject} />
        <PostTitle post={post} className={styles.secondTitle} />
        <p className={styles.excerpt}>{post.content}</p>
        <PostCredit post={post} withLength={false} />
      </div>
    </article>
  );
}

/** Posts have a day and no hour: the month in words, so that it cannot be read the wrong way round. */
function Day({ date }: { date: string }) {
  const { day, month } = calendarDay(date);
  return (
    <time dateTime={date} className="text-small tabular-nums">
      {day} {month}
    </time>
  );
}
