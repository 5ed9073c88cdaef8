/** A cup with its steam, drawn by hand in one line width. Decorative. */
export function DrawnCup({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 240 230"
      aria-hidden
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M38 104c52-5 101-4 145 0 2 48-18 88-72 90-53 1-76-38-73-90zM183 116c23-6 38 4 36 22-2 19-22 31-47 25M14 205c66 9 128 10 196 1-6 12-22 19-44 20-38 2-74 2-110-1-22-2-36-8-42-20zM52 122c46 5 88 5 119 1" />
      <path d="M82 82c-13-14 9-23-1-38-4-7-3-13 2-19M112 84c-14-17 12-28 1-47-5-9-4-17 3-25M143 82c-12-13 9-23-1-38-4-6-3-12 2-18" />
    </svg>
  );
}
