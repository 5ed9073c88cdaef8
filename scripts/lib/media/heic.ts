import { crc32, deflateSync } from "node:zlib";
import heif from "heic-decode";
import sharp, { type Metadata, type Sharp } from "sharp";

/**
 * A HEIC file as sharp reads it: sharp's own decoder has no HEVC. libheif turns it upright.
 * @param width what is needed of it, in pixels.
 */
export async function readHeic(
  bytes: Buffer,
  { icc, pagePrimary = 0 }: Metadata,
  width: number,
): Promise<Sharp> {
  const pictures = await heif.all({ buffer: bytes });
  try {
    const { data, ...size } = await (pictures[pagePrimary] ?? pictures[0]!).decode();
    const raw = { ...size, channels: 4 } as const;
    const png = await sharp(data, { raw })
      .removeAlpha()
      .resize({ width })
      .png({ compressionLevel: 0 })
      .toBuffer();
    return sharp(icc ? withProfile(png, icc) : png);
  } finally {
    pictures.dispose();
  }
}

/** Where the first chunk of every PNG ends: signature, then IHDR. */
const AFTER_HEADER = 33;

/**
 * The PNG with a colour profile for the pixels that it has: sharp can only convert them into one.
 * Source: PNG specification, third edition, 11.3.2.3 (iCCP).
 */
function withProfile(png: Buffer, icc: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(icc)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(chunk));
  return Buffer.concat([
    png.subarray(0, AFTER_HEADER),
    length,
    chunk,
    check,
    png.subarray(AFTER_HEADER),
  ]);
}
