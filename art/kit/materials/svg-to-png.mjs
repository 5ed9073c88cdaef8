/** Turns the SVG on standard input into a PNG: `node svg-to-png.mjs OUT.png`. Called by image.py beside it. */
import { buffer } from "node:stream/consumers";

import sharp from "sharp";

const [file] = process.argv.slice(2);
const svg = await buffer(process.stdin);
await sharp(svg, { limitInputPixels: false }).flatten({ background: "#ffffff" }).png().toFile(file);
