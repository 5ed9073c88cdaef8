import * as styles from "./tagged-picture.module.css";
import type { ComponentProps } from "react";
import { MarkedPicture } from "#app/elements/media/marked-picture/marked-picture.tsx";

const paper = { frame: styles.picture, mark: styles.tag };

/** A marked picture with paper tags on threads: what has one is for sale, and its price can be read without pressing anything. */
export function TaggedPicture(props: Omit<ComponentProps<typeof MarkedPicture>, "look">) {
  return <MarkedPicture {...props} look={paper} />;
}
