import * as styles from "../hamburger-menu-modern.module.css";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { menuPictures } from "#content/menu-pictures.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { useBusiness } from "#app/frame/business.tsx";

/**
 * A menu with a picture beside it that goes with the entry under the moving pointer, or the focus: entries that move under a pointer at
 * rest change nothing. Decorative, and from 992 px only. A picture is loaded when its turn comes: until then it is not displayed.
 */
export function MenuPreviews({ children }: { children: ReactNode }) {
  const { pictures = menuPictures } = useBusiness();
  const [shown, setShown] = useState(0);

  function follow({ target }: SyntheticEvent) {
    const entry = target instanceof Element ? target.closest("nav > ul > li") : null;
    if (entry) setShown([...entry.parentElement!.children].indexOf(entry) % pictures.length);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the entries inside, for decoration
    <div className={styles.menu} onPointerMove={follow} onFocus={follow}>
      <div className={styles.pictures}>
        {pictures.map((preview, index) => (
          <Picture
            key={preview.name}
            picture={preview}
            alt=""
            sizes="45vw"
            hidden={index !== shown}
          />
        ))}
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
