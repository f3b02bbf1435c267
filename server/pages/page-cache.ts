import type { RenderedPage } from '#server/pages/rendered-page.ts'

const milliseconds = 3_000
const budgetBytes = 32 * 1024 * 1024

type Entry = { page: RenderedPage; bytes: number; until: number }

/**
 * A TTL cache of pages for visitors who are not signed in. Concurrent requests for the same page wait
 * for one rendering. Bounded in bytes; the oldest entries are evicted first.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #rendering = new Map<string, Promise<RenderedPage | Response>>()
  readonly #now: () => number
  #bytes = 0
  /** How many pages came from where. */
  readonly counts = { hit: 0, joined: 0, miss: 0 }

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** The page of this key: cached, already being rendered, or rendered now. */
  async share(key: string, render: () => Promise<RenderedPage | Response>) {
    const entry = this.#entries.get(key)
    if (entry && entry.until > this.#now()) {
      this.counts.hit++
      return entry.page
    }

    const running = this.#rendering.get(key)
    if (running) {
      this.counts.joined++
      const page = await running.catch(() => undefined)
      // Personal pages and failures belong to the request that rendered them.
      return isForAll(page) ? page : render()
    }
    this.counts.miss++
    return this.#render(key, render)
  }

  get bytes() {
    return this.#bytes
  }

  async #render(key: string, render: () => Promise<RenderedPage | Response>) {
    const rendering = render()
    this.#rendering.set(key, rendering)
    try {
      const page = await rendering
      if (isForAll(page)) this.#keep(key, page)
      return page
    } finally {
      this.#rendering.delete(key)
    }
  }

  #keep(key: string, page: RenderedPage) {
    const old = this.#entries.get(key)
    if (old) this.#remove(key, old)
    const entry = { page, bytes: 0, until: this.#now() + milliseconds }
    this.#entries.set(key, entry)
    page.onGrown = (more) => this.#grow(key, entry, more)
    this.#grow(key, entry, 2 * key.length + page.bytes)
  }

  #grow(key: string, entry: Entry, more: number) {
    if (this.#entries.get(key) !== entry) return
    entry.bytes += more
    this.#bytes += more
    const now = this.#now()
    for (const [oldest, each] of this.#entries) {
      if (each.until > now && this.#bytes <= budgetBytes) break
      this.#remove(oldest, each)
    }
  }

  #remove(key: string, { bytes }: Entry) {
    this.#entries.delete(key)
    this.#bytes -= bytes
  }
}

function isForAll(page: RenderedPage | Response | undefined): page is RenderedPage {
  return page !== undefined && 'isForAll' in page && page.isForAll
}
