/** A wall that fills a tile however wide it is. */
const wall = "M-400-200h1120v600h-1120z";
const plane = "M0 17 40 0 25 38l-8-13z";
const fold = "M17 25 40 0 14 19v8z";

/**
 * What the service tiles show, 320 × 200 each, as symbols for `Drawing`: things of solid colour before coloured walls. They keep their
 * daylight in the dark scheme, like any picture.
 */
export function ServiceDrawings() {
  return (
    <svg aria-hidden className="hidden">
      <symbol id="service-mark" viewBox="0 0 320 200">
        <path d={wall} fill="#c6c3f3" />
        <path d="M-400 158h1120v242h-1120z" fill="#a9a4ec" />
        <path d="M52 48h148q8 0 8 8v98H44V56q0-8 8-8z" fill="#fff" />
        <path d="M208 72h36q8 0 12 8l18 34q4 6 4 12v28h-70z" fill="#4f46e5" />
        <path d="M220 84h20q5 0 7 4l12 24h-39z" fill="#dfe1fd" />
        <path d="M44 134h164v20H44z" fill="#ff7a59" />
        <g transform="translate(84 62)scale(1.6)">
          <path d={plane} fill="#4f46e5" />
          <path d={fold} fill="#ff7a59" />
        </g>
        <path d="M64 154a22 22 0 1 1 44 0zm150 0a22 22 0 1 1 44 0z" fill="#a9a4ec" />
        <path
          d="M86 136a18 18 0 1 1 0 36a18 18 0 1 1 0-36zm150 0a18 18 0 1 1 0 36a18 18 0 1 1 0-36z"
          fill="#0f172a"
        />
        <path
          d="M86 147a7 7 0 1 1 0 14a7 7 0 1 1 0-14zm150 0a7 7 0 1 1 0 14a7 7 0 1 1 0-14z"
          fill="#c6c3f3"
        />
      </symbol>
      <symbol id="service-screens" viewBox="0 0 320 200">
        <path d={wall} fill="#4f46e5" />
        <g transform="rotate(-8 110 120)">
          <rect x="66" y="24" width="98" height="260" rx="16" fill="#0f172a" />
          <rect x="72" y="30" width="86" height="240" rx="11" fill="#fff" />
          <rect x="80" y="40" width="70" height="60" rx="8" fill="#ff7a59" />
          <path d="M90 88 142 50 124 94l-10-12z" fill="#fff" />
          <path d="M80 110h62v9H80zm0 17h44v9H80z" fill="#c6c3f3" />
          <rect x="80" y="148" width="70" height="24" rx="12" fill="#4f46e5" />
        </g>
        <g transform="rotate(7 220 120)">
          <rect x="168" y="40" width="98" height="260" rx="16" fill="#0f172a" />
          <rect x="174" y="46" width="86" height="240" rx="11" fill="#e9ebfe" />
          <circle cx="217" cy="92" r="34" fill="#c6c3f3" />
          <path d="M217 92V58a34 34 0 1 1-31 48z" fill="#ff7a59" />
          <circle cx="217" cy="92" r="18" fill="#e9ebfe" />
          <path d="M184 158h20v60h-20zm24-10h20v70h-20zm24-14h20v84h-20z" fill="#4f46e5" />
        </g>
      </symbol>
      <symbol id="service-page" viewBox="0 0 320 200">
        <path d={wall} fill="#ff7a59" />
        <path d="M60 36h200q12 0 12 12v300H48V48q0-12 12-12z" fill="#0f172a" />
        <path d="M48 62h224v300H48z" fill="#fff" />
        <path
          d="M64 45a5 5 0 1 1 0 10a5 5 0 1 1 0-10zm16 0a5 5 0 1 1 0 10a5 5 0 1 1 0-10z"
          fill="#c6c3f3"
        />
        <path d="M48 62h224v82H48z" fill="#c6c3f3" />
        <path d="M66 80h76v13H66zm0 19h52v13H66z" fill="#0f172a" />
        <rect x="66" y="119" width="50" height="16" rx="8" fill="#4f46e5" />
        <g transform="translate(176 70)scale(1.8)">
          <path d={plane} fill="#fff" />
          <path d={fold} fill="#ff7a59" />
        </g>
        <path d="M66 158h56v60H66zm66 0h56v60h-56zm66 0h56v60h-56z" fill="#e9ebfe" />
      </symbol>
      <symbol id="service-deck" viewBox="0 0 320 200">
        <path d={wall} fill="#171b36" />
        <path d="m124 20 146 31-21 98-146-31z" fill="#4f46e5" />
        <path d="m96 36 150 12-8 100-150-12z" fill="#ff7a59" />
        <path d="M66 64h160v106H66z" fill="#fff" />
        <text
          x="146"
          y="137"
          textAnchor="middle"
          fontFamily="var(--face-display)"
          fontWeight="700"
          fontSize="56"
          fill="#0f172a"
        >
          9/9
        </text>
      </symbol>
      <symbol id="service-box" viewBox="0 0 320 200">
        <path d={wall} fill="#c6c3f3" />
        <path d="M-400 152h1120v248h-1120z" fill="#a9a4ec" />
        <path d="m160 184 116-46v20l-86 34z" fill="#8f89e0" />
        <path d="M160 18 254 58 160 98 66 58z" fill="#ff9c82" />
        <path d="M160 98v92l94-40V58z" fill="#d9573a" />
        <path d="M160 98v92l-94-40V58z" fill="#ff7a59" />
        <path d="m102 43 94 40v34l-20 8V91L82 51z" fill="#fff" />
        <g transform="matrix(.92 .39 0 1 84 84)scale(1.3)">
          <path d={plane} fill="#fff" />
          <path d={fold} fill="#4f46e5" />
        </g>
      </symbol>
      <symbol id="service-voice" viewBox="0 0 320 200">
        <path d={wall} fill="#4f46e5" />
        <path
          d="M56 30h136q20 0 20 20v30q0 20-20 20H96l-30 28V100H56q-20 0-20-20V50q0-20 20-20z"
          fill="#fff"
        />
        <path d="M60 50h124v10H60zm0 20h82v10H60z" fill="#c6c3f3" />
        <path
          d="M144 92h124q20 0 20 20v32q0 20-20 20h-2v28l-32-28h-90q-20 0-20-20v-32q0-20 20-20z"
          fill="#ff7a59"
        />
        <path d="M148 112h112v10H148zm0 20h70v10h-70z" fill="#fff" />
      </symbol>
    </svg>
  );
}
