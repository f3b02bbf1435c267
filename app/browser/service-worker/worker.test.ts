import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { serviceWorker } from '#app/browser/service-worker/source.ts'

const site = 'https://basera.example'

test('forty seen listings leave the home page and the lists where they are', async () => {
  const worker = startWorker()
  for (const path of ['/', '/saved', '/my-search']) await worker.open(path)
  for (let i = 1; i <= 41; i++) await worker.open(`/property/?id=SPN${i}`)

  expect(worker.kept()).toHaveLength(43)
  expect(worker.kept()).toEqual(expect.arrayContaining(['/', '/saved', '/my-search']))
  expect(worker.kept()).not.toContain('/property/?id=SPN1')
  expect(worker.kept()).toContain('/property/?id=SPN41')
})

test.for(['/saved', '/my-search'])(
  'keeps %s anew whenever the router opens it, and a listing every ten minutes',
  async (list) => {
    const worker = startWorker()
    for (const path of [list, list, '/property', '/property']) await worker.openData(path)

    expect(worker.fetched.filter((path) => path === list)).toHaveLength(2)
    expect(worker.fetched.filter((path) => path === '/property')).toHaveLength(1)
  },
)

test('keeps the saved list anew after homes were saved, once for several', async () => {
  const worker = startWorker()
  await worker.open('/saved')
  worker.text = 'with the home'
  await worker.save()
  await worker.save()
  await worker.passTime()
  worker.network = 'down'

  expect(worker.fetched.filter((path) => path === '/saved')).toHaveLength(2)
  expect(await worker.open('/saved')).toContain('with the home')
})

test('does not keep a refused save', async () => {
  const worker = startWorker()
  worker.status = 401
  await worker.save()
  await worker.passTime()

  expect(worker.fetched).not.toContain('/saved')
})

test('keeps nothing of somebody who logs out while a page is read', async () => {
  const worker = startWorker()
  const release = worker.hold('/saved')
  const opening = worker.open('/saved')
  await worker.logOut()
  release()
  await opening

  expect(worker.kept()).toEqual([])
})

test('forgets the pages of one person when another logs in without a logout', async () => {
  const worker = startWorker()
  await worker.open('/saved')
  worker.session = 'another'
  await worker.open('/my-search')

  expect(worker.kept()).toEqual(['/my-search'])
  worker.network = 'down'
  expect(await worker.open('/saved')).toContain('You are offline')
})

test.for(['/saved.data', '/saved'])(
  'a late %s of the one before neither is kept nor takes the next one’s pages away',
  async (late) => {
    const worker = startWorker()
    await worker.open('/')
    const release = worker.hold(late)
    const opening = worker.openData('/saved')
    await worker.settle()
    worker.session = 'another'
    await worker.open('/my-search')
    release()
    await opening
    await worker.settle()

    expect(worker.kept()).toEqual(['/my-search'])
  },
)

test.for(['down', 'stalled', 502, 503, 504] as const)(
  'shows the kept copy and says so, where the network is or answers: %s',
  async (trouble) => {
    const worker = startWorker()
    await worker.open('/saved')
    worker.breakNetwork(trouble)
    const page = worker.open('/saved')
    await worker.passTime()

    expect(await page).toMatch(/<html data-kept-at="\d+ \w+, \d+:\d\d [ap]m" /)
    expect(worker.kept()).toEqual(['/saved'])
  },
)

test.for(['down', 'stalled', 503] as const)(
  'opens the kept copy where the router gets no data: %s',
  async (trouble) => {
    const worker = startWorker()
    await worker.open('/saved')
    worker.breakNetwork(trouble)
    worker.openData('/saved').catch(() => {})
    await worker.passTime()

    expect(worker.navigated).toEqual(['/saved'])
  },
)

test.for(['basera_marker', '__Host-basera_marker'])(
  'shows a kept page only to whom the cookie %s names',
  async (name) => {
    const worker = startWorker()
    worker.cookies.set(name, 'one')
    await worker.open('/saved')
    worker.network = 'down'
    expect(await worker.open('/saved')).toContain('page of one')

    worker.cookies.set(name, 'another')
    expect(await worker.open('/saved')).toContain('You are offline')
    expect(worker.kept()).toEqual([])
  },
)

test('tells the router of routes that it heard of before: all of them or none, of the same build', async () => {
  const worker = startWorker()
  await worker.askRoutes('/,/saved')
  await worker.askRoutes('/,/property')
  worker.network = 'down'

  expect(JSON.parse((await worker.askRoutes('/property/,/saved')) ?? '')).toMatchObject({
    '/property': { id: '/property' },
    '/saved': { id: '/saved' },
  })
  await expect(worker.askRoutes('/about,/saved')).rejects.toThrow('Failed to fetch')
  await expect(worker.askRoutes('/saved', 'next')).rejects.toThrow('Failed to fetch')
})

test('waits for a page that was never kept', async () => {
  const worker = startWorker()
  const release = worker.hold('/about')
  const page = worker.open('/about')
  await worker.passTime()
  release()

  expect(await page).toContain('page of one')
  worker.status = 503
  expect(await worker.open('/about')).toContain('page of one')
})

type Trouble = 'down' | 'stalled' | number
type Listener = (event: unknown) => void

/** The worker in the parts of a browser that it uses, with a site that answers as it is told. */
function startWorker() {
  const listeners = new Map<string, Listener>()
  const stored = new Map<string, ReturnType<typeof createCache>>()
  const timers: (() => void)[] = []
  const held = new Map<string, Promise<void>>()

  async function answer(request: string | Request) {
    const { pathname, searchParams } = new URL(typeof request === 'string' ? request : request.url)
    const { session, status, text } = worker
    worker.fetched.push(pathname)
    await held.get(pathname)
    if (worker.network === 'down') throw new TypeError('Failed to fetch')
    const paths = searchParams.get('paths')?.split(',')
    if (paths) return Response.json(Object.fromEntries(paths.map((path) => [path, { id: path }])))
    return new Response(`<html lang="en"><title>Saved | Basera</title>page of ${session} ${text}`, {
      status,
      headers: { 'basera-session': status < 500 ? session : '' },
    })
  }

  async function send(path: string, request: object = {}) {
    const url = site + path
    const jobs: Promise<unknown>[] = []
    let response: Promise<Response> | undefined
    listeners.get('fetch')!({
      request: { url, method: 'GET', mode: 'cors', ...request },
      clientId: 'tab',
      respondWith: (given: Promise<Response>) => (response = given),
      waitUntil: (job: Promise<unknown>) => jobs.push(job),
    })
    const text = await response?.then((given) => given.text())
    await Promise.race([Promise.allSettled(jobs), worker.settle()])
    return text
  }

  const worker = {
    session: 'one',
    status: 200,
    text: '',
    network: 'up' as 'up' | 'down',
    cookies: new Map<string, string>(),
    fetched: [] as string[],
    navigated: [] as string[],
    open: (path: string) => send(path, { mode: 'navigate' }),
    openData: (path: string) => send(`${path}.data`),
    askRoutes: (paths: string, version = 'this') =>
      send(`/__manifest?paths=${paths}&version=${version}`),
    save: () => send('/api/prop/save', { method: 'POST' }),
    logOut: () => send('/logout', { mode: 'navigate' }),
    kept: () =>
      [...stored].flatMap(([name, { entries }]) =>
        name.startsWith('pages of') ? [...entries.keys()].map((url) => url.slice(site.length)) : [],
      ),
    /** What is asked for at this path waits until it is released. */
    hold(path: string) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(path, promise)
      return resolve
    },
    breakNetwork(trouble: Trouble) {
      if (trouble === 'down') worker.network = 'down'
      else if (trouble === 'stalled')
        for (const path of ['/saved', '/saved.data']) worker.hold(path)
      else worker.status = trouble
    },
    settle: () => new Promise((done) => setTimeout(done, 20)),
    /** Runs out the time that the worker waits for. */
    async passTime() {
      await worker.settle()
      for (const run of timers.splice(0)) run()
      await worker.settle()
    },
  }

  const self = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    navigator: {},
    get cookieStore() {
      const { cookies } = worker
      if (cookies.size === 0) return undefined
      return {
        get: async (name: string) => (cookies.has(name) ? { value: cookies.get(name) } : null),
      }
    },
    clients: {
      get: async () => ({
        url: `${site}/about`,
        navigate: async (to: string) => worker.navigated.push(to.slice(site.length)),
      }),
    },
  }
  const caches = {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    async open(name: string) {
      const cache = stored.get(name) ?? createCache()
      stored.set(name, cache)
      return cache
    },
  }
  const browser = { URL, Response, Headers, Promise, Date, Number, Map, Error, TypeError }
  runInNewContext(serviceWorker, {
    ...browser,
    self,
    caches,
    location: { origin: site },
    fetch: answer,
    setTimeout: (run: () => void) => timers.push(run),
  })
  return worker
}

/** A cache in the order of its entries; what is put again is the newest. */
function createCache() {
  const entries = new Map<string, Response>()
  const urlOf = (key: string | { url: string }) => (typeof key === 'string' ? key : key.url)
  return {
    entries,
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    match: async (key: string | { url: string }) => entries.get(urlOf(key))?.clone(),
    delete: async (key: string | { url: string }) => entries.delete(urlOf(key)),
    add: async () => {},
    async put(key: string | { url: string }, response: Response) {
      entries.delete(urlOf(key))
      entries.set(urlOf(key), response)
    },
  }
}
