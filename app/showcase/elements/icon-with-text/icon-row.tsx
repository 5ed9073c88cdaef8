import { Drawing } from "#app/elements/media/drawing.tsx";
import { IconText } from "#app/elements/text/icon-text/icon-text.tsx";
import { Section } from "#app/sections/section.tsx";

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
        {items.map(({ icon, ...item }) => (
          <li
            key={item.title}
            data-reveal
            className="py-8 md:px-8 md:py-2 md:first:ps-0 md:last:pe-0 lg:px-12"
          >
            <IconText {...item} mark={<Drawing href={icon} />} level={2} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
