import * as styles from "./material-tray.module.css";
import type { CSSProperties } from "react";
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

/** Samples in a row of the picture. */
const COLUMNS = 3;

interface MaterialTrayProps {
  /** Two rows of three samples. */
  picture: PictureSource;
  /** Six, in the order in which they lie. */
  materials: readonly TrayMaterial[];
}

/**
 * Samples of materials as they lie in a drawer, from edge to edge, each labelled on its own side: three above the picture, three below, over and
 * under what they name. Where that is too narrow, each sample is cut out of the picture and lies on its own label.
 */
export function MaterialTray({ picture, materials }: MaterialTrayProps) {
  return (
    <div className={styles.tray}>
      <Picture picture={picture} sizes="100vw" className={styles.picture} />
      <ol>
        {materials.map(({ name, text, article }, index) => (
          <li key={name}>
            <div
              className={styles.sample}
              style={
                {
                  "--column": index % COLUMNS,
                  "--row": Math.floor(index / COLUMNS),
                } as CSSProperties
              }
            >
              <Picture picture={picture} sizes="(min-width: 36rem) 100vw, 140vw" alt="" />
            </div>
            <h3 className={`${styles.name} display`}>{name}</h3>
            <p className="text-soft">{text}</p>
            <p>
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
