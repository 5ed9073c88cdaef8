/** A drawing of one line: the size of its sheet, and the path. */
export interface SketchDrawing {
  box: readonly [width: number, height: number];
  path: string;
}

/** A pipe of an organ by its middle and its top; all speak at the same height. */
const pipe = (x: number, top: number) =>
  `M${x - 8} ${top}a8 3 0 0 0 16 0a8 3 0 0 0-16 0V190v8l6 34h4l6-34v-8V${top}M${x - 8} 190q8-12 16 0m-16 7h16`;
const pack = (x: number) =>
  `M${x + 4} 92V46q0-24 26-24t26 24v46zM${x + 12} 92V66h36v26M${x + 12} 72h36M${x + 22} 22q0-12 8-12t8 12M${x + 4} 50q-8 8-6 30M${x + 56} 50q8 8 6 30`;
const box = (x: number, y: number) => `M${x} ${y}l2.8-13.7 13.7 2.8-2.8 13.7z`;
const small = [160, 100] as const;

/** The chair in which all of it is read, with a lamp and what else there is to read. */
export const chair: SketchDrawing = {
  box: [240, 190],
  path: "M70 112V42q0-26 40-26t40 26v70M70 48q-15 4-13 32l6 26M150 48q15 4 13 32l-6 26M63 106q-19-4-20 12q0 12 11 14v38h14M157 106q19-4 20 12q0 12-11 14v38h-14M68 124q42-12 84 0v18q-42 8-84 0zM68 142v28h84v-28M58 170l-3 14M162 170l3 14M82 108V52q0-24 28-24t28 24v56M110 118l-20-7v-15l20 7 20-7v15zv-15M50 138l8 24M58 136l8 26M162 138l8 24M154 140l10 24M76 150l12 16M88 150l12 18M206 184V62M190 184q16-8 32 0M184 62l11-32h22l11 32zM216 62v14M8 184h36v-8H8zM12 176h30v-8H12zM6 168h32v-7H6zM14 164h16M18 172h14M0 184h240",
};

/** The foot of the books on the shelf, and the height of its sheet. */
const [FOOT, SHELF_HEIGHT] = [74, 90];
/** Words on a page as thick as a line of pencil. */
const WORDS_A_STEP = 64;

/** Of so many books that follow one another three lie in a pile, and one leans on those before it. */
const [PILED, LEANING] = [14, 11];

/**
 * All posts as books on one shelf, each as thick as its text is long, and as tall as the last figures of that length: no row of them comes
 * twice. The last one leans on the others.
 */
export function shelf(wordCounts: readonly number[]): SketchDrawing {
  let x = 4;
  let pile = FOOT;
  const books = wordCounts.map((words, place) => {
    const [width, height] = [words / WORDS_A_STEP, 34 + (words % 31)];
    const [top, band] = [FOOT - height, FOOT - height + 6 + (words % 4) * 3];
    const lying = place % PILED;
    if (lying > 5 && lying < 9) {
      const start = x + (words % 7);
      pile -= width;
      const spine = `M${start} ${pile}h46v${width}h-46zM${start + 8} ${pile}v${width}`;
      if (lying === 8) [x, pile] = [x + 55, FOOT];
      return spine;
    }
    if (place % LEANING === 5 || place === wordCounts.length - 1) {
      const spine = `M${x + 16} ${FOOT}L${x} ${top + 6}l${width} -4L${x + 16 + width} ${FOOT}z`;
      x += 16.6 + width;
      return spine;
    }
    const spine = `M${x} ${FOOT}V${top}h${width}V${FOOT}M${x} ${band}h${width}${words % 2 ? `m0 4h${-width}` : ""}${words % 5 === 3 ? `M${x + width / 2} ${band + 12}v9` : ""}`;
    x += width + 0.6;
    return spine;
  });
  const end = Math.round(x + 8);
  return {
    box: [end, SHELF_HEIGHT],
    path: `${books.join("")}M0 ${FOOT}H${end}V${FOOT + 4}H0zM18 ${FOOT + 4}v10l14-10M${end - 18} ${FOOT + 4}v10l-14-10`,
  };
}

/** What readers drew beside a post, by its id. */
export const sketches: Readonly<Record<number, SketchDrawing>> = {
  9: {
    box: [120, 300],
    path: `${[16, 38, 60, 82, 104].map((x, place) => pipe(x, [76, 42, 8, 42, 76][place]!)).join("")}M2 232h116v18H2zM10 250v46M110 250v46M14 258h92v14H14zM22 258v14M30 258v14M38 258v14M46 258v14M54 258v14M62 258v14M70 258v14M78 258v14M86 258v14M94 258v14M4 296h112M0 120q60-18 120 0M0 126q60-18 120 0M8 90l6 18M8 104l6 18M30 60l6 18M30 76l6 18M53 30l6 18M53 48l6 18M75 60l6 18M97 92l6 18`,
  },
  26: {
    box: small,
    path: `M20 46L140 70M80 59L66 92h28zM10 92h140M30 47.7L37.3 12.5 72.5 19.8 65.2 55M37 42l10-24M45 46l12-26M54 50l10-26${box(92, 60.5)}${box(109, 64)}${box(103, 48.5)}`,
  },
  27: {
    box: small,
    path: "M80 8a42 42 0 1 0 .1 0M80 14a36 36 0 1 0 .1 0M80 18v6M80 76v6M48 50h6M106 50h6M80 50L99 59M80 50L53 34M78 50a2 2 0 1 0 4 0a2 2 0 1 0-4 0M76 8q4-8 8 0M96 23l3-5M107 34l5-3M107 66l5 3M96 77l3 5M64 77l-3 5M53 66l-5 3M64 23l-3-5",
  },
  10: {
    box: small,
    path: `${pack(12)}${pack(88)}M104 90l12-22M112 90l14-24M122 90l12-22M96 60l16-32M100 64l22-42M112 62l20-38M122 64l16-32M132 64l10-22M4 92h152`,
  },
  18: {
    box: small,
    path: "M80 4c27 0 40 18 36 37-3 14-21 24-27 35H71c-6-11-24-21-27-35C40 22 53 4 80 4zM80 4c-16 16-16 50-5 72M80 4c16 16 16 50 5 72M72 76l2 9M88 76l-2 9M72 85h16v11H72zM72 90h16M4 97q24-6 48 0M108 97q24-6 48 0M14 32q3-9 11-5 8-7 13 5zM124 22q3-7 9-4 7-5 10 4zM48 44l10-24M54 54l12-30M100 20l6 20",
  },
  35: {
    box: small,
    path: "M56 92V18h48v74M51 92V13h58v79M36 92h88M42 92v6h76v-6M64 26h32v24H64zM64 58h32v26H64zM98 52h3v8h-3zM112 50h9v14h-9zM115 54h3M115 58h3M70 1h16v8H70zM86 4l6-2v6l-6-2M92 6L130 30M92 6L120 46M68 46l10-18M76 48l12-20M68 80l12-20M78 82l14-22",
  },
  28: {
    box: small,
    path: "M40 10h80v80H40zM66 24a14 8 0 1 0 28 0a14 8 0 1 0-28 0M70 29l4 15M90 29l-4 15M64 48q16-10 32 0-16 8-32 0M80 52v16M52 74h48M52 82h32",
  },
  19: {
    box: small,
    path: "M6 74V40h44v34zM58 74V40h44v34zM110 74V40h28q14 8 16 34zM12 46h14v12H12zM30 46h14v12H30zM64 46h14v12H64zM82 46h14v12H82zM132 46h8q6 4 8 12h-16zM50 68h8M102 68h8M14 80a5 5 0 1 0 .1 0M40 80a5 5 0 1 0 .1 0M66 80a5 5 0 1 0 .1 0M92 80a5 5 0 1 0 .1 0M118 80a5 5 0 1 0 .1 0M144 80a5 5 0 1 0 .1 0M0 92h160",
  },
};
