import * as styles from "./highlight.module.css";
import { clsx } from "clsx";
import { type ComponentProps, useEffect, useRef } from "react";
import { holdUntilSeen } from "#app/lib/hold-until-seen.ts";

const looks = {
  /** A felt pen drawn behind the words: for the one phrase of a paragraph. */
  marker: `${styles.highlight} ${styles.marker}`,
  /** A pen drawn under the words: for headings. */
  pen: `${styles.highlight} ${styles.pen}`,
  /** A filled ground: for terms and short labels. */
  filled: `${styles.highlight} ${styles.filled}`,
  /** A frame: for keys, codes and what is to be typed. */
  framed: `${styles.highlight} ${styles.framed}`,
  /** The brand's colour and some weight, nothing else: for many places in one text. */
  tinted: `${styles.highlight} ${styles.tinted}`,
} as const;

/**
 * Words that stand out, as a native `<mark>`. Every look goes on over line ends. Marker and pen are drawn once, when they are seen,
 * where motion is welcome.
 */
export function Highlight({
  look = "marker",
  className,
  ...props
}: ComponentProps<"mark"> & { look?: keyof typeof looks }) {
  const ref = useRef<HTMLElement>(null);
  const isDrawn = look === "marker" || look === "pen";
  useEffect(() => (isDrawn && ref.current ? holdUntilSeen(ref.current) : undefined), [isDrawn]);
  return <mark ref={ref} {...props} className={clsx(looks[look], className)} />;
}
