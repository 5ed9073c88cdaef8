import "./gallery.css";
import { clsx } from "clsx";
import { type CSSProperties, type MouseEvent, useRef, useState } from "react";
import { pictureFile } from "#content/media.ts";
import { Icon } from "./icon.tsx";
import type { GalleryItem, Lightbox } from "./lightbox.tsx";
import { Picture } from "./picture.tsx";

const layouts = {
  /** Equal crops: for series in which no picture is more than the others. */
  grid: "gallery gallery-grid",
  /** Equal crops with their captions below. */
  captioned: "gallery gallery-captioned",
  /** Columns of uncropped pictures, filled from the shortest: for mixed formats. */
  masonry: "gallery gallery-masonry",
  /** Rows of equal height, nothing cropped: for landscape series. */
  justified: "gallery gallery-justified",
  /** The first picture large, the rest beside it. */
  lead: "gallery gallery-lead",
} as const;

/** Width of one picture on the page, for the choice of file. */
const sizes = {
  grid: "(min-width: 62rem) 22vw, (min-width: 36rem) 30vw, 46vw",
  captioned: "(min-width: 62rem) 28vw, (min-width: 36rem) 44vw, 92vw",
  masonry: "(min-width: 62rem) 28vw, 46vw",
  justified: "(min-width: 36rem) 34vw, 92vw",
  lead: "(min-width: 62rem) 40vw, 92vw",
} as const satisfies Record<keyof typeof layouts, string>;

interface GalleryProps {
  /** Names the gallery, and the dialog of its large pictures. */
  label: string;
  items: readonly GalleryItem[];
  layout?: keyof typeof layouts;
  className?: string;
}

/**
 * Small pictures that open large. Each is a link to its file, so it opens without script; with it, the first press loads the
 * lightbox, and focus returns to the picture that was pressed.
 */
export function Gallery({ label, items, layout = "grid", className }: GalleryProps) {
  const trigger = useRef<HTMLAnchorElement>(null);
  const [opened, setOpened] = useState<{ Viewer: typeof Lightbox; start: number } | null>(null);

  function open(event: MouseEvent<HTMLAnchorElement>, start: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    trigger.current = link;
    void import("./lightbox.tsx").then(
      (module) => setOpened({ Viewer: module.Lightbox, start }),
      () => window.location.assign(link.href),
    );
  }

  function close() {
    setOpened(null);
    trigger.current?.focus();
  }

  return (
    <>
      <div className={clsx("@container", className)}>
        <ul aria-label={label} className={layouts[layout]}>
          {items.map(({ picture, caption }, index) => (
            <li
              key={picture.name}
              style={{ "--ratio": picture.width / picture.height } as CSSProperties}
            >
              <a
                href={pictureFile(picture)}
                data-replay
                onClick={(event) => open(event, index)}
                className="gallery-link hover-zoom"
              >
                <Picture picture={picture} sizes={sizes[layout]} />
                <span className="gallery-sign">
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
      {opened && <opened.Viewer label={label} items={items} start={opened.start} onClose={close} />}
    </>
  );
}
