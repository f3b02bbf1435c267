type Body = { whole: Buffer; stream?: never } | { whole?: never; stream: ReadableStream }

/**
 * How many bytes are buffered while waiting for the end of a body that keeps coming without a
 * pause.
 */
const mostHeldBytes = 256 * 1024

/**
 * Distinguishes a body that is complete, whose length is therefore known, from one that is still
 * being made. The first of `endSignals` ends a stream early, as if its source had ended.
 */
export async function splitBody(
  body: ReadableStream,
  endSignals: AbortSignal[] = [],
): Promise<Body> {
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  const held: Uint8Array[] = []
  let bytes = 0
  while (bytes <= mostHeldBytes) {
    const next = reader.read()
    const part = await Promise.race([next, afterAllThatIsReady()])
    if (!part) return { stream: restOf(reader, held, next, endSignals) }
    if (part.done) return { whole: Buffer.concat(held) }
    held.push(part.value)
    bytes += part.value.length
  }
  return { stream: restOf(reader, held, reader.read(), endSignals) }
}

/** Resolves when everything that could be read without waiting has been. */
function afterAllThatIsReady() {
  return new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)))
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** What was read already, then `next`, then the rest as it comes. */
function restOf(
  reader: Reader,
  held: Uint8Array[],
  next: ReturnType<Reader['read']>,
  endSignals: AbortSignal[],
) {
  function end() {
    forget()
    reader.cancel()
  }
  function forget() {
    for (const signal of endSignals) signal.removeEventListener('abort', end)
  }
  let pending: typeof next | undefined = next

  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of held) controller.enqueue(part)
      for (const signal of endSignals) signal.addEventListener('abort', end)
      if (endSignals.some(({ aborted }) => aborted)) end()
    },
    async pull(controller) {
      const part = await (pending ?? reader.read())
      pending = undefined
      if (!part.done) return controller.enqueue(part.value)
      forget()
      controller.close()
    },
    cancel(reason) {
      forget()
      return reader.cancel(reason)
    },
  })
}
