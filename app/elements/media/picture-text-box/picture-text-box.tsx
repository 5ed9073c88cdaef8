import * as styles from "./picture-text-box.module.css";
import { clsx } from "clsx";
import type { PictureSource } from "#content/media.ts";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

const looks = {
  /** The title on the picture; the rest rises when it is pointed at. */
  rising: { className: styles.rising, ratio: "4 / 5" },
  /** A sheet over the picture's corner: one a page. */
  overlapping: { className: styles.overlapping, ratio: "4 / 3" },
  /** A strip of picture beside words on ink. */
  bookmark: { className: styles.bookmark, ratio: undefined },
} as const;

interface PictureTextBoxProps {
  picture: PictureSource;
  /** Width of the picture on the page, as in the HTML attribute. */
  sizes: string;
  title: string;
  content: string;
  link?: { label: string; href: string };
  look: keyof typeof looks;
  level?: 2 | 3 | 4;
}

/** A title and a few sentences that share their place with a picture. */
export function PictureTextBox({
  picture,
  sizes,
  title,
  content,
  link,
  look,
  level = 3,
}: PictureTextBoxProps) {
  const { className, ratio } = looks[look];
  const Heading = `h${level}` as const;
  return (
    <div className={clsx(styles.box, className)}>
      <Picture picture={picture} sizes={sizes} ratio={ratio} />
      <div className={styles.words}>
        <Heading className="display text-display-3">{title}</Heading>
        <div className={styles.more}>
          <div>
            <p className="max-w-[46ch]">{content}</p>
            {link && (
              <p className="mt-4">
                <TextLink href={link.href}>{link.label}</TextLink>
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
