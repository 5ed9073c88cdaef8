/** The word mark of Tiles: a wall of three tiles, and the name. */
export function TilesMark() {
  return (
    <>
      <svg viewBox="0 0 28 28" aria-hidden className="size-7 shrink-0">
        <path d="M0 0h28v13H0z" fill="var(--brand)" />
        <path d="M0 15h13v13H0z" fill="var(--accent)" />
        <path d="M15 15h13v13H15z" fill="currentColor" />
      </svg>
      <span aria-hidden className="display text-[1.375rem] leading-none">
        Tiles
      </span>
    </>
  );
}
