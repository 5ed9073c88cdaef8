import { clsx } from "clsx";
import { useBusiness } from "#app/frame/business.tsx";

/** The business's mail address, written out. Where it is wider than its place it breaks before the sign that everybody knows. */
export function MailLink({ className }: { className?: string }) {
  const { email } = useBusiness();
  const [name, host] = email.split("@");
  return (
    <a
      href={`mailto:${email}`}
      className={clsx(
        "inline-block w-fit py-1 wrap-anywhere underline underline-offset-4 hover:decoration-2",
        className,
      )}
    >
      {name}
      <wbr />
      {`@${host}`}
    </a>
  );
}
