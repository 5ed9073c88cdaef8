import * as styles from "./training-bays.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { SectionHeader } from "#app/sections/section.tsx";

interface Bay {
  href: string;
  /** One word. */
  title: string;
  text: string;
  note: string;
  picture: PictureSource;
}

interface TrainingBaysProps {
  id: string;
  heading: string;
  intro: string;
  /** Four. */
  bays: readonly Bay[];
}

/** What is trained, as the bays of a rack from wall to wall: the one in hand makes room for itself, the others go dark. */
export function TrainingBays({ id, heading, intro, bays }: TrainingBaysProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="py-normal">
      <div className="mx-auto w-full max-w-wide px-gutter">
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      </div>
      <ul className={styles.rack}>
        {bays.map(({ href, title, text, note, picture }) => (
          <li key={href}>
            <Link href={href} className={styles.bay}>
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 62rem) 40vw, 50vw"
                className={styles.picture}
              />
              <span className={styles.words}>
                <span className={`${styles.title} display`}>{title}</span>
                <span className="text-small text-soft">{text}</span>
                <span className="text-label underline underline-offset-4">{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
