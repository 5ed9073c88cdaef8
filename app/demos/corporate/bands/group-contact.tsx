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
      className="mt-10 grid grid-cols-1 items-end gap-x-12 gap-y-6 border-t border-line pt-10 lg:mt-16 lg:pt-16 lg:grid-cols-[5fr_5fr_auto]"
    >
      <h3 className="display min-w-0 text-display-2">{heading}</h3>
      <p className="max-w-[46ch] min-w-0 text-lead text-soft">{text}</p>
      <ButtonLink href={action.href} size="large" className="justify-self-start">
        {action.label}
      </ButtonLink>
    </div>
  );
}
