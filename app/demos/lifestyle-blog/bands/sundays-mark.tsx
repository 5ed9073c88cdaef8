/** The word mark of Slow Sundays: a cup that the sun comes up from, drawn by hand, and the name. */
export function SundaysMark() {
  return (
    <>
      <svg
        viewBox="0 0 40 40"
        aria-hidden
        className="size-10 shrink-0"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          d="M11.2 21.4C11 16.3 14.9 12.6 19.4 12.7c4.7.1 8.2 3.900 8 8.700z"
          fill="var(--accent)"
        />
        <path
          d="M19.500 7.800l.1-3.600M11.200 10.700 8.900 8M6.600 17.200l-3.300-1.100M27.700 11l2.600-2.700M32.300 17.400l3.400-1"
          stroke="var(--brand-ink)"
        />
        <path
          d="M8.100 22c7.500-.7 15.400-.6 22.700-.1.3 7.900-3.200 13.700-11.200 13.900C11.700 35.900 8 30.100 8.100 22zM30.600 24c3.400-1 5.900.5 5.700 3.200-.2 2.800-3.600 4.300-7 3.200"
          stroke="currentColor"
        />
      </svg>
      <span aria-hidden className="display text-[1.375rem] leading-none">
        Slow Sundays
      </span>
    </>
  );
}
