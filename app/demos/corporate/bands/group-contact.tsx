import { ButtonLink } from "#app/elements/actions/button.tsx";

interface GroupContactProps {
  id: string;
  heading: string;
  text: string;
  action: { label: string; href: string };
}

/** Whom to write to, below the places where somebody reads it. */
export function GroupContact({ id, heading, text, action }: GroupContactProps) {
  return (
    <div
      id={id}
      className="mt-12 grid grid-cols-1 items-end gap-x-12 gap-y-6 border-t border-line pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_auto]"
    >
      <h3 className="display text-display-2">{heading}</h3>
      <p className="max-w-[46ch] text-lead text-soft">{text}</p>
      <ButtonLink href={action.href} size="large" className="justify-self-start">
        {action.label}
      </ButtonLink>
    </div>
  );
}
