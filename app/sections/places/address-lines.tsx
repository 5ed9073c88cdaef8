import { clsx } from "clsx";

const link =
  "block w-fit py-0.5 font-semibold wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2";

interface AddressLinesProps {
  email?: string;
  phone?: { display: string; href: string };
  /** The address as on a letter, and whatever else helps to find the door. */
  lines: readonly string[];
  className?: string;
}

/** How to reach a business: its mail, its telephone and its address, a line each. */
export function AddressLines({ email, phone, lines, className }: AddressLinesProps) {
  return (
    <address className={clsx("not-italic", className)}>
      {email && (
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      )}
      {phone && (
        <a href={phone.href} dir="ltr" className={link}>
          {phone.display}
        </a>
      )}
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
