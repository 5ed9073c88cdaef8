import * as hover from "../hover.module.css";
import * as styles from "./gallery.module.css";
import { clsx } from "clsx";
import {
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { pictureFile } from "#content/media.ts";
import { withBase } from "#app/engine/base-path/base-path.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import type { GalleryItem, Lightbox } from "#app/elements/media/lightbox/lightbox.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { pictureHash, useOpenPicture } from "#app/elements/media/use-open-picture.ts";
import * as words from "#app/elements/words.ts";
import { fill } from "#shared/words.ts";

const layouts = {
  /** Equal crops: for series in which no picture is more than the others. */
  grid: `${styles.gallery} ${styles.grid}`,
  /** Equal crops with their captions below. */
  captioned: `${styles.gallery} ${styles.captioned}`,
  /** Columns of uncropped pictures, filled from the shortest: for mixed formats. */
  masonry: `${styles.gallery} ${styles.masonry}`,
  /** Rows of equal height, nothing cropped: for landscape series. */
  justified: `${styles.gallery} ${styles.justified}`,
  /** The first picture large, the rest beside it. */
  lead: `${styles.gallery} ${styles.lead}`,
  /** The first picture large and upright, the rest small in a row below: for one thing seen in several ways. */
  stage: `${styles.gallery} ${styles.stage}`,
} as const;

/** Width of one picture on the page, for the choice of file. */
const sizes = {
  grid: "(min-width: 62rem) 22vw, (min-width: 36rem) 30vw, 46vw",
  captioned: "(min-width: 62rem) 28vw, (min-width: 36rem) 44vw, 92vw",
  masonry: "(min-width: 62rem) 28vw, 46vw",
  justified: "(min-width: 36rem) 34vw, 60vw",
  lead: "(min-width: 62rem) 40vw, 92vw",
  stage: "(min-width: 62rem) 46vw, 92vw",
} as const satisfies Record<keyof typeof layouts, string>;

interface GalleryProps {
  /** Names the gallery, and the dialog of its large pictures. */
  label: string;
  items: readonly GalleryItem[];
  layout?: keyof typeof layouts;
  /** The open picture stands in the address as `#picture-NAME`. For one gallery of a page, with every picture once. */
  isAddressed?: boolean;
  /** The first picture is what the page is about: fetched at once and first. */
  priority?: boolean;
  className?: string;
}

/**
 * Small pictures that open large. Each is a link to its file, so it opens without script; with it, the first press loads the
 * lightbox, the picture grows into it, and focus returns to the picture that was pressed.
 */
export function Gallery({
  label,
  items,
  layout = "grid",
  isAddressed = false,
  priority = false,
  className,
}: GalleryProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<HTMLAnchorElement>(null);
  const seen = useRef(0);
  const { opened, key, open, show, close } = useOpenPicture(
    items.map(({ picture }) => picture.name),
    isAddressed,
  );
  const [viewer, setViewer] = useState<{ Viewer: typeof Lightbox; start: number } | null>(null);
  const isOpen = opened !== null;

  const isShown = useEffectEvent(() => viewer !== null);
  const begin = useEffectEvent((Viewer: typeof Lightbox) =>
    setViewer({ Viewer, start: opened ?? 0 }),
  );
  const giveUp = useEffectEvent(() =>
    window.location.assign(withBase(pictureFile(items[opened ?? 0]!.picture))),
  );
  // Opened by its address nothing was pressed: the picture seen last takes the focus.
  const giveFocusBack = useEffectEvent(() => {
    (pressed.current ?? smallPicture(list.current, seen.current)?.closest("a"))?.focus();
    pressed.current = null;
  });

  // Of two pictures, one pressed while the other closes, the address may never have been without any: it is the key that tells.
  useEffect(() => {
    if (!isOpen || isShown()) return;
    let isWanted = true;
    void import("#app/elements/media/lightbox/lightbox.tsx").then(
      (module) => isWanted && begin(module.Lightbox),
      () => isWanted && giveUp(),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, key]);

  useEffect(() => {
    if (!isOpen) return;
    return () => {
      setViewer(null);
      giveFocusBack();
    };
  }, [isOpen]);

  function press(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    pressed.current = event.currentTarget;
    open(index);
  }

  return (
    <>
      <div className={clsx("@container", className)}>
        <ul ref={list} aria-label={label} className={layouts[layout]}>
          {items.map(({ picture, caption }, index) => (
            <li
              key={picture.name}
              id={isAddressed ? pictureHash(picture.name) : undefined}
              style={{ "--ratio": picture.width / picture.height } as CSSProperties}
            >
              <a
                href={pictureFile(picture)}
                data-replay
                onClick={(event) => press(event, index)}
                className={`${styles.link} ${hover.zoom}`}
              >
                {/* It names its link, whatever its own text is. */}
                <Picture
                  picture={picture}
                  alt={
                    picture.alt ||
                    caption ||
                    fill(words.pictureOf, { label, number: index + 1, count: items.length })
                  }
                  sizes={sizes[layout]}
                  priority={priority && index === 0}
                />
                <span className={styles.sign}>
                  <Icon name="expand" className="size-4" />
                </span>
              </a>
              {layout === "captioned" && caption && (
                <p className="mt-3 text-small text-soft">{caption}</p>
              )}
            </li>
          ))}
        </ul>
      </div>
      {isOpen && viewer && (
        <viewer.Viewer
          label={label}
          items={items}
          start={viewer.start}
          smallPicture={(index) => smallPicture(list.current, index)}
          onShow={(index) => {
            seen.current = index;
            show(index);
          }}
          onClose={() => {
            // What is closed does not wait for the address to say so.
            setViewer(null);
            close();
          }}
        />
      )}
    </>
  );
}

function smallPicture(list: HTMLElement | null, index: number): HTMLImageElement | null {
  return list?.children[index]?.querySelector("img") ?? null;
}
