import type { ReactNode } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { searchForms } from "#app/slots/search.ts";
import { Slot } from "#app/slots/slot.tsx";
import { subscribeForms } from "#app/slots/subscribe.ts";
import { counted } from "#shared/counted.ts";
import type { BlogSidebarData } from "./blog-sidebar.server.ts";
import { Elsewhere } from "./post-card-parts.tsx";
import * as words from "../words.ts";

/** What stands beside a list: search, subjects, the most liked, the authors, tags, the letter. */
export function BlogSidebar({
  data: { subjects, liked, authors, tags, letter },
}: {
  data: BlogSidebarData;
}) {
  return (
    <aside aria-label={words.sidebar} className="grid grid-cols-1 content-start gap-6">
      {searchForms.length > 0 && (
        <Widget heading={words.search}>
          <Slot of={searchForms} label={words.searchPosts} />
        </Widget>
      )}
      {subjects.length > 0 && (
        <Widget heading={words.topics}>
          <SubjectCounts subjects={subjects} />
        </Widget>
      )}
      {liked.length > 0 && (
        <Widget heading={words.mostLiked}>
          <ol className="grid grid-cols-1 gap-4">
            {liked.map(({ id, href, title, likes, img }) => (
              <li
                key={id}
                className="group relative grid grid-cols-[min(4rem,22%)_minmax(0,1fr)] items-start gap-4"
              >
                <Picture
                  picture={img}
                  alt=""
                  ratio="1"
                  sizes="64px"
                  className="w-full rounded-small"
                />
                <div className="grid grid-cols-1 gap-1">
                  <p className="text-small leading-snug font-semibold text-balance">
                    <Link
                      href={href}
                      className="group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0"
                    >
                      {title}
                    </Link>
                    <Elsewhere href={href} />
                  </p>
                  <p className="flex items-center gap-1.5 text-label text-soft tabular-nums">
                    <Icon name="heart" className="size-3.5" />
                    {likes}
                    <span className="sr-only"> {counted(words.likesAfterCount, likes)}</span>
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </Widget>
      )}
      {authors.length > 0 && (
        <Widget heading={words.authors}>
          <ul className="grid grid-cols-1 gap-1">
            {authors.map(({ name, href, img, count }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="group flex items-center gap-3 py-1 text-small font-semibold"
                >
                  <Picture
                    picture={img}
                    alt=""
                    ratio="1"
                    sizes="36px"
                    className="w-9 rounded-full"
                  />
                  <span className="min-w-0 grow group-hover:underline group-hover:underline-offset-4">
                    {name}
                  </span>
                  <Count count={count} />
                </Link>
              </li>
            ))}
          </ul>
        </Widget>
      )}
      {tags.length > 0 && (
        <Widget heading={words.tags}>
          <ul className="flex flex-wrap gap-2">
            {tags.map(({ label, href }) => (
              <li key={label}>
                <Link
                  href={href}
                  className="block rounded-control border border-line bg-paper px-3 py-1 text-label transition hover:border-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Widget>
      )}
      {subscribeForms.length > 0 && (
        <Widget heading={letter.heading}>
          <p className="mb-4 text-small text-soft">{letter.text}</p>
          <Slot
            of={subscribeForms}
            id="sidebar-subscribe"
            label={words.subscribe}
            layout="stacked"
          />
        </Widget>
      )}
    </aside>
  );
}

/** Subjects with the number of posts behind each. */
function SubjectCounts({ subjects }: Pick<BlogSidebarData, "subjects">) {
  return (
    <ul className="grid grid-cols-1">
      {subjects.map(({ label, href, count }) => (
        <li key={href} className="border-line not-last:border-b">
          <Link
            href={href}
            className="flex items-center justify-between gap-4 py-2 text-small font-semibold underline-offset-4 hover:underline"
          >
            {label}
            <Count count={count} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="figures text-label text-soft">
      {count}
      <span className="sr-only"> {counted(words.postsAfterCount, count)}</span>
    </span>
  );
}

function Widget({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section
      aria-label={heading}
      className="rounded-card border border-line bg-raised p-[min(1.5rem,6vw)]"
    >
      <h2 className="display mb-4 text-display-4">{heading}</h2>
      {children}
    </section>
  );
}
