/** A field of marks: as many to a row as `across`, each drawn by `shape` from its corner. */
function field(from: number, to: number, across: number, pitch: number, shape: string): string {
  let path = "";
  for (let next = from; next < to; next += 1)
    path += `M${(next % across) * pitch} ${Math.floor(next / across) * pitch}${shape}`;
  return path;
}

/** One note of an interview, as it lies in its row: a bubble of 48 by 46. */
const note = "m6 8h36q6 0 6 6v20q0 6-6 6h-20l-12 10v-10h-4q-6 0-6-6v-20q0-6 6-6z";
const head = "m3 12a9 9 0 1 1 18 0a9 9 0 1 1-18 0z";

/** Every one of the forty is there; these are the ones in which the better idea was said. */
const telling = [3, 9, 12, 18, 22, 25, 30, 31, 37];

/** Twelve channels, four to a row. The one without a name has paid, the others are struck off. */
const channels = [
  "Search",
  "Flyers",
  "Podcasts",
  "Radio",
  "Press",
  "Posters",
  null,
  "Coupons",
  "Fairs",
  "Banners",
  "Resellers",
  "Stunts",
];
const tile = "M16 8h88q8 0 8 8v68q0 8-8 8h-88q-8 0-8-8v-68q0-8 8-8z";

/**
 * What the three strengths come to, 480 × 300 each, for the ground of its poster: forty interviews and what is folded out of them, the
 * channel that paid among eleven that were struck off, and a hundred customers before the name that they know.
 */
export const strengthDrawings = [
  <>
    <g transform="translate(6 4)">
      <path d={field(0, 40, 8, 60, note)} fill="#6f68ee" />
      <path
        d={telling
          .map((index) => `M${(index % 8) * 60} ${Math.floor(index / 8) * 60}${note}`)
          .join("")}
        fill="#c6c3f3"
      />
    </g>
    <path
      d="M54 270Q170 262 252 176"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      strokeDasharray="1 15"
      strokeLinecap="round"
    />
    <path d="M222 128 452 16l-88 226-52-78z" fill="#fff" />
    <path d="M312 164 452 16 300 134v66z" fill="#ff7a59" />
  </>,
  <>
    {channels.map((name, index) => (
      <g
        key={name ?? "paid"}
        transform={`translate(${(index % 4) * 120} ${Math.floor(index / 4) * 100})`}
        textAnchor="middle"
        fontWeight="600"
      >
        {name ? (
          <>
            <path d={tile} fill="none" stroke="var(--on-accent)" strokeWidth="2.5" />
            <text x="60" y="57" fontSize="19" fill="var(--on-accent)" textDecoration="line-through">
              {name}
            </text>
          </>
        ) : (
          <>
            <path d={tile} fill="#0f172a" />
            <text x="60" y="54" fontFamily="var(--face-display)" fontSize="48" fill="#fff">
              64
            </text>
            <text x="60" y="80" fontSize="24" fill="#fff">
              paid
            </text>
          </>
        )}
      </g>
    ))}
  </>,
  <>
    <path d={field(0, 100, 20, 24, head)} transform="translate(0 180)" fill="#4f46e5" />
    <g transform="rotate(-7 240 110)">
      <path d="M96 20h288q14 0 14 14v152q0 14-14 14H96q-14 0-14-14V34q0-14 14-14z" fill="#ff7a59" />
      <path d="M96 74h288v112H96z" fill="#fff" />
      <g textAnchor="middle" fontFamily="var(--face-display)" fontWeight="700" fill="#0f172a">
        <text x="240" y="59" fontSize="30">
          Hi, I’m
        </text>
        <text x="240" y="157" fontSize="84" letterSpacing="-3">
          Dana
        </text>
      </g>
    </g>
  </>,
];
