import { site } from "#content/site.ts";

/** The owner's postal address without the name, line by line. */
export function FooterAddress({ className }: { className?: string }) {
  return (
    <p className={className}>
      {site.address.slice(1).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  );
}
