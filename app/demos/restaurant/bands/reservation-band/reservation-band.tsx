import { Section } from "#app/sections/section.tsx";
import { LaidTable } from "./laid-table.tsx";
import { ReservationForm } from "./reservation-form.tsx";

interface ReservationBandProps {
  heading: string;
  intro: string;
  telephone?: { label: string; display: string; href: string };
  zone: string;
  submit: string;
  confirmation: { heading: string; text: string };
  /** The first day that could be chosen when the page was rendered. */
  firstDay: string;
}

/** Asking for a table: what happens with the request on one side, the book's own line on the other. */
export function ReservationBand({ heading, intro, telephone, ...form }: ReservationBandProps) {
  return (
    <Section
      id="reservation"
      width="wide"
      space="roomy"
      ground="tint"
      aria-labelledby="reservation-heading"
      className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12"
    >
      <div className="grid grid-cols-1 content-start gap-6 lg:col-span-4">
        <h2 id="reservation-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-soft">{intro}</p>
        {telephone && (
          <p>
            <span className="block text-small text-soft">{telephone.label}</span>
            <a
              href={telephone.href}
              dir="ltr"
              className="figures display inline-block py-1 text-display-3 underline decoration-1 underline-offset-8 hover:decoration-2"
            >
              {telephone.display}
            </a>
          </p>
        )}
        <LaidTable />
      </div>
      <ReservationForm {...form} className="lg:col-span-7 lg:col-start-6" />
    </Section>
  );
}
