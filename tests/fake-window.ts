import { vi } from 'vitest'

type Entry = { state: unknown; href: string }
type Listener = (event: FakeEvent) => void
type FakeEvent = { type: string; persisted?: boolean; stopImmediatePropagation: () => void }

/** As much of a window as the router's history needs; steps take a while, as in a browser. */
export function stubWindow(referrer = '') {
  const entries: Entry[] = [{ state: null, href: 'http://localhost/' }]
  const listeners = new Map<string, Listener[]>()
  let at = 0

  function write(state: unknown, href: string | URL | null | undefined) {
    const now = entries[at]!.href
    return { state: structuredClone(state), href: new URL(href ?? now, now).href }
  }
  const history = {
    get state() {
      return entries[at]!.state
    },
    pushState(state: unknown, _: string, href?: string | URL | null) {
      entries.splice(at + 1, Infinity, write(state, href))
      at++
    },
    replaceState(state: unknown, _: string, href?: string | URL | null) {
      entries[at] = write(state, href)
    },
    go(delta: number) {
      setTimeout(() => step(delta), 100)
    },
  }

  /** What Back and Forward do. */
  function step(delta: number) {
    at += delta
    dispatch('popstate')
  }

  function dispatch(type: string, fields: Partial<FakeEvent> = {}) {
    let isStopped = false
    const stopImmediatePropagation = () => {
      isStopped = true
    }
    // A window tells its listeners in the order in which they came, those that capture as well.
    for (const call of listeners.get(type) ?? [])
      if (!isStopped) call({ type, stopImmediatePropagation, ...fields })
  }
  function addEventListener(type: string, call: Listener) {
    listeners.set(type, [...(listeners.get(type) ?? []), call])
  }
  function removeEventListener(type: string, call: Listener) {
    const others = (listeners.get(type) ?? []).filter((listener) => listener !== call)
    listeners.set(type, others)
  }

  const browser = {
    history,
    get location() {
      return new URL(entries[at]!.href)
    },
    document: { referrer, createElement: () => ({}) },
    addEventListener,
    removeEventListener,
    dispatch,
    step,
    /** As if another document had been in between: no popstate. */
    moveSilently(delta: number) {
      at += delta
    },
    /** The paths of all entries; the current one is marked. */
    get trail() {
      return entries.map(({ href }, place) => new URL(href).pathname + (place === at ? '*' : ''))
    },
  }
  vi.stubGlobal('window', browser)
  vi.stubGlobal('history', history)
  vi.stubGlobal('document', { ...browser.document, defaultView: browser })
  vi.stubGlobal('location', {
    origin: 'http://localhost',
    get pathname() {
      return browser.location.pathname
    },
    get href() {
      return browser.location.href
    },
  })
  vi.stubGlobal('addEventListener', addEventListener)
  vi.stubGlobal('removeEventListener', removeEventListener)
  return browser
}
