/** The word mark of Oda Home: the o is a window with the sun half up in it. */
export function OdaMark() {
  return (
    <svg viewBox="0 0 62 27" aria-hidden width="62" height="27" className="shrink-0" fill="none">
      <path d="M3 17.500a7 7 0 0 1 14 0z" fill="var(--brand)" />
      <path
        d="M1.500 17.500h17M18.200 17.500a8.200 8.200 0 1 1-16.400 0 8.200 8.200 0 0 1 16.400 0M39.400 0v26M39.400 17.500a8.200 8.200 0 1 1-16.400 0 8.200 8.200 0 0 1 16.400 0M60.600 8.500V26M60.600 17.500a8.200 8.200 0 1 1-16.400 0 8.200 8.200 0 0 1 16.400 0"
        stroke="currentColor"
        strokeWidth="2.600"
      />
    </svg>
  );
}
