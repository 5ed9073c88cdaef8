import * as styles from "./person-card.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

export interface Person {
  name: string;
  role: string;
  /** One to three sentences about what this person has done. */
  text: string;
  picture: PictureSource;
}

const looks = {
  /** Portrait, name and role below it: for rows of people. */
  plain: styles.card,
  /** On a card of its own, with the text: for few people who are introduced. */
  raised: `${styles.card} ${styles.raised}`,
  /** The name on the foot of the portrait: where only faces and names are wanted. */
  captioned: `${styles.card} ${styles.captioned}`,
} as const;

interface PersonCardProps {
  person: Person;
  look?: keyof typeof looks;
  /** Level of the name in the page. */
  level?: 3 | 4;
  /** Width of the portrait on the page, for the choice of file. */
  sizes?: string;
}

/** One person as a card. */
export function PersonCard({
  person: { name, role, text, picture },
  look = "plain",
  level = 3,
  sizes = "(min-width: 62rem) 22rem, (min-width: 36rem) 45vw, 90vw",
}: PersonCardProps) {
  const Name = `h${level}` as const;
  return (
    <article className={looks[look]}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes={sizes} alt="" ratio={look === "raised" ? "1" : "4 / 5"} />
      </div>
      <div className={styles.text}>
        <Name className="display text-display-4">{name}</Name>
        <p className={`${styles.role} text-small`}>{role}</p>
        {look === "raised" && <p className="text-small">{text}</p>}
      </div>
    </article>
  );
}
