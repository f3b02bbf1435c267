import { chooseEncoding, compressBytes, type Encoding } from '#server/http/encoding.ts'

type Head = { status: number; headers: Record<string, string>; cookies: string[] }

/** A page ready to be sent. It is compressed once for each encoding that somebody asks for. */
export class RenderedPage {
  readonly status: number
  readonly headers: Record<string, string>
  /** What the browser is told to keep; a page with any of it is one person's own. */
  readonly cookies: string[]
  /** Told how many bytes more the page takes. */
  onGrown?: (bytes: number) => void

  readonly #plain: Buffer<ArrayBuffer>
  readonly #packed = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>()
  #bytes: number

  constructor(bytes: Buffer<ArrayBuffer>, { status, headers, cookies }: Head) {
    this.status = status
    this.headers = headers
    this.cookies = cookies
    this.#plain = bytes
    this.#bytes = bytes.length
  }

  /** Whether the page holds nothing of one visitor's own and nothing that will soon be different. */
  get isForAll() {
    return this.status === 200 && this.cookies.length === 0
  }

  /** How much memory the page takes. */
  get bytes() {
    return this.#bytes
  }

  /** The page as a browser with this `Accept-Encoding` reads it. */
  async bodyFor(accepts: string | undefined) {
    const encoding = chooseEncoding(accepts, this.#plain.length)
    return { encoding, body: encoding ? await this.#packedAs(encoding) : this.#plain }
  }

  #packedAs(encoding: Encoding) {
    const known = this.#packed.get(encoding)
    if (known) return known

    const packed = compressBytes(this.#plain, encoding)
    this.#packed.set(encoding, packed)
    packed.then(
      ({ length }) => {
        this.#bytes += length
        this.onGrown?.(length)
      },
      // Whoever asked is told; the next one may try again.
      () => this.#packed.delete(encoding),
    )
    return packed
  }
}
