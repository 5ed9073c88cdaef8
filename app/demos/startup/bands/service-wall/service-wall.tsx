import * as styles from "./service-wall.module.css";
import type { OptionalLink } from "#content/navigation.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { SectionHeader } from "#app/sections/section.tsx";

/** One service (specification, point 3) with its drawing. */
export interface Service {
  title: string;
  content: string;
  /** A symbol of `ServiceDrawings`, 320 × 200. */
  drawing: string;
}

interface ServiceWallProps {
  id: string;
  heading: string;
  intro: string;
  services: readonly Service[];
  link: OptionalLink;
}

/** Six services as one wall of drawings from edge to edge, the words of each below its own; two in a row on phones. */
export function ServiceWall({ id, heading, intro, services, link }: ServiceWallProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`${styles.band} bg-tint`}>
      <div className={styles.head}>
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
        <ButtonLink href={link.href} tone="quiet">
          {link.label}
        </ButtonLink>
      </div>
      <ul className={styles.wall}>
        {services.map(({ title, content, drawing }) => (
          <li key={title} className={styles.service}>
            <Drawing href={drawing} className={styles.drawing} />
            <div className={styles.words}>
              <h3 className="display text-display-4">{title}</h3>
              <p className="text-soft max-sm:text-small">{content}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
