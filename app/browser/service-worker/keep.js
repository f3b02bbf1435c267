const keptPage = /^\/(property|saved|my-search)?\/?$/i
const limits = { pages: 40, files: 400, pictures: 200, routes: 40 }
/** Milliseconds for which a kept listing is not fetched again only to be kept. */
const fresh = 600_000
/** Milliseconds after a save, in which more homes are often saved. */
const settling = 1_000
const pagesOf = 'pages of '

/** The session whose pages are kept; unknown until an answer names it. */
let /** @type {string | undefined} */ session
/** Grows with each logout and change of the session: what was asked for before is for somebody else. */
let generation = 0
let saves = 0

/** @param {URL} url @param {Response} answer @param {number} asked */
async function keepPageOfData(url, answer, asked) {
  const page = pageOfData(url)
  if (!(await isForViewer(answer, asked)) || !keptPage.test(page.pathname)) return
  // What somebody saved or agreed elsewhere shows only in the lists that are new.
  const kept = /^\/(saved|my-search)/i.test(page.pathname) ? undefined : await findKept(page)
  if (!kept || Date.now() - keptAt(kept) > fresh) await fetchAndKeep(page)
}

/** The list has changed by a save, perhaps the first of several. */
async function keepSavedList() {
  const save = ++saves
  await new Promise((done) => setTimeout(done, settling))
  if (save === saves) await fetchAndKeep(new URL('/saved', location.origin))
}

/** @param {URL} page */
async function fetchAndKeep(page) {
  const asked = generation
  if (!worker.navigator.connection?.saveData) await keepPage(page, await fetch(page.href), asked)
}

/** @param {URL} url @param {Response} answer @param {number} asked */
async function keepPage(url, answer, asked) {
  if (!(await isForViewer(answer, asked))) return
  if (!answer.ok || answer.redirected || !keptPage.test(url.pathname)) return
  const owner = session
  const pages = await caches.open(pagesOf + owner)
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.set('basera-kept-at', String(Date.now()))
  const html = await answer.text()
  // A page is kept when all that it needs is.
  await keepFilesOf(html)
  await keepRoutesOf(html)
  // Somebody may have logged out meanwhile.
  if (owner !== session) return
  await pages.put(withoutHash(url), new Response(html, { headers }))
  // Listings make room for each other; the home page and the lists, which have no query, stay.
  await trim(pages, limits.pages, ({ url: kept }) => kept.includes('?'))
}

/**
 * Whether an answer is for who is signed in now, or a visitor; the pages of anybody else are
 * forgotten. One that was asked for in an earlier generation may have come late.
 * @param {Response} answer
 * @param {number} asked
 */
async function isForViewer({ headers, status }, asked) {
  const named = headers.get('basera-session')
  // Without a database, the server knows nobody.
  if (named === null || status >= 500) return false
  if (named !== session && asked === generation) {
    generation++
    session = named
    await forgetPages(pagesOf + named)
  }
  return named === session
}

async function forgetSession() {
  generation++
  session = undefined
  await forgetPages()
}

/** @param {string} [except] */
async function forgetPages(except) {
  for (const name of await caches.keys())
    if (name.startsWith(pagesOf) && name !== except) await caches.delete(name)
}

/** @param {URL} url */
async function findKept(url) {
  for (const { pages } of await ownPages()) {
    const kept = await pages.match(withoutHash(url), { ignoreVary: true })
    if (kept) return kept
  }
}

/** Of every kept set of pages, those of who is signed in now, as far as the browser lets us know. */
async function ownPages() {
  const cookies = worker.cookieStore
  // Over https, its name has a prefix.
  const marker =
    (await cookies?.get('__Host-basera_marker')) ?? (await cookies?.get('basera_marker'))
  const own = []
  for (const name of await caches.keys()) {
    if (!name.startsWith(pagesOf)) continue
    const isOwn = !cookies || name === pagesOf + (marker?.value ?? '')
    if (isOwn) own.push({ pages: await caches.open(name) })
    else await caches.delete(name)
  }
  return own
}

/** @param {FetchEvent} event @param {'files' | 'pictures'} name */
async function keptFile(event, name) {
  const files = await caches.open(name)
  const kept = await files.match(event.request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(keepFile(files, event.request, answer.clone(), limits[name]))
  return answer
}

/** @param {Cache} files @param {Request} request @param {Response} answer @param {number} limit */
async function keepFile(files, request, answer, limit) {
  await files.put(request, answer)
  await trim(files, limit)
}

/**
 * What earlier answers of the same build say of all these paths together; undefined if one is missing,
 * which the router would take for a page that does not exist.
 * @param {Cache} routes
 * @param {URL} asked
 */
async function findRoutes(routes, asked) {
  const missing = new Set(pathsOf(asked))
  const known = {}
  for (const request of await routes.keys()) {
    const told = new URL(request.url)
    if (told.searchParams.get('version') !== asked.searchParams.get('version')) continue
    Object.assign(known, await (await routes.match(request))?.json())
    for (const path of pathsOf(told)) missing.delete(path)
  }
  return missing.size === 0 ? known : undefined
}

/** @param {URL} url */
function pathsOf({ searchParams }) {
  const paths = searchParams.get('paths')?.split(',') ?? []
  return paths.map((path) => path.replace(/\/$/, ''))
}

/**
 * Kept pages link to one another, also where the router has not asked for them yet.
 * @param {string} html
 */
async function keepRoutesOf(html) {
  const [, version] = /\/assets\/manifest-(\w+)\.js/.exec(html) ?? []
  if (!version) return
  const paths = ['/', '/my-search', '/property', '/saved']
  const address = `/__manifest?${new URLSearchParams({ paths: paths.join(), version })}`
  const routes = await caches.open('routes')
  if (!(await routes.match(address))) await routes.add(address).catch(() => {})
}

/**
 * What a page is made of, as far as it was loaded before the worker was there.
 * @param {string} html
 */
async function keepFilesOf(html) {
  const files = await caches.open('files')
  for (const [path] of html.matchAll(/\/assets\/[\w.-]+/g))
    if (!(await files.match(path))) await files.add(path).catch(() => {})
}

/**
 * The oldest go first.
 * @param {Cache} cache
 * @param {number} limit
 * @param {(key: Request) => boolean} [isCounted]
 */
async function trim(cache, limit, isCounted = () => true) {
  const keys = (await cache.keys()).filter(isCounted)
  for (const key of keys.slice(0, Math.max(0, keys.length - limit))) await cache.delete(key)
}

/** @param {Response} kept */
function keptAt(kept) {
  return Number(kept.headers.get('basera-kept-at'))
}

/** @param {URL} url */
function withoutHash(url) {
  return url.href.replace(/#.*/, '')
}
