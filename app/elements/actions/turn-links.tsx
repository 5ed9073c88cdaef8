import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "./link.tsx";

interface TurnLink {
  /** Which way it leads: “Next post”. */
  label: string;
  title: string;
  path: string;
}

interface TurnLinksProps {
  /** Names the navigation: “Other posts”. */
  label: string;
  /** One that is missing leaves its side empty. */
  previous: TurnLink | null | undefined;
  next: TurnLink | null | undefined;
  className?: string;
}

/** The way to what stands before and after a text; nothing for one that stands alone. */
export function TurnLinks({ label, previous, next, className }: TurnLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className={className}>
      <div className="grid gap-px sm:grid-cols-2 sm:gap-x-12">
        {previous ? <Turn {...previous} /> : <span />}
        {next && <Turn {...next} isForward />}
      </div>
    </nav>
  );
}

function Turn({ label, title, path, isForward = false }: TurnLink & { isForward?: boolean }) {
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
