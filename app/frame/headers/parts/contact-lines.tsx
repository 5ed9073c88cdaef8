import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useBusiness } from "#app/frame/business.tsx";
import { MailText } from "#app/frame/mail-text.tsx";

const sizes = { small: "text-small", lead: "text-lead" } as const;

/** Mail and telephone of the page's business, one below the other. */
export function ContactLines({ size = "lead" }: { size?: keyof typeof sizes }) {
  const { email, phone } = useBusiness();
  const lines: { href: string; text: ReactNode }[] = [
    { href: `mailto:${email}`, text: <MailText address={email} /> },
  ];
  if (phone) lines.push({ href: phone.href, text: phone.display });
  return (
    <ul className="grid justify-items-start">
      {lines.map(({ href, text }) => (
        <li key={href}>
          <a
            href={href}
            dir="ltr"
            className={clsx(
              sizes[size],
              "inline-block py-1 wrap-anywhere underline decoration-line decoration-1 underline-offset-6 transition hover:decoration-current",
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
