import { describe, expect, test, vi } from 'vitest'
import { acceptViewer } from '#app/session/accept-viewer.ts'
import { reloadForViewer } from '#app/session/reload-for-viewer.ts'
import { markerCookie } from '#contract/session-marker.ts'

describe('a page that was made for another viewer', () => {
  test.for([
    ['for a visitor, and somebody is signed in now', undefined, 'a'],
    ['for somebody who has logged out', 'a', undefined],
    ['for one account, and another is signed in now', 'a', 'b'],
  ] as const)('is reloaded: %s', ([, session, marker]) => {
    const page = openPage({ session, marker, load: 'back_forward' })
    expect(page.reloads).toBe(1)
  })

  test.for(['pageshow', 'popstate', 'focus', 'visibilitychange'])(
    'is reloaded at the next %s, and forms keep their drafts before',
    (type) => {
      const page = openPage({ session: undefined, marker: undefined, load: 'navigate' })
      page.fire(type)
      expect(page.reloads).toBe(0)

      page.logIn('a')
      page.fire(type)
      expect(page.reloads).toBe(1)
      expect(page.events).toEqual(['keepdrafts'])
    },
  )

  test('is not reloaded when its pictures have come while somebody logs out', () => {
    const page = openPage({ session: 'a', marker: 'a', load: 'navigate' })
    page.logIn(undefined)
    page.fire('pageshow', { persisted: false })
    expect(page.reloads).toBe(0)
  })

  test('is not reloaded when its scripts have come while somebody logs out', () => {
    const page = openPage({ session: 'a', marker: undefined, load: 'navigate' })
    expect(page.reloads).toBe(0)
  })

  test('is not reloaded for ever where scripts cannot read the cookie', () => {
    const page = openPage({ session: 'a', marker: undefined, load: 'reload' })
    page.fire('focus')
    expect(page.reloads).toBe(0)
  })
})

test('a page that asks for the login itself is reloaded only for what it did not see', () => {
  const page = openPage({ session: 'a', marker: 'a', load: 'navigate' })
  page.logIn(undefined)
  page.accept()
  page.fire('focus')
  expect(page.reloads).toBe(0)

  page.logIn('b')
  page.fire('focus')
  expect(page.reloads).toBe(1)
})

test('a page that is being left for where the login leads is not reloaded', () => {
  const page = openPage({ session: undefined, marker: undefined, load: 'navigate' })
  page.logIn('a')
  page.hide()
  page.fire('visibilitychange')

  expect(page.reloads).toBe(0)
  expect(page.events).toEqual([])
})

test.for([
  ['a visitor', undefined],
  ['somebody signed in', 'a'],
] as const)('a page that was made for %s stays while that is so', ([, session]) => {
  const page = openPage({ session, marker: session, load: 'back_forward' })
  page.fire('pageshow')
  expect(page.reloads).toBe(0)
})

type Opened = {
  session: string | undefined
  marker: string | undefined
  load: 'navigate' | 'reload' | 'back_forward'
  storage?: ReturnType<typeof createStorage>
}

describe('a login or logout in another tab', () => {
  test.for([
    ['visible', false],
    ['hidden', true],
  ] as const)('reloads a tab that is %s, and forms keep their drafts before', ([, isHidden]) => {
    const storage = createStorage()
    const page = openPage({ session: 'a', marker: 'a', load: 'navigate', storage })
    if (isHidden) page.hide()
    page.logIn(undefined)
    const home = openPage({ session: undefined, marker: undefined, load: 'navigate', storage })
    page.hear(storage.written.slice(-1))

    expect(storage.written).toEqual([markerCookie, markerCookie])
    expect([page.reloads, home.reloads]).toEqual([1, 0])
    expect(page.events).toEqual(['keepdrafts'])
  })

  test('is told once, not with every page', () => {
    const storage = createStorage()
    for (let i = 0; i < 3; i++) openPage({ session: 'a', marker: 'a', load: 'navigate', storage })
    expect(storage.written).toHaveLength(1)
  })

  test('is not heard in what other features store', () => {
    const page = openPage({ session: 'a', marker: 'a', load: 'navigate' })
    page.logIn('b')
    page.hear(['compared'])
    expect(page.reloads).toBe(0)
  })
})

function createStorage() {
  const entries = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      entries.set(key, value)
      written.push(key)
    },
  }
}

/** Runs the check of a page in the parts of a browser that it uses. */
function openPage({ session, marker, load, storage = createStorage() }: Opened) {
  const listeners = new Map<string, (event: { key?: string; persisted?: boolean }) => void>()
  const document = {
    documentElement: { dataset: { session } },
    cookie: withMarker(marker),
    visibilityState: 'visible',
  }
  const page = {
    reloads: 0,
    events: [] as string[],
    fire: (type: string, event = { persisted: true }) =>
      inBrowser(() => listeners.get(type)?.(event)),
    hear(keys: string[]) {
      for (const key of keys) inBrowser(() => listeners.get('storage')?.({ key }))
    },
    hide() {
      document.visibilityState = 'hidden'
    },
    accept: () => inBrowser(acceptViewer),
    logIn(id: string | undefined) {
      document.cookie = withMarker(id)
    },
  }
  const browser = {
    document,
    performance: { getEntriesByType: () => [{ type: load }] },
    location: { reload: () => page.reloads++ },
    localStorage: storage,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    dispatchEvent: ({ type }: Event) => page.events.push(type),
  }
  function inBrowser(work: () => void) {
    for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value)
    work()
    vi.unstubAllGlobals()
  }
  inBrowser(reloadForViewer)
  return page
}

function withMarker(id: string | undefined) {
  return id ? `city=delhi; __Host-${markerCookie}=${id}; jykw=1` : 'city=delhi'
}
