import { chooseEncoding, compressBytes, type Encoding } from '#server/http/encoding.ts'

type Head = { status: number; headers: Record<string, string>; cookies: string[] }

/** A page ready to be sent, compressed at most once per encoding. */
export class RenderedPage {
  readonly status: number
  readonly headers: Record<string, string>
  /** `Set-Cookie` headers; a page with any is personal. */
  readonly cookies: string[]
  /** Called with the size of each new compressed copy. */
  onGrown?: (bytes: number) => void

  readonly #plain: Buffer<ArrayBuffer>
  readonly #compressed = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>()
  #bytes: number

  constructor(bytes: Buffer<ArrayBuffer>, { status, headers, cookies }: Head) {
    this.status = status
    this.headers = headers
    this.cookies = cookies
    this.#plain = bytes
    this.#bytes = bytes.length
  }

  /** Whether the page may be cached for all visitors. */
  get isForAll() {
    return this.status === 200 && this.cookies.length === 0
  }

  /** The size of all copies in memory. */
  get bytes() {
    return this.#bytes
  }

  /** The body for this `Accept-Encoding`. */
  async bodyFor(accepts: string | undefined) {
    const encoding = chooseEncoding(accepts, this.#plain.length)
    return { encoding, body: encoding ? await this.#compressedAs(encoding) : this.#plain }
  }

  #compressedAs(encoding: Encoding) {
    const known = this.#compressed.get(encoding)
    if (known) return known

    const compressed = compressBytes(this.#plain, encoding)
    this.#compressed.set(encoding, compressed)
    compressed.then(
      ({ length }) => {
        this.#bytes += length
        this.onGrown?.(length)
      },
      // The present caller gets the error; the next one tries again.
      () => this.#compressed.delete(encoding),
    )
    return compressed
  }
}
