/** The word mark of Edda: the arms of its first letter run ahead of the stem and trail behind it. */
export function EddaMark() {
  return (
    <span aria-hidden className="flex items-baseline">
      <svg viewBox="0 0 34 24" width="34" height="24" fill="currentColor">
        <path d="M13 0h4.5v24H13z" />
        <path d="M3 0h28v1.2H3zM0 11.4h24v1.2H0zM6 22.8h28V24H6z" />
      </svg>
      <span className="display text-[26px] leading-none tracking-[-0.01em]">dda</span>
    </span>
  );
}
