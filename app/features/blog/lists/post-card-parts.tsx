import { clsx } from "clsx";
import type { Post } from "#content/blog.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { formatDay } from "#app/lib/format-day.ts";
import { fill } from "#shared/words.ts";
import type { ListedPost } from "./listed-post.server.ts";
import * as words from "../words.ts";

/** Id of the link of a post in a list: what was loaded last can be given the focus. */
export function postLinkId(id: number): string {
  return `post-${id}-title`;
}

/**
 * Title of a post in a list. Its link covers the nearest `group relative` box, so that the whole card can be pressed; other links of the
 * card stand above it. A post that leads to another site says where.
 */
export function PostTitle({
  post: { id, href, title },
  className,
}: {
  post: Pick<Post, "id" | "href" | "title">;
  className?: string;
}) {
  return (
    <h3 className={clsx("display text-balance", className)}>
      <Link
        href={href}
        id={postLinkId(id)}
        className="decoration-1 underline-offset-[0.18em] group-hover:underline after:absolute after:inset-0"
      >
        {title}
      </Link>
      <Elsewhere href={href} />
    </h3>
  );
}

/** Behind the title of a post that leads to another site: which one. */
export function Elsewhere({ href }: Pick<Post, "href">) {
  const host = hostOf(href);
  if (host === undefined) return null;
  return (
    <span className="ms-[0.6em] inline-flex items-center gap-1 font-text text-small font-normal tracking-normal">
      {fill(words.atHost, { host })}
      <Icon name="arrow-up-right" className="size-4 rtl:-scale-x-100" />
    </span>
  );
}

/** The subject of a post, as the way to all posts about it. */
export function PostSubject({
  subject: { label, href },
  className,
}: Pick<ListedPost, "subject"> & { className?: string }) {
  return (
    <p className={clsx("text-small font-semibold", className ?? "text-brand-ink")}>
      <Link
        href={href}
        className="relative z-1 inline-block py-0.5 underline-offset-4 hover:underline"
      >
        {label}
      </Link>
    </p>
  );
}

/** Who wrote a post, when, and how long it takes, in one line; the length can be left out where all are about as long. */
export function PostCredit({
  post: { author, date, readingTime },
  withLength = true,
  className,
}: {
  post: Pick<ListedPost, "author" | "date" | "readingTime">;
  withLength?: boolean;
  className?: string;
}) {
  return (
    <p className={clsx("flex flex-wrap items-baseline gap-x-4 text-label text-soft", className)}>
      <Link
        href={author.href}
        className="relative z-1 inline-block py-1 font-semibold text-ink underline-offset-4 hover:underline"
      >
        {author.name}
      </Link>
      <time dateTime={date}>{formatDay(date)}</time>
      {withLength && <span>{fill(words.readingTime, { minutes: readingTime })}</span>}
    </p>
  );
}

/** Name of the other site that an address leads to; undefined for our own. */
export function hostOf(href: string): string | undefined {
  return href.startsWith("/") ? undefined : new URL(href).hostname.replace(/^www\./, "");
}
