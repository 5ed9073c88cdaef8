import * as styles from "./enquiry-band.module.css";
import { TopicForm, type TopicFormWords } from "#app/features/messages/topic-form.tsx";
import { formatPlanPrice } from "#app/lib/money.ts";
import { Section } from "#app/sections/section.tsx";
import { useToday } from "#app/lib/use-today.ts";
import {
  capital,
  judgeStay,
  priceOfNights,
  type RoomRate,
  sayNights,
  saySpan,
  type StayRules,
  type TypedStay,
} from "../../stay.ts";

interface EnquiryBandProps {
  heading: string;
  text: string;
  prices: { caption: string; room: string; calm: string; high: string; note: string };
  form: TopicFormWords & { label: string; anyRoom: string };
  /** The stay in the address. */
  asked: TypedStay;
  today: string;
  rules: StayRules;
  rooms: readonly RoomRate[];
}

/** What the rooms cost, and these nights where some were chosen; beside it the letter that asks for them. */
export function EnquiryBand({
  heading,
  text,
  prices,
  form,
  asked,
  today: rendered,
  rules,
  rooms,
}: EnquiryBandProps) {
  const answer = judgeStay(asked, useToday(rendered, rules.zone), rules);
  const nights = answer.kind === "fine" ? answer.nights : null;
  const wanted = rooms.find(({ key }) => key === asked.room);
  const price = (amount: number) => formatPlanPrice({ amount, currency: rules.currency });

  return (
    <Section
      id="enquiry"
      width="wide"
      ground="tint"
      aria-labelledby="enquiry-heading"
      className={styles.enquiry}
    >
      <div className={styles.enquiryWords}>
        <h2 id="enquiry-heading" className="display text-display-2">
          {heading}
        </h2>
        {"message" in answer ? (
          <p className="font-semibold text-danger">
            {answer.message} <a href="#book">Change dates</a>
          </p>
        ) : (
          <p className="max-w-[46ch]">
            {nights ? `${saySpan(asked)}.` : text}{" "}
            <a href="#book" className="whitespace-nowrap">
              {nights ? "Change dates" : "Choose your dates"}
            </a>
          </p>
        )}
        <table className={`${styles.prices} text-small`}>
          <caption>{prices.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{prices.room}</th>
              <th scope="col">{prices.calm}</th>
              <th scope="col">{prices.high}</th>
              {nights && <th scope="col">{capital(sayNights(nights.length))}</th>}
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {rooms.map((room) => (
              <tr key={room.key} data-asked={room.key === asked.room || undefined}>
                <th scope="row">{capital(room.name)}</th>
                <td>{price(room.calm)}</td>
                <td>{price(room.high)}</td>
                {nights && (
                  <td className="font-semibold">
                    {room.sleeps < Number(asked.guests)
                      ? `for ${room.sleeps}`
                      : price(priceOfNights(nights, room, rules.high))}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="max-w-[52ch] text-small text-soft">{prices.note}</p>
      </div>
      <TopicForm
        id="stay-enquiry"
        {...form}
        topics={[
          { label: form.anyRoom, value: "" },
          ...rooms.map((room) => ({ label: capital(room.name) })),
        ]}
        topic={wanted ? capital(wanted.name) : ""}
        rows={7}
        className={styles.letter}
        letter={nights ? letterFor(asked, nights.length) : ""}
      />
    </Section>
  );
}

function letterFor(stay: TypedStay, nights: number): string {
  return `Hello,\n\nWe would like to stay for ${sayNights(nights)}, from ${saySpan(stay)}. Guests: ${stay.guests}.\n`;
}
