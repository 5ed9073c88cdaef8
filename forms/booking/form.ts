import { messageForm } from "#server/features/messages/message-form.ts";
import { bookingForOwner, bookingForVisitor } from "./mails.ts";
import { booking } from "./schema.ts";
import * as words from "./words.ts";

export const bookingForm = messageForm({
  name: "booking",
  schema: booking,
  sent: `${words.received} ${words.next}`,
  toOwner: bookingForOwner,
  toVisitor: bookingForVisitor,
});
