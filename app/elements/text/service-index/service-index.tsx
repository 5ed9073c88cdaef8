import * as styles from "./service-index.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

export interface IndexedService {
  title: string;
  text: string;
  href: string;
  picture: PictureSource;
}

/** Services as large lines of type. The picture of a line opens beside it for pointer and focus; on phones every line shows its own. */
export function ServiceIndex({ services }: { services: readonly IndexedService[] }) {
  return (
    <div className="@container">
      <ul className={styles.index}>
        {services.map(({ title, text, href, picture }) => (
          <li key={title}>
            <Link href={href} className={styles.line}>
              <span className={`${styles.title} display`}>{title}</span>
              <span className={`${styles.text} text-small text-soft`}>{text}</span>
              <span className={styles.picture}>
                <Picture picture={picture} alt="" sizes="(min-width: 62rem) 14rem, 90vw" />
              </span>
              <Icon name="arrow-up-right" className={`${styles.arrow} size-6 rtl:-scale-x-100`} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
