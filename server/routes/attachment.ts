/** A file to keep. */
export function attachment(name: string, type: string, body: string | ReadableStream): Response {
  return new Response(body, {
    headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
  });
}

/** A body from pieces of text. Reads on only when the receiver has taken what there was, and stops when it goes away. */
export function streamOf(
  first: IteratorResult<string>,
  lines: AsyncIterator<string>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<string>> | undefined = Promise.resolve(first);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await (next ?? lines.next());
      next = undefined;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return?.();
    },
  });
}
