import * as styles from "./lightbox.module.css";
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import type { PictureSource } from "#content/media.ts";
import { setModal } from "#app/lib/layout-store.ts";
import { fill } from "#shared/words.ts";
import * as words from "#app/elements/words.ts";
import { movePicture } from "./move-picture.ts";
import { horizontalKeys, rovingIndex } from "#app/lib/roving-index.ts";
import { hasModifier } from "#app/lib/takes-keys.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { useSnapTrack } from "#app/elements/motion/use-snap-track.ts";

/** How far an arrow key moves an enlarged picture, in CSS pixels. */
const PAN = 120;

export interface GalleryItem {
  picture: PictureSource;
  /** Shown with the large picture, and below the small one in the gallery's `captioned` layout. */
  caption?: string;
}

interface LightboxProps {
  label: string;
  items: readonly GalleryItem[];
  /** Index of the picture to begin with. */
  start: number;
  /** The small copy that a picture goes back to when the lightbox closes. */
  smallPicture: (index: number) => HTMLElement | null;
  /** Told which picture stands there, whenever it is another one. */
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * Large pictures over the page, in a native modal dialog. The row scrolls and snaps, so swiping and pinching are the browser's own;
 * arrow keys (mirrored where text runs right to left), Home and End go from picture to picture, Escape closes. Twice the size
 * by the button or a double click; then arrow keys and dragging move the picture. Loaded by `Gallery` when it is first asked for.
 */
export function Lightbox({ label, items, start, smallPicture, onShow, onClose }: LightboxProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { track, current, goTo } = useSnapTrack<HTMLDivElement>(start);
  const [isZoomed, setZoomed] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const slide = () => track.current?.children[current];

  const arrive = useEffectEvent((large: HTMLElement | null | undefined) => {
    if (large) void movePicture(large, "from", smallPicture(start));
  });

  useEffect(() => {
    dialog.current?.showModal();
    setModal(id, true);
    const first = track.current?.children[start];
    first?.scrollIntoView({ behavior: "instant" });
    arrive(first?.querySelector("img"));
    return () => setModal(id);
  }, [id, start, track]);

  useEffect(() => {
    if (!isZoomed) return;
    track.current?.children[current]?.firstElementChild?.scrollIntoView({
      behavior: "instant",
      block: "center",
      inline: "center",
    });
  }, [isZoomed, current, track]);

  // Not once it is closed: what is told may be written into the address, which would open it again.
  const tell = useEffectEvent((index: number) => {
    if (dialog.current?.open) onShow(index);
  });
  useEffect(() => tell(current), [current]);

  async function leave() {
    const large = slide()?.querySelector("img");
    if (isLeaving) return;
    setLeaving(true);
    if (large) await movePicture(large, "to", smallPicture(current));
    dialog.current?.close();
  }

  function show(index: number) {
    setZoomed(false);
    goTo((index + items.length) % items.length);
  }

  function handleKey(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    if (isZoomed && event.key.startsWith("Arrow")) {
      event.preventDefault();
      slide()?.scrollBy(wayOf(event.key));
      return;
    }
    const keys = horizontalKeys(event.currentTarget);
    const next = rovingIndex(event, current, items.length, keys);
    if (next === null) return;
    event.preventDefault();
    show(next);
  }

  /** A mouse has no other way to move a picture sideways; fingers scroll it. */
  function drag(event: PointerEvent) {
    if (!isZoomed || event.pointerType !== "mouse" || event.buttons !== 1) return;
    slide()?.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: "instant" });
  }

  const { picture: shown, caption } = items[current] ?? {};
  const said = shown?.alt || caption;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a dialog's row of pictures
    <dialog
      ref={dialog}
      aria-label={label}
      data-tone="night"
      className={styles.lightbox}
      data-leaving={isLeaving || undefined}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        void leave();
      }}
      onKeyDown={handleKey}
    >
      <div className={styles.bar}>
        <p className="tabular-nums" aria-live="polite">
          <span className="sr-only">{words.picture} </span>
          {fill(words.place, { number: current + 1, count: items.length })}
          {said && <span className="sr-only">: {said}</span>}
        </p>
        <button
          type="button"
          className={styles.button}
          aria-pressed={isZoomed}
          onClick={() => setZoomed(!isZoomed)}
        >
          <Icon name={isZoomed ? "zoom-out" : "zoom-in"} className="size-5" />
          <span className="sr-only">{words.zoom}</span>
        </button>
        <button type="button" className={styles.button} onClick={() => void leave()}>
          <Icon name="x" className="size-5" />
          <span className="sr-only">{words.close}</span>
        </button>
      </div>
      <div
        ref={track}
        role="group"
        aria-label={words.pictures}
        className={styles.track}
        data-zoomed={isZoomed || undefined}
      >
        {items.map(({ picture }, index) => (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a press beside the picture closes; keys have Escape
          <div
            key={picture.name}
            className={styles.slide}
            data-zoomed={(isZoomed && index === current) || undefined}
            aria-hidden={index !== current}
            style={{ "--ratio": picture.width / picture.height } as CSSProperties}
            onClick={(event) => {
              if (event.target === event.currentTarget) void leave();
            }}
            onDoubleClick={() => setZoomed(!isZoomed)}
            onPointerMove={drag}
          >
            <Picture picture={picture} sizes="100vw" draggable={false} data-full-light />
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        {items.length > 1 && (
          <button type="button" className={styles.button} onClick={() => show(current - 1)}>
            <Icon name="chevron-left" className="size-5 rtl:rotate-180" />
            <span className="sr-only">{words.previousPicture}</span>
          </button>
        )}
        <p className="max-w-text text-small">{caption}</p>
        {items.length > 1 && (
          <button type="button" className={styles.button} onClick={() => show(current + 1)}>
            <Icon name="chevron-right" className="size-5 rtl:rotate-180" />
            <span className="sr-only">{words.nextPicture}</span>
          </button>
        )}
      </div>
    </dialog>
  );
}

function wayOf(key: string): ScrollToOptions {
  return {
    left: key === "ArrowLeft" ? -PAN : key === "ArrowRight" ? PAN : 0,
    top: key === "ArrowUp" ? -PAN : key === "ArrowDown" ? PAN : 0,
  };
}
