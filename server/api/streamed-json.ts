import { streamText } from '#domain/stream-text.ts'
/** An answer too long to be held in memory: the JSON of its parts, sent as they are made. */
export class StreamedJson {
  readonly body: ReadableStream<Uint8Array>

  constructor(parts: AsyncGenerator<string, void>) {
    this.body = streamText(parts)
  }
}

/** One list of a JSON answer from batches of its entries, between what stands before and after it. */
export async function* streamList<Entry>(
  before: string,
  batches: AsyncIterable<readonly Entry[]>,
  after: string,
  toWire: (entry: Entry) => unknown = (entry) => entry,
): AsyncGenerator<string, void> {
  yield before
  let separator = ''
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield separator + batch.map((entry) => JSON.stringify(toWire(entry))).join(',')
    separator = ','
  }
  yield after
}
