import * as styles from "./seam-band.module.css";
import type { ComponentProps } from "react";

/** A band of `SeamPair`s that an address leads to. */
export function SeamBand(props: Omit<ComponentProps<"section">, "className">) {
  return <section {...props} className={styles.band} />;
}
