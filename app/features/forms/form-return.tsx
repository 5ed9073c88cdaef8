import { useSiteData } from "#app/lib/site-data.ts";

const sent: Record<string, string> = {
  subscribe: "Your message has been sent successfully subscribed to our email list!",
  booking: "Your request is with us. A note of the subject and the hour is on its way to you.",
  "account-interest":
    "Your wish for an account is with us. You hear from us within two working days; a note that it arrived is on its way to you.",
  reservation:
    "Your request for a table is with us. We confirm it by mail within a day; a note of the day and time is on its way to you.",
  comment: "Your comment is with us. A person reads it before it is shown here.",
  "approve-comment": "The comment stands below its post now.",
  "refuse-comment": "Nobody sees the comment.",
  contact: "Your message is with us. We answer within two working days.",
  enquiry:
    "Your message is with the one of us who looks after it. You have an answer within two working days.",
  "cart-add": "It is in your cart.",
  "cart-update": "Your cart is up to date.",
  coupon: "Your cart is up to date.",
};

/** How a refusal begins where "sent" is not the word. */
const refused: Record<string, string> = {
  "cart-add": "Nothing was put into the cart.",
  "cart-update": "Your cart was not changed.",
  coupon: "Your cart was not changed.",
  checkout: "Nothing was ordered yet.",
};

/**
 * What a form without script brings back, at the top of the page where it cannot be missed, with a link to the form: the fields
 * there hold what was typed. With script forms answer in place and this stays empty.
 */
export function FormReturn() {
  const { formState, notice } = useSiteData();
  if (!formState && !(notice && sent[notice])) return null;
  return (
    <div className="px-gutter pt-(--header-overlap)">
      <div
        id="form-return"
        role={formState ? "alert" : "status"}
        className="mx-auto my-6 max-w-page rounded-card border border-edge bg-raised px-6 py-4"
      >
        {formState ? (
          <>
            <p className="font-semibold">
              {refused[formState.form] ?? "Nothing was sent yet."} Please check:
            </p>
            <ul className="mt-2 list-disc ps-6">
              {Object.entries(formState.errors).map(([field, message]) => (
                <li key={field}>
                  <a
                    className="underline underline-offset-4"
                    href={`#${formState.values.at ?? formState.form}`}
                  >
                    {field === "form" ? message : `${fieldLabel(field)}: ${message}`}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="font-semibold text-success">{notice && sent[notice]}</p>
        )}
      </div>
    </div>
  );
}

/** `preferredDate` → "Preferred date", `line2` → "Line 2"; of `quantity:SKU` only what it is. */
function fieldLabel(name: string): string {
  const words = name
    .replace(/:.*/, "")
    .replaceAll(/([A-Z]|\d+)/g, " $1")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
