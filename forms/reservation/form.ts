import { messageForm } from "#server/features/messages/message-form.ts";
import * as house from "#server/words.ts";
import { reservationForOwner, reservationForGuest } from "./mails.ts";
import { reservation } from "./schema.ts";
import * as words from "./words.ts";

export const reservationForm = messageForm({
  name: "reservation",
  schema: reservation,
  sent: `${words.received} ${words.next}`,
  labels: {
    date: words.date,
    time: words.time,
    guests: words.guests,
    name: house.name,
    email: house.email,
    note: words.note,
  },
  mails: { toOwner: reservationForOwner, toVisitor: reservationForGuest },
});
