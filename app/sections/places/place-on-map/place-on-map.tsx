import * as styles from "./place-on-map.module.css";
import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { Icon } from "#app/elements/media/icon.tsx";

interface PlaceOnMapProps {
  id: string;
  heading: string;
  text: string;
  /** Symbol of a map in `public/drawings`, three wide and two high; without one the words have the band. */
  map?: string;
  /** Where the place lies on it, in hundredths of its width and height. */
  at?: { x: number; y: number };
  place: { name: string; address: readonly string[] };
  /** Ways to get there. */
  ways: readonly { term: string; detail: string }[];
}

/** A place and the ways to it over the map of its city, which fills the band; on phones the map stands above the words. */
export function PlaceOnMap({ id, heading, text, map, at, place, ways }: PlaceOnMapProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx(styles.place, !map && "min-h-0!")}
    >
      {map && at && (
        <div className={styles.window}>
          <div className={styles.map} style={{ "--x": at.x, "--y": at.y } as CSSProperties}>
            <Drawing href={map} className="size-full" />
            <p className={styles.pin}>
              <Icon name="map-pin" className="size-5" />
              {/* Its own element: on paper it has a label of its own. */}
              <span>{place.name}</span>
            </p>
          </div>
        </div>
      )}
      <div className={clsx(styles.words, !map && "w-full! py-normal! *:max-w-text")}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="text-soft">{text}</p>
        <address className="text-lead not-italic">
          <span className="font-semibold">{place.name}</span>
          {place.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {ways.length > 0 && (
          <dl className={styles.ways}>
            {ways.map(({ term, detail }) => (
              <div key={term}>
                <dt className="font-semibold">{term}</dt>
                <dd className="text-small text-soft">{detail}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
