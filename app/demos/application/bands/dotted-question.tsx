/** Places of the dots that are filled, in five columns of seven rows. */
const mark = ["1 0", "2 0", "3 0", "0 1", "4 1", "4 2", "3 3", "2 4"];
const dots = Array.from({ length: 35 }, (_, index) => `${index % 5} ${Math.floor(index / 5)}`);

/** The question mark beside the questions, made of days: kept, spare, and the one at its foot that counts as well. Decorative. */
export function DottedQuestion() {
  return (
    <svg viewBox="0 0 5 7" aria-hidden width="224" className="mt-8 hidden lg:block">
      {dots.map((dot) => {
        const [x, y] = dot.split(" ").map(Number);
        const isFoot = dot === "2 6";
        return (
          <circle
            key={dot}
            cx={x! + 0.5}
            cy={y! + 0.5}
            r="0.42"
            fill={isFoot ? "var(--accent)" : "var(--brand)"}
            fillOpacity={isFoot || mark.includes(dot) ? 1 : 0.12}
          />
        );
      })}
    </svg>
  );
}
