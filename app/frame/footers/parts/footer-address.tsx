import { useBusiness } from "#app/frame/business.tsx";

/** The business's postal address without the name, line by line. */
export function FooterAddress({ className }: { className?: string }) {
  const { address } = useBusiness();
  return (
    <p className={className}>
      {address.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  );
}
