import * as page from "../../interior-page.module.css";
import * as styles from "./priced-house.module.css";
import { Drawing } from "#app/elements/media/drawing.tsx";

const places = {
  attic: styles.attic,
  walls: styles.walls,
  hall: styles.hall,
  house: styles.house,
  room: styles.room,
  garden: styles.garden,
} as const;

/** Where the same places are numbered in the drawing, when the fees stand below it. */
const pins = {
  attic: styles.inAttic,
  walls: styles.onWalls,
  hall: styles.inHall,
  house: styles.onHouse,
  room: styles.inRoom,
  garden: styles.inGarden,
} as const;

export interface PricedPlace {
  /** Where in the house it happens. */
  place: keyof typeof places;
  title: string;
  text: string;
  price: string;
}

interface PricedHouseProps {
  id: string;
  heading: string;
  intro: string;
  /** In the order in which they are read: from the door upwards. */
  services: readonly PricedPlace[];
  note: string;
}

/**
 * What a house of designers takes, told on a house: cut open from ridge to street, each fee stands beside the room where it is earned;
 * on phones below the house, and a number ties the two.
 */
export function PricedHouse({ id, heading, intro, services, note }: PricedHouseProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.fees}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="text-soft">{intro}</p>
      </header>
      {/* A house does not turn around with the writing direction, and neither do its rooms. */}
      <div dir="ltr" className={styles.cut}>
        <div className={styles.drawn}>
          <Drawing
            href="/drawings/verre.svg#house"
            viewBox="0 0 520 600"
            className={`${page.drawing} ${styles.drawing}`}
          />
          {services.map(({ place }, index) => (
            <span
              key={place}
              aria-hidden
              className={`${styles.number} ${styles.pin} ${pins[place]}`}
            >
              {index + 1}
            </span>
          ))}
        </div>
        <dl className={styles.prices}>
          {services.map(({ place, title, text, price }, index) => (
            <div key={place} className={`${styles.fee} ${places[place]}`}>
              <dt className="font-semibold">
                <span aria-hidden className={styles.number}>
                  {index + 1}
                </span>
                {title}
              </dt>
              <dd className={`${styles.price} display`}>{price}</dd>
              <dd className="text-small text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={`${styles.note} text-small text-soft`}>{note}</p>
    </section>
  );
}
