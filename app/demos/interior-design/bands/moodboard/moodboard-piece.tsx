import * as moodboard from "./moodboard.module.css";
import * as styles from "./moodboard-piece.module.css";
import type { ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { HonestyDrawing, NoteDrawing } from "./sample-drawings.tsx";

/** The pieces of the board: where each lies at first, its size and its cut stand in `moodboard-piece.module.css`. */
export const pieceClasses = {
  linen: `${moodboard.piece} ${styles.linen}`,
  oak: `${moodboard.piece} ${styles.oak}`,
  velvet: `${moodboard.piece} ${styles.velvet}`,
  ochre: `${moodboard.piece} ${styles.ochre}`,
  honesty: `${moodboard.piece} ${styles.honesty}`,
  chair: `${moodboard.piece} ${styles.chair}`,
  paint: `${moodboard.piece} ${styles.paint}`,
  marble: `${moodboard.piece} ${styles.marble}`,
  knob: `${moodboard.piece} ${styles.knob}`,
  note: `${moodboard.piece} ${styles.note}`,
} as const;

export type PieceName = keyof typeof pieceClasses;

export interface PiecePictures {
  /** Six samples in two rows of three (`art/scenes/interiors/interior-design-samples.py`). */
  samples: PictureSource;
  /** The room in which it stands: it is seen near. */
  chair: PictureSource;
}

/** What a piece looks like. It is decorative: its name and where it comes from stand in words below the board. */
export function PieceLook({ name, samples, chair }: PiecePictures & { name: PieceName }) {
  return (
    <span aria-hidden className={`${moodboard.cut} ${styles.cut}`}>
      {drawn[name]?.({ chair }) ?? (
        <Picture picture={samples} alt="" sizes="(min-width: 48rem) 75vw, 130vw" />
      )}
    </span>
  );
}

/** Pieces that are not cut out of the picture of samples. */
const drawn: Partial<Record<PieceName, (pictures: Pick<PiecePictures, "chair">) => ReactNode>> = {
  honesty: () => <HonestyDrawing />,
  note: () => <NoteDrawing />,
  chair: ({ chair }) => (
    <span className={styles.snapshot}>
      <Picture picture={chair} alt="" sizes="(min-width: 48rem) 60vw, 110vw" />
    </span>
  ),
  paint: () => (
    <>
      <span className={styles.paintDark} />
      <span className={styles.paintMiddle} />
      <span className={styles.paintPale} />
    </>
  ),
};
