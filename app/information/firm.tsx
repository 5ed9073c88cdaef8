import { network } from "#content/networks.ts";
import { site } from "#content/site.ts";
import type { Business } from "#app/frame/page-handle.ts";

/**
 * Whose pages these are: an invented company, so that nobody takes it for the template. It has the site's telephone, place and hours. Make the
 * pages yours by writing your facts here, or `...site`.
 */
export const firm = {
  name: "Ninefold",
  mark: <NinefoldMark />,
  tagline: "Rounds for every morning, and a list for the day after.",
  email: "hello@ninefold.example",
  phone: site.phone,
  address: site.address.slice(1),
  openingHours: site.openingHours,
  social: [
    network("mastodon", "https://mastodon.example/@ninefold"),
    network("youtube", "https://www.youtube.com/@ninefold-example"),
  ],
  legal: ["Ninefold SAS, registered in Paris"],
} satisfies Business;

/** Nine squares, one for each founder; one of them is out. */
function NinefoldMark() {
  return (
    <>
      <svg viewBox="0 0 28 28" aria-hidden className="size-7 shrink-0">
        <path
          d="M0 0h8v8H0zM10 0h8v8h-8zM0 10h8v8H0zM10 10h8v8h-8zM20 10h8v8h-8zM0 20h8v8H0zM10 20h8v8h-8zM20 20h8v8h-8z"
          fill="var(--ink)"
        />
        <path d="M20 0h8v8h-8z" fill="var(--brand)" />
      </svg>
      <span aria-hidden className="display text-lead">
        Ninefold
      </span>
    </>
  );
}
