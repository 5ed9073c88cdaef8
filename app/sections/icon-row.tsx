import { Drawing } from "#app/elements/drawing.tsx";
import { Link } from "#app/elements/link.tsx";
import { Section } from "./section.tsx";

/** One icon-with-text item (specification, point 3). */
export interface IconItem {
  /** A symbol of a drawings file, 48 × 48: see `Drawing`. */
  icon: string;
  title: string;
  content: string;
  link?: { label: string; href: string };
}

/** Three or four short statements with an icon each, between hairlines. */
export function IconRow({ items }: { items: readonly IconItem[] }) {
  return (
    <Section space="tight" width="wide">
      <ul className="grid divide-y divide-line md:grid-cols-3 md:divide-x md:divide-y-0">
        {items.map(({ icon, title, content, link }) => (
          <li
            key={title}
            data-reveal
            className="grid content-start gap-4 py-8 md:px-8 md:py-2 md:first:ps-0 md:last:pe-0 lg:px-12"
          >
            <Drawing href={icon} className="size-12" />
            <h2 className="display text-display-4">{title}</h2>
            <p className="max-w-[38ch] text-soft">{content}</p>
            {link && (
              <p>
                <Link
                  href={link.href}
                  className="inline-block py-1 font-semibold text-brand-ink underline decoration-1 underline-offset-5 hover:decoration-2"
                >
                  {link.label}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
