import "./reyes-signature.css";

/** Strokes of the pencil in the order they are made, with the second at which each begins and how many it takes. */
const strokes = [
  { path: "M10 26C40 14 84 10 116 16", at: 0.9, takes: 0.2 },
  { path: "M66 16C58 44 48 70 36 92", at: 1.1, takes: 0.24 },
  {
    path: "M78 66C66 64 58 80 68 87C78 92 90 78 84 68C82 64 78 66 79 71C86 80 96 74 102 64C101 74 98 82 96 88C102 74 110 64 115 66C119 70 114 80 113 87C119 74 127 64 132 67C135 72 130 82 133 87C138 90 146 82 152 76",
    at: 1.36,
    takes: 0.5,
  },
  {
    path: "M186 22C180 48 172 72 164 92M170 34C186 8 226 6 224 28C222 46 196 54 182 53C196 58 206 90 228 88C238 88 256 78 254 69C251 62 240 66 239 77C238 90 252 93 266 77C270 72 271 68 271 66C266 78 267 89 275 88C284 86 290 74 292 67C289 92 281 118 267 117C255 115 268 97 297 83C308 78 318 76 316 68C313 62 303 66 302 77C301 90 314 92 325 79C330 73 333 68 333 65C332 76 344 83 336 89C330 92 323 87 326 83C334 89 346 85 356 74",
    at: 1.9,
    takes: 1,
  },
  { path: "M150 108C220 98 320 96 396 102", at: 2.95, takes: 0.25 },
] as const;

/** Tom Reyes's signature. With motion it is written, once, when the page opens. His name stands below it in print. */
export function ReyesSignature() {
  return (
    <svg viewBox="0 0 400 124" aria-hidden className="reyes-signature">
      {strokes.map(({ path, at, takes }) => (
        <path
          key={path}
          d={path}
          pathLength={1}
          style={{ animationDelay: `${at}s`, animationDuration: `${takes}s` }}
        />
      ))}
    </svg>
  );
}
