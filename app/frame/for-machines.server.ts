import { site } from "#content/site.ts";
import { standIns } from "#content/stand-ins.ts";
import type { Business } from "./page-handle.ts";
import { postalAddress } from "./postal-address.ts";

/** Kinds that can be anywhere. All others are places to which people come: search engines want their address. */
const anywhere = ["Organization", "Corporation", "Person"];

/** Properties of schema.org, without those that the business says itself. */
type More = Readonly<Record<string, unknown>> & {
  readonly [Said in "name" | "description" | "email" | "telephone" | "address" | "url"]?: never;
};

/** What a page shows beside the facts of its business, from where the page takes it: what nobody can read there is not told either. */
interface Shown {
  /** Its kind, as exactly as https://schema.org/docs/full.html has it: `Dentist`, `Blog`, `Event`. */
  type: string;
  /** The year in which it was founded. */
  since?: number;
  more?: More;
  /** When one may come. Days as in English. */
  hours?: readonly { days: readonly string[]; opens: string; closes: string }[];
  /** What else is so of a place to which people come. */
  place?: More;
}

/**
 * The business of a page in the words of schema.org, for `StructuredData`. Its name, sentence, mail, telephone and address are those of
 * its header and footer, and no page states them a second time. What its owner has not said yet is left out; without an address a place
 * is an organisation. No ratings, no awards: nobody gave any.
 */
export function forMachines(
  business: Business,
  { type, since, more, hours, place }: Shown,
): Readonly<Record<string, unknown>> {
  const { name, description, email, telephone, address } = factsOf(business);
  const about = {
    "@context": "https://schema.org",
    "@type": type,
    name,
    description,
    ...(since !== undefined && { foundingDate: String(since) }),
    ...more,
  };
  if (type === "Blog") return { ...about, inLanguage: site.language };
  if (type === "Event")
    return { ...about, ...(address && { location: { "@type": "Place", address } }) };
  const reached = { ...about, email, telephone, address };
  if (anywhere.includes(type)) return reached;
  if (address === undefined) return { ...reached, "@type": "Organization" };
  return { ...reached, ...(hours && { openingHoursSpecification: hours.map(open) }), ...place };
}

/** What a business says of itself, without what only stands in for it. */
function factsOf({ name, tagline, email, phone, address }: Business) {
  const isAddress = address.join() !== standIns.place.join();
  return {
    name,
    description: tagline === standIns.tagline ? undefined : tagline,
    email: email === standIns.mail ? undefined : email,
    telephone: phone?.display === standIns.phone ? undefined : phone?.display,
    address: isAddress ? postalAddress(address) : undefined,
  };
}

/** https://schema.org/OpeningHoursSpecification */
function open({ days, opens, closes }: NonNullable<Shown["hours"]>[number]) {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => `https://schema.org/${day}`),
    opens,
    closes,
  };
}
