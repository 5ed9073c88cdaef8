import * as styles from "./material-tray.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

export interface TrayMaterial {
  name: string;
  /** What light does to it, in a sentence. */
  text: string;
  /** Something made of it. */
  article: { name: string; href: string };
}

interface MaterialTrayProps {
  /** Two rows of three samples. */
  picture: PictureSource;
  /** Six, in the order in which they lie. */
  materials: readonly TrayMaterial[];
}

/** Samples of materials as they lie in a drawer, each labelled on its own side: three above the picture, three below, over and under what they name. */
export function MaterialTray({ picture, materials }: MaterialTrayProps) {
  return (
    <div className={styles.tray}>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) min(92vw, 96rem), 100vw"
        className={styles.picture}
      />
      <ol>
        {materials.map(({ name, text, article }) => (
          <li key={name}>
            <h3 className="display text-display-4">{name}</h3>
            <p className="text-small text-soft">{text}</p>
            <p className="text-small">
              <Link href={article.href} className="inline-block py-1 underline underline-offset-4">
                {article.name}
              </Link>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
