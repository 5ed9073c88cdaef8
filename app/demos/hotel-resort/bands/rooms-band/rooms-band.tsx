import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./rooms-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { TextSlider } from "#app/elements/motion/text-slider/text-slider.tsx";
import { Section } from "#app/sections/section.tsx";
import { type TypedStay, withStay } from "../../stay.ts";

export interface ShownRoom {
  id: string;
  /** As a name: "Sea room". */
  title: string;
  text: string;
  facts: readonly string[];
  price: string;
  picture: PictureSource;
  position?: string;
  /** What the plan shows, in words. Its drawing is the symbol of this id in `public/drawings/marisma.svg`. */
  plan: string;
  /** Leads to the enquiry with this room chosen. */
  ask: { label: string; href: string };
}

interface RoomsBandProps {
  heading: string;
  intro: string;
  /** Names the slider. */
  label: string;
  views: { legend: string; picture: string; plan: string };
  rooms: readonly ShownRoom[];
  /** The stay that is chosen by now: a room is asked for with it. */
  stay: TypedStay;
}

/**
 * The kinds of room, one at a time, as picture or as floor plan: one switch for all, so that plans can be compared from room to room.
 * The switch is two native radio buttons that the stylesheet reads, and works without script.
 */
export function RoomsBand({ heading, intro, label, views, rooms, stay }: RoomsBandProps) {
  return (
    <Section
      id="rooms"
      width="wide"
      ground="sunken"
      aria-labelledby="rooms-heading"
      className={styles.rooms}
    >
      <div className={styles.roomsHead}>
        <h2 id="rooms-heading" className="display max-w-[16ch] text-display-2">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-soft">{intro}</p>
        <fieldset className={styles.roomsViews}>
          <legend className="sr-only">{views.legend}</legend>
          <label>
            <input type="radio" name="rooms-view" value="picture" defaultChecked />
            <span>{views.picture}</span>
          </label>
          <label>
            <input type="radio" name="rooms-view" value="plan" />
            <span>{views.plan}</span>
          </label>
        </fieldset>
      </div>
      <TextSlider
        label={label}
        slides={rooms.map((room) => ({
          key: room.id,
          name: room.title,
          content: <RoomSlide {...room} stay={stay} />,
        }))}
      />
    </Section>
  );
}

function RoomSlide({
  title,
  text,
  facts,
  price,
  picture,
  position,
  plan,
  ask,
  id,
  stay,
}: ShownRoom & { stay: TypedStay }) {
  return (
    <article className={styles.room}>
      <div className={styles.roomStage}>
        <Picture
          picture={picture}
          position={position}
          sizes="(min-width: 62rem) 60vw, 92vw"
          className={styles.roomPicture}
        />
        <figure className={styles.roomPlan}>
          <Drawing
            href={`/drawings/marisma.svg#${id}`}
            viewBox="0 0 1120 700"
            className={styles.roomDrawing}
          />
          <figcaption className="text-small text-soft">{plan}</figcaption>
        </figure>
      </div>
      <div className={styles.roomWords}>
        <h3 className="display text-display-3">{title}</h3>
        <p>{text}</p>
        <ul className={`${styles.roomFacts} text-small`}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="font-semibold">{price}</p>
        <TextLink href={withStay(ask.href, stay)} className="text-brand-ink">
          {ask.label}
        </TextLink>
      </div>
    </article>
  );
}
