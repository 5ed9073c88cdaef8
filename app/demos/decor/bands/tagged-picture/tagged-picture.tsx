import * as styles from "./tagged-picture.module.css";
import type { PictureSource } from "#content/media.ts";
import {
  MarkedPicture,
  type PictureMark,
} from "#app/elements/media/marked-picture/marked-picture.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface TaggedPictureProps {
  picture: PictureSource;
  sizes: string;
  priority?: boolean;
  marks: readonly PictureMark[];
  className?: string;
}

const paper = { frame: styles.picture, mark: styles.tag };

/** A marked picture with paper tags on threads: what has one is for sale, and its price can be read without pressing anything. */
export function TaggedPicture({ marks, className, ...picture }: TaggedPictureProps) {
  return (
    <MarkedPicture marks={marks} className={className} look={paper}>
      <Picture {...picture} className="w-full" />
    </MarkedPicture>
  );
}
