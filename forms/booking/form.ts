import { messageForm } from "#server/features/messages/message-form.ts";
import { bookingForOwner, bookingForVisitor } from "./mails.ts";
import { booking } from "./schema.ts";

export const bookingForm = messageForm({
  name: "booking",
  schema: booking,
  sent: "Your request is with us. An email with the topic and time is on its way to you.",
  toOwner: bookingForOwner,
  toVisitor: bookingForVisitor,
});
