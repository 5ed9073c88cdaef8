import type { Handwriting } from "#app/elements/text/signature/signature.tsx";

/** Henrietta Rowe's signature. */
export const henriettasHand: Handwriting = {
  width: 300,
  height: 96,
  strokes: [
    { path: "M34 12C26 30 20 46 14 66", at: 0.7, takes: 0.2 },
    { path: "M64 9C54 30 48 50 44 68C42 76 52 70 58 62", at: 0.9, takes: 0.28 },
    { path: "M12 46C30 36 52 32 74 30", at: 1.18, takes: 0.2 },
    { path: "M82 66l1 1", at: 1.38, takes: 0.04 },
    {
      path: "M118 12C110 32 104 48 98 68M96 24C112 4 146 2 143 20C140 36 118 40 112 41C124 44 128 64 142 63C154 60 156 46 163 47C153 48 150 62 158 63C168 62 170 48 165 47C172 52 178 50 182 46C178 56 180 64 187 61C194 57 196 48 196 46C194 58 198 64 206 59C212 54 214 46 214 44C216 50 212 55 210 56C220 58 228 46 222 44C214 44 212 62 224 62C236 60 246 52 262 44",
      at: 1.42,
      takes: 0.92,
    },
    { path: "M100 84C150 72 214 70 286 76C240 76 190 80 160 88", at: 2.34, takes: 0.36 },
  ],
};
