import { useBusiness } from "#app/frame/business.tsx";

/** The business's postal address without the name, line by line. Nothing where nobody can come. */
export function FooterAddress({ className }: { className?: string }) {
  const { address } = useBusiness();
  if (address.length === 0) return null;
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
