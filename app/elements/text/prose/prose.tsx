import * as styles from "./prose.module.css";
import { clsx } from "clsx";
import { type DropCapLook, dropCapLooks } from "#app/elements/text/drop-cap/drop-cap.tsx";
import { htmlWithBase } from "#app/engine/base-path/base-path.ts";
import { useLinksInside } from "#app/elements/actions/link.tsx";

const settings = {
  /** One column, as wide as is good to read. */
  column: styles.text,
  /** Two columns on wide screens, as in a magazine: its headings run across both and start a new pair. */
  spread: `${styles.text} ${styles.spread}`,
} as const;

interface ProseProps {
  html: string;
  setting?: keyof typeof settings;
  /** The first paragraph begins with a large letter, unless something other than a heading stands before it. */
  dropCap?: DropCapLook;
  className?: string;
}

/** A text of some length: HTML made from checked Markdown, which holds no other markup. Its links inside the site are the site's links. */
export function Prose({ html, setting = "column", dropCap, className }: ProseProps) {
  const links = useLinksInside();
  const opened = dropCap
    ? html.replace(/^((?:<h[2-6]\b[^]*?<\/h[2-6]>\s*)*<p)>/, `$1 class="${dropCapLooks[dropCap]}">`)
    : html;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the handlers serve the links inside
    <div
      {...links}
      className={clsx(settings[setting], className)}
      dangerouslySetInnerHTML={{ __html: htmlWithBase(opened) }}
    />
  );
}
