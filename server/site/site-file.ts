import { createHash } from "node:crypto";

/** One file the server can answer with, described once at start. */
export interface SiteFile {
  /** Absolute path on disk. */
  file: string;
  bytes: number;
  etag: string;
  type: string;
  kind: "page" | "data" | "hashed" | "picture" | "drawing" | "plain";
  /** Precompressed neighbours (`file.br`, `file.gz`) and their sizes. */
  encodings: Partial<Record<"br" | "gz", number>>;
  /** Pages only. */
  policy?: string;
}

const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  data: "text/x-script",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  ico: "image/x-icon",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  avif: "image/avif",
  webp: "image/webp",
  woff2: "font/woff2",
  mp4: "video/mp4",
  webm: "video/webm",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  vtt: "text/vtt; charset=utf-8",
  pdf: "application/pdf",
  csv: "text/csv; charset=utf-8",
  zip: "application/zip",
  gz: "application/gzip",
  ics: "text/calendar; charset=utf-8",
};

/** The media type for a file name, by its ending. */
export function mediaType(name: string): string {
  return types[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
}

/** A strong validator from the content. */
export function etagOf(content: Buffer): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

/** What a file of the site is to those who keep it. @param name its path from the root of the site. */
export function kindOf(name: string): SiteFile["kind"] {
  if (name.startsWith("static/")) return "hashed";
  if (name.endsWith(".html")) return "page";
  if (name.endsWith(".data")) return "data";
  if (name.endsWith(".svg")) return "drawing";
  return /^(?:image|video|audio)\//.test(mediaType(name)) ? "picture" : "plain";
}

/**
 * How long caches may keep each kind. Pages, data, and lists for programs are checked every time: a new build shows at once. A page's icons are
 * symbols of a drawing, and those of the build before may lack one: what is kept of a drawing is shown, and checked for the next page.
 */
export const cacheControl: Record<SiteFile["kind"], string> = {
  page: "public, max-age=0, must-revalidate",
  data: "public, max-age=0, must-revalidate",
  hashed: "public, max-age=31536000, immutable",
  picture: "public, max-age=86400, stale-while-revalidate=604800",
  drawing: "public, max-age=0, stale-while-revalidate=604800",
  plain: "public, max-age=0, must-revalidate",
};
