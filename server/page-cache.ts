const seconds = 3
const budgetBytes = 32 * 1024 * 1024
/** The pages that many strangers look at. */
const shared = /^\/(search\b|property\b|$)/

/** A rendered page, with the mark in place of its nonce. */
export type RenderedPage = { html: string; headers: [string, string][] }

type Entry = { page: RenderedPage; bytes: number; until: number }

/**
 * Pages that were rendered for nobody in particular, kept for a moment: when many look at the same
 * search, one rendering serves them all. Bounded in bytes; the oldest go first.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #now: () => number
  #bytes = 0

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  find(key: string): RenderedPage | undefined {
    const entry = this.#entries.get(key)
    if (!entry || entry.until > this.#now()) return entry?.page
    this.#remove(key, entry)
    return undefined
  }

  keep(key: string, page: RenderedPage) {
    const old = this.#entries.get(key)
    if (old) this.#remove(key, old)
    const bytes = 2 * (key.length + page.html.length)
    this.#entries.set(key, { page, bytes, until: this.#now() + seconds * 1_000 })
    this.#bytes += bytes
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= budgetBytes) break
      this.#remove(oldest, entry)
    }
  }

  /** Forgets everything, for when a listing has changed. */
  clear() {
    this.#entries.clear()
    this.#bytes = 0
  }

  get bytes() {
    return this.#bytes
  }

  #remove(key: string, { bytes }: Entry) {
    this.#entries.delete(key)
    this.#bytes -= bytes
  }
}

/**
 * What a page depends on when nobody is signed in: its address and the browser's cookies.
 * Undefined for pages that are not shared.
 */
export function sharedPageKey(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || !shared.test(pathname)) return undefined
  return `${pathname}${search}\n${request.headers.get('cookie') ?? ''}`
}
