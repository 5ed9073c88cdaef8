import { clsx } from "clsx";
import { useBusiness } from "#app/frame/business.tsx";

/** The business's telephone, where it has one. */
export function PhoneLink({ className }: { className?: string }) {
  const { phone } = useBusiness();
  if (!phone) return null;
  return (
    <a
      href={phone.href}
      dir="ltr"
      className={clsx(
        "inline-block w-fit py-1 underline underline-offset-4 hover:decoration-2",
        className,
      )}
    >
      {phone.display}
    </a>
  );
}
