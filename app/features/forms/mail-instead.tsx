import { useMatches } from "react-router";
import { site } from "#content/site.ts";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

interface MailInsteadProps {
  /** What the mail is about; its subject. */
  about?: string;
  tone?: "solid" | "inverse";
  /** Where links lead that led to the form. */
  id?: string;
  className?: string;
}

/** Stands in the place of a form in an export without a server: a letter to whoever would have got what the form sends. */
export function MailInstead({ about, tone, id, className }: MailInsteadProps) {
  const handle = useMatches().at(-1)?.handle as { business?: { email: string } } | undefined;
  const email = handle?.business?.email ?? site.email;
  const query = about ? `?subject=${encodeURIComponent(about)}` : "";
  return (
    <p id={id} data-no-print className={className}>
      <a href={`mailto:${email}${query}`} className={buttonClass({ tone }, "wrap-anywhere")}>
        {fill(words.writeTo, { email })}
      </a>
    </p>
  );
}
