/** The three strengths, drawn as hero and services are: solid things, in the page's colours. */
export const strengthDrawings = [
  // Two bubbles of an interview, and the idea that comes of it.
  <>
    <path
      d="M12 22h46q10 0 10 10v20q0 10-10 10H34L18 76V62h-6Q2 62 2 52V32q0-10 10-10z"
      fill="var(--brand)"
    />
    <path
      d="M50 42h34q10 0 10 10v18q0 10-10 10h-2v12L68 80H50q-10 0-10-10V52q0-10 10-10z"
      fill="#c6c3f3"
    />
    <path d="M66 0q2 20 22 22-20 2-22 22-2-20-22-22Q64 20 66 0z" fill="var(--accent)" />
  </>,
  // One arrow in the middle of the only target.
  <>
    <circle cx="44" cy="52" r="42" fill="var(--brand)" />
    <circle cx="44" cy="52" r="29" fill="#fff" />
    <circle cx="44" cy="52" r="17" fill="#c6c3f3" />
    <circle cx="44" cy="52" r="8" fill="var(--brand)" />
    <path d="m42 49 28-28-2-11L80 0l2 12 13 3-11 11-11-1-28 28z" fill="var(--accent)" />
  </>,
  // A front row that is known by name, and all who come after.
  <>
    <path
      d="M21 20a12 12 0 1 1 0 24a12 12 0 1 1 0-24zM75 20a12 12 0 1 1 0 24a12 12 0 1 1 0-24z"
      fill="#c6c3f3"
    />
    <path d="M0 82V68q0-19 21-19t21 19v14zM54 82V68q0-19 21-19t21 19v14z" fill="#c6c3f3" />
    <circle cx="48" cy="30" r="16" fill="var(--accent)" />
    <path d="M18 92V80q0-27 30-27t30 27v12z" fill="var(--brand)" />
  </>,
];
