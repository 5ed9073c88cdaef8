import { clsx } from "clsx";
import { useBusiness } from "#app/frame/business.tsx";
import { FooterAddress } from "./footer-address.tsx";
import { FooterHours } from "./footer-hours.tsx";
import { PhoneLink } from "./phone-link.tsx";

/**
 * Where a business is, when, and its telephone, in footers whose idea is another: below each other, or in one line that wraps. Only on pages
 * that are about a business; the site's own footers stay lean.
 */
export function FooterFacts({
  look = "column",
  className,
}: {
  look?: "column" | "row";
  className?: string;
}) {
  const { address, openingHours, phone, isDemo } = useBusiness();
  if (!isDemo || (address.length === 0 && openingHours.length === 0 && !phone)) return null;
  if (look === "column")
    return (
      <address className={clsx("grid content-start gap-4 text-small not-italic", className)}>
        {address.length > 0 && <FooterAddress className="text-soft" />}
        <FooterHours />
        <PhoneLink />
      </address>
    );
  return (
    <address
      className={clsx(
        "flex flex-wrap items-baseline gap-x-8 gap-y-1 text-small text-soft not-italic",
        className,
      )}
    >
      {address.length > 0 && <span>{address.join(", ")}</span>}
      {openingHours.length > 0 && (
        <span className="flex flex-wrap gap-x-8">
          {openingHours.map(({ days, hours }) => (
            <span key={days}>
              {days} <span className="tabular-nums">{hours}</span>
            </span>
          ))}
        </span>
      )}
      <PhoneLink />
    </address>
  );
}
