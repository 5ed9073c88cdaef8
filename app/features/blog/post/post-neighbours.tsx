import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import * as words from "../words.ts";

interface Neighbour {
  title: string;
  path: string;
}

/** The posts before and after this one. */
export function PostNeighbours({
  newer,
  older,
}: {
  newer: Neighbour | undefined;
  older: Neighbour | undefined;
}) {
  return (
    <nav aria-label={words.otherPosts} className="grid gap-px sm:grid-cols-2 sm:gap-x-12">
      {older ? <Turn label={words.previousPost} post={older} /> : <span />}
      {newer && <Turn label={words.nextPost} post={newer} isForward />}
    </nav>
  );
}

function Turn({
  label,
  post: { title, path },
  isForward = false,
}: {
  label: string;
  post: Neighbour;
  isForward?: boolean;
}) {
  return (
    <Link
      href={path}
      className={
        isForward
          ? "group grid justify-items-end gap-2 py-6 text-end"
          : "group grid justify-items-start gap-2 py-6"
      }
    >
      <span className="inline-flex items-center gap-2 text-small text-soft">
        {!isForward && <Icon name="chevron-left" className="size-4 rtl:rotate-180" />}
        {label}
        {isForward && <Icon name="chevron-right" className="size-4 rtl:rotate-180" />}
      </span>
      <span className="display text-display-4 text-balance group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
        {title}
      </span>
    </Link>
  );
}
