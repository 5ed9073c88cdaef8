import { FIELD } from "./sign-pieces.ts";

const CENTRE = FIELD / 2;

/** Marks as they were before, in thin lines on the field of the signs: each entry of a list is one stroke as SVG path data. */
export const wornMarks = { galleon: galleon(), plumage: plumage(), daybreak: daybreak() };

/** A ring of rope, three masts with nine sails, the rigging, portholes and a sea. */
function galleon(): string[] {
  const masts = [70, 120, 170].flatMap((x, mast) => {
    const top = 34 + Math.abs(mast - 1) * 16;
    const sails = [0, 1, 2].map((sail) => {
      const [y, half] = [top + 8 + sail * 34, 13 + sail * 5];
      return `M${x - half} ${y}H${x + half}Q${x + half + 9} ${y + 14} ${x + half} ${y + 27}Q${x} ${y + 19} ${x - half} ${y + 27}Q${x - half + 9} ${y + 14} ${x - half} ${y}`;
    });
    const shrouds = [-30, -20, -10, 10, 20, 30].map((dx) => `M${x} ${top}L${x + dx} 166`);
    return [`M${x} ${top - 8}V166`, `M${x} ${top - 8}l14 4-14 5`, ...sails, ...shrouds];
  });
  const hull = ["M34 160H206Q200 196 176 202H66Q42 194 34 160", "M40 172H201", "M46 182H196"];
  const portholes = steps(9).map((n) => `M${58 + n * 15} 177a3 3 0 1 0 6 0a3 3 0 1 0-6 0`);
  const waves = [208, 216, 224].map(
    (y, n) => `M${56 + n * 14} ${y}q8-7 16 0${"t16 0".repeat(7 - n * 2)}`,
  );
  return [...rope(), ...masts, ...hull, ...portholes, ...waves];
}

/** A bird whose every feather somebody was proud of. */
function plumage(): string[] {
  const fan = [60, 76, 92, 108].flatMap((length) =>
    steps(17).map((n) => {
      const angle = ((-168 + n * 8.5) * Math.PI) / 180;
      const [x, y] = [112 + length * Math.cos(angle), 138 + length * Math.sin(angle)];
      const [bx, by] = [
        112 + length * Math.cos(angle + 0.14),
        138 + length * Math.sin(angle + 0.14),
      ];
      return `M112 138Q${coordinate(x)} ${coordinate(y)} ${coordinate(bx)} ${coordinate(by)}`;
    }),
  );
  const body = [
    "M112 138Q140 110 168 84Q190 66 204 84Q212 98 190 112Q182 176 128 182Q88 180 66 206",
    "M200 84L222 92 202 98",
    "M190 84a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
    "M182 70Q184 50 196 44",
    "M188 68Q194 52 206 50",
  ];
  const down = steps(14).map(
    (n) => `M${122 + (n % 7) * 8} ${126 + Math.floor(n / 7) * 18 + (n % 3) * 5}q4 7 8 0`,
  );
  const legs = [
    "M134 181L130 214M130 214l-10 8M130 214l2 10M130 214l12 6",
    "M148 178L150 212M150 212l-8 10M150 212l4 10M150 212l12 4",
  ];
  return [...fan, ...body, ...down, ...legs];
}

/** A sun with rays in two lengths, a face, clouds, palms and a sea. */
function daybreak(): string[] {
  const rays = steps(37).map((n) => {
    const angle = ((180 + n * 5) * Math.PI) / 180;
    const reach = n % 2 ? 92 : 108;
    const point = (radius: number) =>
      `${coordinate(CENTRE + radius * Math.cos(angle))} ${coordinate(132 + radius * Math.sin(angle))}`;
    return `M${point(66)}L${point(reach)}`;
  });
  const face = [
    "M58 132a62 62 0 0 1 124 0",
    "M66 132a54 54 0 0 1 108 0",
    "M92 108q8-9 16 0",
    "M132 108q8-9 16 0",
    "M120 106l-6 14h10",
    "M102 124q18 12 36 0",
  ];
  const palms = [30, 210].flatMap((x) => [
    `M${x} 190Q${x + 6} 160 ${x} 140`,
    ...steps(6).map(
      (n) => `M${x} 140q${(n - 2.5) * 8}-14 ${(n - 2.5) * 14} ${4 + Math.abs(n - 2.5) * 4}`,
    ),
  ]);
  const sea = steps(7).map(
    (n) => `M${20 + n * 8} ${140 + n * 13}q7-7 14 0${"t14 0".repeat(13 - n)}`,
  );
  return [...rays, ...face, ...palms, ...sea];
}

/** The ring that made it official. */
function rope(): string[] {
  return [
    "M4 120a116 116 0 1 0 232 0a116 116 0 1 0-232 0",
    "M12 120a108 108 0 1 0 216 0a108 108 0 1 0-216 0",
    ...steps(48).map((n) => {
      const [angle, lean] = [(n / 48) * 2 * Math.PI, 0.09];
      return `M${coordinate(CENTRE + 108 * Math.cos(angle))} ${coordinate(CENTRE + 108 * Math.sin(angle))}L${coordinate(CENTRE + 116 * Math.cos(angle + lean))} ${coordinate(CENTRE + 116 * Math.sin(angle + lean))}`;
    }),
  ];
}

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function coordinate(value: number): string {
  return value.toFixed(1);
}
