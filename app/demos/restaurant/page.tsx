import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { CandleLine } from "./bands/candle-line/candle-line.tsx";
import { GiftCardCall } from "./bands/gift-card-call/gift-card-call.tsx";
import { Letter } from "./bands/letter/letter.tsx";
import { MenuCard } from "./bands/menu-card/menu-card.tsx";
import { NameHero } from "./bands/name-hero/name-hero.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import { reservationRange } from "#forms/reservation/schema.ts";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import { RoomPlan } from "./bands/room-plan/room-plan.tsx";
import { WeekHours } from "./bands/week-hours/week-hours.tsx";
import { ReservationBand } from "./bands/reservation-band/reservation-band.tsx";

/** The page's words, and the first day for which a table can be asked. */
export function loader() {
  return { ...content, firstDay: reservationRange().first };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Menu", href: "#menu" },
      { label: "The cook", href: "#letter" },
      { label: "The room", href: "#room" },
      { label: "Opening hours", href: "#hours" },
      { label: "Reserve", href: "#reservation" },
    ],
  },
};

export default function RestaurantHome({
  loaderData: {
    business,
    end,
    firstDay,
    giftCard,
    hero,
    hours,
    letter,
    menu,
    philosophy,
    reservation,
    room,
  },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <NameHero {...hero} position="66% 12%" />
      <CandleLine id="house" {...philosophy} />
      <MenuCard id="menu" {...menu} />
      <RoomPlan id="room" {...room} />
      <Letter id="letter" {...letter} />
      <WeekHours id="hours" {...hours} />
      <ReservationBand {...reservation} firstDay={firstDay} />
      <GiftCardCall id="gift-card" {...giftCard} />
      <CandleLine id="end" late {...end} />
    </>
  );
}
