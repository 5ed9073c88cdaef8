import { clsx } from "clsx";
import { useBusiness } from "#app/frame/business.tsx";

/** When somebody is there: days above their hours. Nothing where a business has no door. */
export function FooterHours({ className }: { className?: string }) {
  const { openingHours } = useBusiness();
  if (openingHours.length === 0) return null;
  return (
    <dl className={clsx("grid content-start gap-2 text-small", className)}>
      {openingHours.map(({ days, hours }) => (
        <div key={days}>
          <dt className="text-soft">{days}</dt>
          <dd className="tabular-nums">{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
