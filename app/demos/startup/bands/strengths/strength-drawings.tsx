/** The three strengths, drawn as hero and services are: solid things in daylight, each for the ground of its poster. */
export const strengthDrawings = [
  // Two bubbles of an interview, and the idea that comes of it.
  <>
    <path
      d="M12 22h46q10 0 10 10v20q0 10-10 10H34L18 76V62h-6Q2 62 2 52V32q0-10 10-10z"
      fill="#fff"
    />
    <path d="M14 34h34v5H14zm0 10h22v5H14z" fill="#c6c3f3" />
    <path
      d="M50 40h34q10 0 10 10v10q0 10-10 10h-3v12L66 70H50q-10 0-10-10V50q0-10 10-10z"
      fill="#a9a4ec"
    />
    <path d="M66 0q2 20 22 22-20 2-22 22-2-20-22-22Q64 20 66 0z" fill="#ff7a59" />
  </>,
  // One arrow in the middle of the only target.
  <>
    <circle cx="46" cy="56" r="44" fill="#0f172a" />
    <circle cx="46" cy="56" r="31" fill="#fff" />
    <circle cx="46" cy="56" r="19" fill="#c6c3f3" />
    <circle cx="46" cy="56" r="9" fill="#4f46e5" />
    <path d="m44 53 28-30-2-11L80 0l2 12 13 3-11 11-10-1-28 30z" fill="#4f46e5" />
  </>,
  // A front row that is known by name, and all who come after.
  <>
    <path
      d="M21 20a12 12 0 1 1 0 24a12 12 0 1 1 0-24zM75 20a12 12 0 1 1 0 24a12 12 0 1 1 0-24z"
      fill="#a9a4ec"
    />
    <path d="M0 82V68q0-19 21-19t21 19v14zM54 82V68q0-19 21-19t21 19v14z" fill="#a9a4ec" />
    <circle cx="48" cy="26" r="17" fill="#ff7a59" />
    <path d="M15 92V80q0-31 33-31t33 31v12z" fill="#4f46e5" />
  </>,
];
