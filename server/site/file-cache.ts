import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";

/** A longer file is sent as it is read: nobody waits for its end, and it puts no other out of memory. */
const STREAMED_BYTES = 1024 * 1024;

/** A file of the build, or a part of it, to be sent. */
export interface FilePart {
  /** Absolute path on disk. */
  file: string;
  /** Of the whole file. */
  bytes: number;
  /** Both included; the whole file without it. */
  range?: { start: number; end: number } | null;
}

type FileBody = Buffer | Promise<Buffer> | Readable;

export interface FileCache {
  /** What is to be sent: at once where it is in memory. What cannot be read rejects. */
  read(part: FilePart): FileBody;
}

/**
 * Keeps files of the build in memory: those that were asked for last, within a bound. Nothing else comes in here: what is kept was read
 * from the build's folder, which nobody writes to while a server has it, and is the same for every visitor.
 * @param bound bytes of content; what is being read comes on top. With 0 every answer reads its file.
 */
export function createFileCache(bound: number): FileCache {
  /** The least recently used first. */
  const kept = new Map<string, Buffer>();
  const beingRead = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  return {
    read({ file, bytes: size, range }) {
      if (size > STREAMED_BYTES) return createReadStream(file, range ?? {});
      const content = kept.get(file);
      if (!content) return readOnce(file).then((read) => partOf(read, range));
      kept.delete(file);
      kept.set(file, content);
      return partOf(content, range);
    },
  };

  /** Whoever asks for a file that is being read gets the same content. */
  function readOnce(file: string): Promise<Buffer> {
    const reading = beingRead.get(file) ?? readFile(file).finally(() => beingRead.delete(file));
    if (!beingRead.has(file)) {
      beingRead.set(file, reading);
      reading.then((content) => keep(file, content)).catch(() => {});
    }
    return reading;
  }

  function keep(file: string, content: Buffer): void {
    if (content.length > bound) return;
    kept.set(file, content);
    bytes += content.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= bound) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }
}

function partOf(content: Buffer, range: FilePart["range"]): Buffer {
  return range ? content.subarray(range.start, range.end + 1) : content;
}
