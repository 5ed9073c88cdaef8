import * as styles from "./front-page.module.css";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { DropCap } from "#app/elements/text/drop-cap/drop-cap.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { ListedPost } from "#app/features/blog/lists/listed-post.server.ts";
import * as blogWords from "#app/features/blog/words.ts";
import { PostCredit, PostSubject, PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import { Dateline } from "#app/sections/statements/dateline/dateline.tsx";
import { TitleHeading } from "#app/sections/page-titles/page-title-parts.tsx";
import { Section } from "#app/sections/section.tsx";

interface NameplateProps {
  name: string;
  /** Day of the issue, `2026-11-10`; left out before the first one. */
  date?: string | undefined;
  /** Number of the issue. */
  number: number;
  /** What the paper says of itself, in a few words. */
  motto: string;
}

/** The head of a newspaper: its name across the page, and the line with the day below it. */
export function Nameplate({ name, date, number, motto }: NameplateProps) {
  return (
    <Section width="wide" space="none" className="pt-(--header-overlap)">
      <header className={styles.nameplate}>
        <TitleHeading className={styles.nameplateName}>{name}</TitleHeading>
        {date && <Dateline date={date} parts={[motto, `No. ${number}`]} />}
      </header>
    </Section>
  );
}

interface FrontPageProps {
  /** Null where nothing has been written yet. */
  lead: ListedPost | null;
  /** In the order of their weight: four without a picture, two with one, four along the foot, the rest in brief. */
  others: readonly ListedPost[];
  /** Where everything else stands. */
  archive: { label: string; href: string };
}

/**
 * Posts as the front page of a newspaper: a lead between two columns, a row of four along the foot, the rest in brief. Parts that
 * nothing is left for are not there.
 */
export function FrontPage({ lead, others, archive }: FrontPageProps) {
  const foot = others.slice(6, 10);
  const brief = others.slice(10);
  return (
    <Section width="wide" space="none" aria-labelledby="front-page" className="pb-tight">
      <h2 id="front-page" className="sr-only">
        Top stories
      </h2>
      <div className={styles.page}>
        {lead ? <Lead post={lead} /> : <NothingYet />}
        <Column label="More stories" posts={others.slice(0, 4)} className="lg:col-start-1" />
        <Column
          label="Stories with pictures"
          posts={others.slice(4, 6)}
          withPicture
          className="lg:col-start-3"
        />
      </div>
      {foot.length > 0 && (
        <ol aria-label="Further stories" className={styles.foot}>
          {foot.map((post) => (
            <li key={post.id}>
              <Story post={post} withPicture isShort />
            </li>
          ))}
        </ol>
      )}
      <div className="mt-12 mb-8 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        {brief.length > 0 && <h2 className="display text-display-3">In brief</h2>}
        <ButtonLink href={archive.href} tone="bare">
          {archive.label}
        </ButtonLink>
      </div>
      {brief.length > 0 && (
        <ol className={styles.brief}>
          {brief.map((post) => (
            <li key={post.id}>
              <Story post={post} isShort />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function NothingYet() {
  return (
    <div className={`${styles.lead} grid grid-cols-1 content-start gap-5`}>
      <p className="display text-display-2">{blogWords.noPostsYet}</p>
      <p className="max-w-text text-soft">{blogWords.noPostsYetText}</p>
    </div>
  );
}

function Lead({ post }: { post: ListedPost }) {
  return (
    <article className={`${styles.lead} group relative grid grid-cols-1 content-start gap-5`}>
      <PostSubject subject={post.subject} />
      <PostTitle post={post} className="text-display-1" />
      <Picture
        picture={post.img}
        alt=""
        ratio="3 / 2"
        sizes="(min-width: 62rem) 46vw, 92vw"
        priority
        className="w-full"
      />
      <DropCap look="sunken" className="flow-root text-lead">
        {post.content}
      </DropCap>
      <PostCredit post={post} />
    </article>
  );
}

function Column({
  label,
  posts,
  withPicture = false,
  className,
}: {
  label: string;
  posts: readonly ListedPost[];
  withPicture?: boolean;
  className: string;
}) {
  if (posts.length === 0) return null;
  return (
    <ol aria-label={label} className={`${styles.column} ${className}`}>
      {posts.map((post) => (
        <li key={post.id}>
          <Story post={post} withPicture={withPicture} />
        </li>
      ))}
    </ol>
  );
}

function Story({
  post,
  withPicture = false,
  isShort = false,
}: {
  post: ListedPost;
  withPicture?: boolean;
  /** Without the excerpt. */
  isShort?: boolean;
}) {
  return (
    <article className="group relative grid grid-cols-1 gap-2.5">
      {withPicture && (
        <Picture
          picture={post.img}
          alt=""
          ratio={isShort ? "3 / 2" : "4 / 3"}
          sizes="(min-width: 62rem) 22vw, (min-width: 36rem) 44vw, 92vw"
          className="mb-1.5 w-full"
        />
      )}
      <PostSubject subject={post.subject} />
      <PostTitle post={post} className="text-display-4" />
      {!isShort && <p className="text-small text-soft">{post.content}</p>}
      <PostCredit post={post} />
    </article>
  );
}
