import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import type { Plan } from "./pricing-tabs/pricing-tabs.tsx";

/** One offer and everything in it: for a business that sells a single thing. */
export function PlanOffer({
  id,
  per,
  title,
  subtitle,
  price,
  features,
  buttonTitle,
  buttonLink,
}: Omit<Plan, "isPopular"> & {
  id: string;
  /** After the price: "for the course". */
  per: string;
}) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 lg:grid-cols-[7fr_5fr]">
      <div className="grid content-between gap-10 px-gutter py-tight">
        <div className="grid gap-3">
          <h2 id={id} className="display max-w-[16ch] text-display-2">
            {title}
          </h2>
          <p className="max-w-[44ch] text-lead text-soft">{subtitle}</p>
        </div>
        <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2">
          {features.map(({ amount, text }) => (
            <li key={text} className="flex items-baseline gap-3 border-b border-line py-3">
              <Icon name="check" className="size-4.5 shrink-0 translate-y-0.5 text-brand-ink" />
              <span>
                <b>{amount}</b> {text}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div
        data-tone="brand"
        className="grid content-end justify-items-start gap-6 px-gutter py-tight"
      >
        <p className="grid gap-2">
          <span className="figures text-[length:min(clamp(3.5rem,6.4vw,6.5rem),15vw)] leading-[0.9]">
            {price}
          </span>
          <span>{per}</span>
        </p>
        <ButtonLink href={buttonLink} tone="inverse" size="large">
          {buttonTitle}
        </ButtonLink>
      </div>
    </section>
  );
}
