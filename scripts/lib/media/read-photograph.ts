import sharp, { type Metadata } from "sharp";
import { readHeic } from "./heic.ts";
import { largestStep } from "./widths.ts";

/** Pixels of a picture: upright, in sRGB, without anything else that its file said. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** A file that cannot be brought in. The message goes on after its name: “is empty”. */
export class Unusable extends Error {}

/** Above it a HEIC file does not fit into its decoder's memory. Others are made smaller while they are read. */
const MOST_MEGAPIXELS = { heic: 100, others: 268 } as const;

const KINDS = "JPEG, PNG, WebP, AVIF or HEIC";

/**
 * Reads a photograph at the largest width that browsers are offered.
 * @throws Unusable with what is wrong with the file, and what helps.
 */
export async function readPhotograph(bytes: Buffer): Promise<Pixels> {
  if (bytes.length === 0) throw new Unusable("is empty (0 bytes): copy it again");
  const facts = await factsOf(bytes);
  const isHeic = facts.format === "heif" && facts.compression === "hevc";
  const megapixels = (facts.width * facts.height) / 1e6;
  const most = isHeic ? MOST_MEGAPIXELS.heic : MOST_MEGAPIXELS.others;
  if (megapixels > most)
    throw new Unusable(
      `has ${Math.round(megapixels)} megapixels, and ${most} is the most: make it smaller`,
    );
  const width = Math.min(largestStep, facts.autoOrient.width);
  try {
    const source = isHeic
      ? await readHeic(bytes, facts, width)
      : sharp(bytes, { failOn: "error", limitInputPixels: false }).autoOrient();
    const { data, info } = await source
      .resize({ width })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, info };
  } catch (error) {
    throw new Unusable(`is broken (${sentence(error)}): copy it again`);
  }
}

async function factsOf(bytes: Buffer): Promise<Metadata> {
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new Unusable(
        sentence(error).includes("unsupported image format")
          ? `is no ${KINDS}, whatever its name says`
          : `is broken (${sentence(error)}): copy it again`,
      );
    });
  const { format, compression } = facts;
  const isKnown = ["jpeg", "png", "webp"].includes(format);
  if (!isKnown && !(format === "heif" && ["av1", "hevc"].includes(compression ?? "")))
    throw new Unusable(`is ${compression ?? format}, and no ${KINDS}`);
  if (format === "webp" && (facts.pages ?? 1) > 1)
    throw new Unusable("moves: a photograph stands still, save one picture of it");
  return facts;
}

/** The first line of what a library says, without its name for the input. */
export function sentence(error: unknown): string {
  const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return line.replace(/^Input buffer has corrupt header: /, "").trim();
}
