import { ButtonLink } from "#app/elements/actions/button.tsx";

export interface PlanNextStep {
  /** A sentence. */
  text: string;
  label: string;
  /** A place on the page. */
  href: string;
}

/** Below plans, whose own buttons lead to the page about prices (specification, point 2): what this business wants people to do on its page. */
export function PlanNext({ text, label, href }: PlanNextStep) {
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-6 text-soft">
      {text}
      <ButtonLink href={href} tone="bare">
        {label}
      </ButtonLink>
    </p>
  );
}
