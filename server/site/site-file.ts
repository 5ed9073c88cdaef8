import { createHash } from "node:crypto";

/** One file the server can answer with, described once at start. */
export interface SiteFile {
  /** Absolute path on disk. */
  file: string;
  bytes: number;
  etag: string;
  type: string;
  kind: "page" | "data" | "hashed" | "plain";
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

/** How long caches may keep each kind. Pages and data are checked every time: a new build shows at once. */
export const cacheControl: Record<SiteFile["kind"], string> = {
  page: "public, max-age=0, must-revalidate",
  data: "public, max-age=0, must-revalidate",
  hashed: "public, max-age=31536000, immutable",
  plain: "public, max-age=86400, stale-while-revalidate=604800",
};
