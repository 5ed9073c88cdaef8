import * as styles from "./hotel-page.module.css";
import { useState } from "react";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { PlaceOnMap } from "#app/sections/places/place-on-map/place-on-map.tsx";
import { GuestBook } from "./bands/guest-book/guest-book.tsx";
import { HouseWall } from "./bands/house-wall/house-wall.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import { localMoment } from "#shared/forms/calendar.ts";
import type { Route } from "./+types/page.ts";
import { BathStrip } from "./bands/bath-strip/bath-strip.tsx";
import { BookingBar } from "./bands/booking-bar/booking-bar.tsx";
import { content } from "./content.server.ts";
import { DayArc } from "./bands/day-arc/day-arc.tsx";
import { EnquiryBand } from "./bands/enquiry-band/enquiry-band.tsx";
import { mostGuests, rates, rules } from "./house.server.ts";
import { OffersBand } from "./bands/offers-band/offers-band.tsx";
import { OutingsBand } from "./bands/outings-band/outings-band.tsx";
import { shownRooms } from "./rooms.server.ts";
import { RoomsBand } from "./bands/rooms-band/rooms-band.tsx";
import { isSameStay, readStay } from "./stay.ts";
import { StarNight } from "./bands/star-night/star-night.tsx";
import { TerraceHero } from "./bands/terrace-hero/terrace-hero.tsx";

/** The page's words, what a stay may be and costs, and the stay in the address (`?arrive=2027-05-03&depart=2027-05-07&guests=2`). */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return {
    ...content,
    rooms: shownRooms(searchParams),
    mostGuests,
    stay: {
      asked: readStay(searchParams, mostGuests),
      today: localMoment(new Date(), rules.zone).date,
      rules,
      rooms: rates,
    },
  };
}

export const handle: PageHandle = {
  business,
  header: {
    over: "dark",
    links: [
      { label: "Rooms", href: "#rooms" },
      { label: "Outside", href: "#outings" },
      { label: "The bath", href: "#bath" },
      { label: "A day", href: "#day" },
      { label: "Way here", href: "#place" },
      { label: "Prices", href: "#enquiry" },
    ],
  },
};

export default function HotelResortHome({
  loaderData: {
    bar,
    bath,
    business,
    day,
    enquiry,
    guestBook,
    hero,
    letter,
    mostGuests: largest,
    offers,
    outings,
    place,
    rooms,
    roomsBand,
    stay,
    welcome,
  },
}: Route.ComponentProps) {
  const { asked } = stay;
  const [draft, setDraft] = useState({ of: asked, typed: asked });
  // Back and links change the address under the form.
  if (!isSameStay(draft.of, asked)) setDraft({ of: asked, typed: asked });
  const { typed } = draft;
  return (
    <div className={styles.page}>
      <StructuredData business={business} />
      <TerraceHero {...hero}>
        <BookingBar
          key={`${asked.arrive} ${asked.depart} ${asked.guests}`}
          {...bar}
          {...stay}
          typed={typed}
          onType={(now) => setDraft({ of: asked, typed: now })}
          mostGuests={largest}
        />
      </TerraceHero>
      <HouseWall id="house" {...welcome} />
      <RoomsBand {...roomsBand} rooms={rooms} stay={typed} />
      <OutingsBand {...outings} />
      <BathStrip {...bath} />
      <DayArc {...day} />
      <GuestBook {...guestBook} />
      <div className={styles.way}>
        <PlaceOnMap id="place" {...place} />
      </div>
      <OffersBand {...offers} stay={typed} />
      <EnquiryBand {...enquiry} {...stay} />
      <StarNight id="letter" {...letter} />
    </div>
  );
}
