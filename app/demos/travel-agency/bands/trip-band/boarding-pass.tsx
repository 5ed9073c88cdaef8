import * as tickets from "../ticket.module.css";
import * as styles from "./boarding-pass.module.css";
import { Link } from "#app/elements/actions/link.tsx";
import type { Barcode } from "../../code-39.ts";
import type { TripAnswers } from "../../trip-choice.ts";
import { PlaceView } from "./place-view.tsx";
import { type TravelMode, TravelModeMark } from "./travel-mode.tsx";

interface Stop {
  /** Three letters, as printed. */
  code: string;
  name: string;
}

export interface TripPass {
  code: string;
  title: string;
  /** Key of the place; it decides the colour. */
  place: string;
  from: Stop;
  to: Stop;
  mode: TravelMode;
  /** Not the first trip to its place: the same skyline is seen from the other side, in the evening. */
  isReturn: boolean;
  by: string;
  leaves: string;
  days: string;
  room: string;
  /** With its currency. */
  price: string;
  barcode: Barcode;
  answers: TripAnswers;
}

export interface PassWords {
  leaves: string;
  days: string;
  room: string;
  /** Whom the price is for. */
  each: string;
  hold: string;
  /** "From" Port Amber "to" Rialva, as it is read out. */
  from: string;
  to: string;
}

interface BoardingPassProps {
  pass: TripPass;
  words: PassWords;
  /** Where a seat is held. */
  href: string;
}

/** A trip as its boarding pass: the way, and the skyline that it leads to, on one side of the perforation, the price and the bars of its own code on the stub. */
export function BoardingPass({ pass, words, href }: BoardingPassProps) {
  const { code, title, place, from, to, mode, by, leaves, days, room, price, barcode, isReturn } =
    pass;
  return (
    <article className={`${tickets.ticket} ${styles.pass}`} data-place={place}>
      <div className={styles.main}>
        <p className={styles.strip}>
          <TravelModeMark mode={mode} />
          {by}
        </p>
        <h3 className={"display mt-1 text-display-4"}>{title}</h3>
        <p className="sr-only">{`${words.from} ${from.name} ${words.to} ${to.name}`}</p>
        <div aria-hidden className="flex items-start gap-3">
          <StopCode {...from} />
          <span className={styles.way} data-mode={mode} />
          <StopCode {...to} />
        </div>
        <div className={styles.view}>
          <PlaceView place={place} mode={mode} isReturn={isReturn} />
        </div>
        <dl className={styles.facts}>
          <Fact term={words.leaves} detail={leaves} />
          <Fact term={words.days} detail={days} />
          <Fact term={words.room} detail={room} />
        </dl>
      </div>
      <div className={styles.stub}>
        <p className={`${styles.strip} figures`}>{code.replace(/^FW/, "FW ")}</p>
        <p className={styles.price}>
          <span className={`${styles.amount} figures block leading-none`}>{price}</span>{" "}
          <span className="block text-small leading-snug text-soft">{words.each}</span>
        </p>
        <Link
          href={href}
          className={`${styles.hold} grid min-h-11 place-items-center rounded-control text-center text-small font-bold text-paper`}
        >
          {words.hold}
          <span className="sr-only"> {title}</span>
        </Link>
        <svg
          viewBox={`0 0 ${barcode.width} 1`}
          preserveAspectRatio="none"
          aria-hidden
          className={styles.bars}
        >
          <path d={barcode.bars} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
      </div>
    </article>
  );
}

function StopCode({ code, name }: Stop) {
  return (
    <span className={`${styles.stop} grid min-w-0`}>
      <span className={`${styles.code} figures leading-none`}>{code}</span>
      <span className="text-small text-soft">{name}</span>
    </span>
  );
}

function Fact({ term, detail }: { term: string; detail: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{term}</dt>
      <dd className="font-semibold">{detail}</dd>
    </div>
  );
}
