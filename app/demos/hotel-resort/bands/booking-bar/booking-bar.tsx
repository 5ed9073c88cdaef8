import * as styles from "./booking-bar.module.css";
import { clsx } from "clsx";
import { type FormEvent, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { addMonths } from "#shared/forms/calendar.ts";
import { Button, ButtonLink } from "#app/elements/actions/button.tsx";
import { onServer } from "#app/engine/hosting.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { useToday } from "#app/lib/use-today.ts";
import {
  capital,
  isSameStay,
  judgeStay,
  priceOfNights,
  readStay,
  type RoomRate,
  sayNights,
  saySpan,
  type StayRules,
  type TypedStay,
} from "../../stay.ts";

interface BookingBarProps {
  /** Names the form. */
  label: string;
  submit: string;
  /** Stands in the answer's place until days are chosen. */
  hint: string;
  /** The stay in the address. */
  asked: TypedStay;
  /** The stay as it stands in the fields. */
  typed: TypedStay;
  onType: (stay: TypedStay) => void;
  /** The day on which the page was rendered, at the hotel. */
  today: string;
  rules: StayRules;
  rooms: readonly RoomRate[];
  mostGuests: number;
}

/**
 * Days and guests, checked as they are chosen and answered in a sentence. A plain form that asks the page itself for
 * `?arrive=…&depart=…#enquiry`, where the letter is then written already; script only keeps wrong days from being sent.
 */
export function BookingBar({
  label,
  submit,
  hint,
  asked,
  typed,
  onType,
  today: rendered,
  rules,
  rooms,
  mostGuests,
}: BookingBarProps) {
  const id = useId();
  const { pathname } = useLocation();
  const today = useToday(rendered, rules.zone);
  const [isPressed, setPressed] = useState(false);
  const answer = judgeStay(typed, today, rules);
  const isRefused = answer.kind === "wrong" || (answer.kind === "missing" && isPressed);
  const form = useRef<HTMLFormElement>(null);

  function read(): TypedStay {
    const stay = readStay(new FormData(form.current ?? undefined), mostGuests);
    if (!isSameStay(stay, typed)) onType(stay);
    return stay;
  }
  useFirstRead(form, read);

  function check(event: FormEvent<HTMLFormElement>) {
    const verdict = judgeStay(read(), today, rules);
    if (verdict.kind === "fine") return;
    event.preventDefault();
    setPressed(true);
    const field = verdict.kind === "open" ? "arrive" : verdict.field;
    event.currentTarget.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  }

  const dayField = (field: "arrive" | "depart", first: string) => ({
    id: `${id}-${field}`,
    name: field,
    type: "date",
    min: first,
    max: addMonths(today, rules.monthsAhead + 1),
    defaultValue: asked[field],
    autoComplete: "off",
    required: true,
    "aria-invalid": (isRefused && answer.field === field) || undefined,
    "aria-describedby": `${id}-answer`,
    className: "field",
  });

  // Beside the guests on a telephone its words stay in one line.
  const submitLook = clsx("px-2!", styles.submit);
  return (
    <form
      ref={form}
      id="book"
      action={onServer(`${pathname}#enquiry`)}
      aria-label={label}
      noValidate
      onInput={read}
      onSubmit={check}
      className={styles.bar}
    >
      {asked.room && <input type="hidden" name="room" value={asked.room} />}
      <p className={styles.field}>
        <label htmlFor={`${id}-arrive`}>Check-in</label>
        <input {...dayField("arrive", today)} />
      </p>
      <p className={styles.field}>
        <label htmlFor={`${id}-depart`}>Check-out</label>
        <input {...dayField("depart", typed.arrive || today)} />
      </p>
      <p className={styles.field}>
        <label htmlFor={`${id}-guests`}>Guests</label>
        <select
          id={`${id}-guests`}
          name="guests"
          defaultValue={asked.guests}
          autoComplete="off"
          className="field field-select"
        >
          {Array.from({ length: mostGuests }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </select>
      </p>
      {import.meta.env.HAS_SERVER ? (
        <Button type="submit" className={submitLook}>
          {submit}
        </Button>
      ) : (
        <ButtonLink href="#enquiry" className={submitLook}>
          {submit}
        </ButtonLink>
      )}
      <p
        id={`${id}-answer`}
        role="status"
        data-refused={isRefused || undefined}
        className={styles.answer}
      >
        {isRefused
          ? answer.message
          : answer.kind === "fine"
            ? sayStay(typed, answer.nights, rooms, rules)
            : isPressed
              ? "Choose a check-in date."
              : hint}
      </p>
    </form>
  );
}

/** The stay in one sentence, with the lowest price of its nights. Offers are words with conditions: the house takes them off in its reply. */
function sayStay(
  typed: TypedStay,
  nights: readonly string[],
  rooms: readonly RoomRate[],
  { currency, high }: StayRules,
): string {
  const [cheapest] = rooms
    .filter(({ sleeps }) => sleeps >= Number(typed.guests))
    .map((room) => ({ name: room.name, amount: priceOfNights(nights, room, high) }))
    .sort((one, other) => one.amount - other.amount);
  const price =
    cheapest &&
    ` From ${formatPlanPrice({ amount: cheapest.amount, currency })} in total for a ${cheapest.name}, breakfast included, before any offer.`;
  return `${capital(sayNights(nights.length))}: ${saySpan(typed)}.${price ?? ""}`;
}
