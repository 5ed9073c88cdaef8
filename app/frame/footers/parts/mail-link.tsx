import { clsx } from "clsx";
import { useBusiness } from "#app/frame/business.tsx";
import { MailText } from "#app/frame/mail-text.tsx";

/** The business's mail address, written out. */
export function MailLink({ className }: { className?: string }) {
  const { email } = useBusiness();
  return (
    <a
      href={`mailto:${email}`}
      className={clsx(
        "inline-block w-fit py-1 wrap-anywhere underline underline-offset-4 hover:decoration-2",
        className,
      )}
    >
      <MailText address={email} />
    </a>
  );
}
