import * as styles from "./moodboard.module.css";
import type { CSSProperties } from "react";
import { Button } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { useIsAlive } from "#app/lib/use-is-alive.ts";
import { type Arrow, arrows, type Place } from "./board.ts";
import { pieceClasses, PieceLook, type PieceName, type PiecePictures } from "./moodboard-piece.tsx";
import { useArrangement } from "./use-arrangement.ts";

interface MoodboardProps {
  heading: string;
  text: string;
  pieces: readonly { name: PieceName; title: string; text: string }[];
  pictures: PiecePictures;
  words: {
    board: string;
    help: string;
    /** The same with a keyboard: not shown where there is only a finger. */
    keys: string;
    /** Names the move buttons while no piece is picked, and each of them. */
    nothingPicked: string;
    arrows: Readonly<Record<Arrow, string>>;
    putBack: string;
    across: string;
    down: string;
  };
}

const arrowIcons = {
  ArrowUp: "arrow-up",
  ArrowDown: "arrow-down",
  ArrowLeft: "arrow-left",
  ArrowRight: "arrow-right",
} as const;

/**
 * The samples of one house on a board. Each can be dragged, or moved by arrow keys (Shift goes further); whoever does not drag picks one
 * up by pressing it, and presses where it shall lie or one of four buttons. Without script it is a still life, with its list.
 */
export function Moodboard({ heading, text, pieces, pictures, words }: MoodboardProps) {
  const isAlive = useIsAlive();
  const { boardProps, move, onTop, picked, pieceProps, places, putBack } = useArrangement();
  const titleOf = (name: string | null) => pieces.find((piece) => piece.name === name)?.title;
  const last = onTop.at(-1);
  const lastPlace = last && places[last];

  return (
    <section
      id="moodboard"
      data-tone="brand"
      aria-labelledby="moodboard-heading"
      className={styles.moodboard}
    >
      <div className={styles.head}>
        <h2 id="moodboard-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[44ch]">{text}</p>
      </div>
      <div
        {...boardProps}
        data-board
        role="group"
        aria-label={words.board}
        className={styles.board}
      >
        {pieces.map(({ name, title }) => {
          const look = <PieceLook name={name} {...pictures} />;
          const style = styleOf(places[name], onTop.indexOf(name));
          return isAlive ? (
            <button
              key={name}
              type="button"
              data-piece={name}
              aria-label={title}
              aria-pressed={picked === name}
              aria-describedby="moodboard-help moodboard-keys"
              className={pieceClasses[name]}
              style={style}
              {...pieceProps(name)}
            >
              {look}
            </button>
          ) : (
            <span key={name} className={pieceClasses[name]}>
              {look}
            </span>
          );
        })}
      </div>
      <div className={`${styles.tools} needs-script`}>
        <p className="max-w-[62ch] text-small">
          <span id="moodboard-help">{words.help}</span>{" "}
          <span id="moodboard-keys" className={styles.keys}>
            {words.keys}
          </span>
        </p>
        <p role="status" className={`${styles.place} text-small tabular-nums`}>
          {last &&
            lastPlace &&
            `${titleOf(last)}: ${Math.round(lastPlace.x)} ${words.across}, ${Math.round(lastPlace.y)} ${words.down}.`}
        </p>
        <div
          role="group"
          aria-label={titleOf(picked) ?? words.nothingPicked}
          className={styles.arrows}
        >
          {arrows.map((arrow) => (
            <button
              key={arrow}
              type="button"
              aria-label={words.arrows[arrow]}
              disabled={picked === null}
              onClick={() => picked && move(picked, arrow)}
              className={styles.arrow}
            >
              <Icon name={arrowIcons[arrow]} className="size-5" />
            </button>
          ))}
        </div>
        <Button tone="inverse" size="small" onClick={putBack}>
          {words.putBack}
        </Button>
      </div>
      <ul className={`${styles.list} text-small`}>
        {pieces.map(({ name, title, text: origin }) => (
          <li key={name} data-picked={picked === name || undefined}>
            <span className="font-semibold">{title}.</span> {origin}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of a piece that was moved: its place, and its turn in the pile. Of all others nothing: the stylesheet knows. */
function styleOf(place: Place | undefined, turn: number): CSSProperties | undefined {
  return place && ({ "--x": place.x, "--y": place.y, zIndex: turn + 1 } as CSSProperties);
}
