import { messageForm } from "#server/features/messages/message-form.ts";
import * as house from "#server/words.ts";
import { bookingForOwner, bookingForVisitor } from "./mails.ts";
import { booking } from "./schema.ts";
import * as words from "./words.ts";

export const bookingForm = messageForm({
  name: "booking",
  schema: booking,
  sent: `${words.received} ${words.next}`,
  labels: {
    name: house.name,
    email: house.email,
    company: words.company,
    topic: house.topic,
    preferredDate: words.preferredDate,
    preferredTime: words.preferredTime,
    message: house.message,
  },
  mails: { toOwner: bookingForOwner, toVisitor: bookingForVisitor },
});
