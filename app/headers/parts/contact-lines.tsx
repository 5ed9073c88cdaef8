import { clsx } from "clsx";
import { site } from "#content/site.ts";

const sizes = { small: "text-small", lead: "text-lead" } as const;

/** The owner's mail and telephone, one below the other. */
export function ContactLines({ size = "lead" }: { size?: keyof typeof sizes }) {
  return (
    <ul className="grid justify-items-start">
      {[
        { href: `mailto:${site.email}`, text: site.email },
        { href: site.phone.href, text: site.phone.display },
      ].map(({ href, text }) => (
        <li key={href}>
          <a
            href={href}
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
