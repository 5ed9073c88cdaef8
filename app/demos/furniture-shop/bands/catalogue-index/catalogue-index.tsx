import * as styles from "./catalogue-index.module.css";
import { GroupDrawing, type GroupDrawingName } from "./group-drawing.tsx";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

/** Articles that belong together, under one word. */
export interface CatalogueGroup {
  label: string;
  drawing: GroupDrawingName;
  picture: PictureSource;
  /** Prices formatted. */
  articles: readonly { name: string; href: string; price: string }[];
}

/**
 * A small catalogue's table of contents: a large word for each group, its articles drawn to scale, their names and prices beside it. One picture stands with them and
 * turns to the group that is pointed at or focused; on phones every group has its own. At most six groups.
 */
export function CatalogueIndex({ groups }: { groups: readonly CatalogueGroup[] }) {
  return (
    <div className={styles.index}>
      <ul>
        {groups.map(({ label, drawing, picture, articles }) => (
          <li key={label} className={styles.group}>
            <h3 className="display">{label}</h3>
            <GroupDrawing name={drawing} />
            <ul>
              {articles.map(({ name, href, price }) => (
                <li key={href}>
                  <Link href={href} className={styles.article}>
                    <span>{name}</span>
                    <span className="tabular-nums">{price}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <span className={styles.picture}>
              <Picture picture={picture} alt="" sizes="(min-width: 62rem) 34vw, 30vw" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
