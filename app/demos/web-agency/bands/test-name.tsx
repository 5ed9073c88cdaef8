/** What a band says of the sites that are built here, as the name of a test that has passed. */
export function TestName({ children }: { children: string }) {
  return (
    <>
      <span aria-hidden className="text-brand-ink">
        ✓{" "}
      </span>
      {children}
    </>
  );
}
