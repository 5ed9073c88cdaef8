import { messageForm } from "#server/features/messages/message-form.ts";
import { reservationForOwner, reservationForGuest } from "./mails.ts";
import { reservation } from "./schema.ts";
import * as words from "./words.ts";

export const reservationForm = messageForm({
  name: "reservation",
  schema: reservation,
  sent: `${words.received} ${words.next}`,
  toOwner: reservationForOwner,
  toVisitor: reservationForGuest,
});
