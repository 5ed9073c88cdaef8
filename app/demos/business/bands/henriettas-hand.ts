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
      path: "M118 12C110 32 104 48 98 68M96 24C112 4 146 2 143 20C140 36 118 40 112 41C124 44 128 64 142 63C152 60 155 47 162 46C153 47 150 62 158 63C167 63 170 48 163 46C170 51 177 48 182 43C180 52 181 64 186 64C191 63 195 54 197 49C197 56 199 64 204 64C211 62 216 50 214 42C216 47 221 48 226 46C232 50 243 47 240 42C236 37 226 46 226 55C227 63 236 64 244 60C252 56 258 50 264 44",
      at: 1.42,
      takes: 0.92,
    },
    { path: "M100 84C150 72 214 70 286 76C240 76 190 80 160 88", at: 2.34, takes: 0.36 },
  ],
};
