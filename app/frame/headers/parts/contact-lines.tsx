import { clsx } from "clsx";
import { useBusiness } from "#app/frame/business.tsx";

const sizes = { small: "text-small", lead: "text-lead" } as const;

/** Mail and telephone of the page's business, one below the other. */
export function ContactLines({ size = "lead" }: { size?: keyof typeof sizes }) {
  const { email, phone } = useBusiness();
  const lines = [{ href: `mailto:${email}`, text: email }];
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
              "inline-block py-1 underline decoration-line decoration-1 underline-offset-6 transition hover:decoration-current",
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
