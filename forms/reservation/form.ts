import { messageForm } from "#server/features/messages/message-form.ts";
import { reservationForOwner, reservationForGuest } from "./mails.ts";
import { reservation } from "./schema.ts";

export const reservationForm = messageForm({
  name: "reservation",
  schema: reservation,
  sent: "Your request for a table is with us. We will confirm it by email within a day. An email with the day and time is on its way to you.",
  toOwner: reservationForOwner,
  toVisitor: reservationForGuest,
});
