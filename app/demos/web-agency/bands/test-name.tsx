/** What a band says of the sites that are built here, as the name of a test that has passed. */
export function TestName({ children }: { children: string }) {
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-[0.4em]">
      <span aria-hidden className="text-brand-ink">
        ✓
      </span>
      <span>{children}</span>
    </span>
  );
}
