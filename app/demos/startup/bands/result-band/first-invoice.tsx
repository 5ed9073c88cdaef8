/** What the invoice is for, and what it costs. */
const items = [
  ["Sencha, one tin", "$18.00"],
  ["Postage", "$4.00"],
] as const;

/**
 * The first invoice of a company of the cohort, paid, as it lies on the band and runs off its foot; the next one is already on its way
 * as the plane of the hero. 730 × 560, the sheet in the first 530.
 */
export function FirstInvoice({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 20 730 560"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden
      className={className}
    >
      <g transform="rotate(-5 265 300)" fill="#0f172a" fontSize="28">
        <path d="M48 50h440v620H48z" fill="#fff" />
        <g fontFamily="var(--face-display)" fontWeight="700">
          <text x="86" y="138" fontSize="60" letterSpacing="-2">
            Invoice 1
          </text>
          <text x="86" y="436" fontSize="38">
            Total
          </text>
          <text x="450" y="436" fontSize="38" textAnchor="end">
            $22.00
          </text>
        </g>
        <text x="86" y="186">
          Second Flush, Pittsburgh
        </text>
        <text x="86" y="510">
          Thanks for being our first.
        </text>
        {items.map(([item, price], index) => (
          <g key={item} transform={`translate(0 ${274 + index * 58})`}>
            <text x="86">{item}</text>
            <text x="450" textAnchor="end">
              {price}
            </text>
          </g>
        ))}
        <path d="M86 234h364v2H86zM86 292h364v2H86zM86 352h364v6H86z" />
        <g transform="translate(408 108)rotate(11)" textAnchor="middle" fontWeight="700">
          <rect x="-62" y="-46" width="124" height="90" rx="12" fill="#ff7a59" />
          <text fontFamily="var(--face-display)" fontSize="42">
            Paid
          </text>
          <text y="30" fontSize="25">
            Week 5
          </text>
        </g>
      </g>
      <path
        d="M650 590C520 500 530 340 590 238"
        fill="none"
        stroke="#c6c3f3"
        strokeWidth="6"
        strokeDasharray="1 17"
        strokeLinecap="round"
      />
      <g transform="translate(548 60)scale(4.3)">
        <path d="M0 17 40 0 25 38l-8-13z" fill="#fff" />
        <path d="M17 25 40 0 14 19v8z" fill="#ff7a59" />
      </g>
    </svg>
  );
}
