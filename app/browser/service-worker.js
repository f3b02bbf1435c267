// Keeps what a seeker saw on the device, for when there is no network: docs/decisions/050-offline.md.
// Pages come from the network whenever it answers; built files and pictures, which never change
// under their name, from the device.

/** @typedef {any} FetchEvent The compiler knows the types of a page or those of a worker, not both. */

/** @type {any} */
const worker = self

const keptPage = /^\/(property|saved|my-search)?\/?$/i
const limits = { pages: 40, files: 400, pictures: 200 }
/** Milliseconds for which a kept page is not fetched again only to be kept. */
const fresh = 600_000
const pagesOf = 'pages of '

worker.addEventListener('install', () => worker.skipWaiting())

worker.addEventListener('activate', (/** @type {FetchEvent} */ event) => {
  event.waitUntil(begin())
})

worker.addEventListener('fetch', (/** @type {FetchEvent} */ event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname === '/logout') event.waitUntil(forgetPages())
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptFile(event, 'files'))
  else if (url.pathname.startsWith('/img/')) event.respondWith(keptFile(event, 'pictures'))
  else if (request.mode === 'navigate') event.respondWith(answerPage(event, url))
  else if (url.pathname.endsWith('.data')) event.respondWith(answerData(event, url))
})

/** Takes over the pages that were opened without it, and keeps them. */
async function begin() {
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
  for (const { url } of await worker.clients.matchAll({ type: 'window' }))
    if (keptPage.test(new URL(url).pathname)) await keepPage(new URL(url), await fetch(url))
}

/** @param {FetchEvent} event @param {URL} url */
async function answerPage(event, url) {
  try {
    const answer = (await event.preloadResponse) || (await fetch(event.request))
    event.waitUntil(keepPage(url, answer.clone()))
    return answer
  } catch {
    return (await findPage(url)) ?? listPages()
  }
}

/**
 * Data of a page that the router opens by itself; the page is fetched too, to be kept.
 * @param {FetchEvent} event
 * @param {URL} url
 */
async function answerData(event, url) {
  try {
    const answer = await fetch(event.request)
    event.waitUntil(keepPageOfData(url, answer.headers.get('basera-session')))
    return answer
  } catch (error) {
    // Before the router hears of it, whose error page would stand at the new address.
    await openKeptCopy(event.clientId, pageOfData(url))
    throw error
  }
}

/** @param {string} clientId @param {URL} page */
async function openKeptCopy(clientId, page) {
  const client = await worker.clients.get(clientId)
  // A page that only wanted to refresh itself stays as it is.
  if (!client || client.url.split('#')[0] === page.href) return
  if (await findPage(page)) await client.navigate(page.href)
}

/** @param {URL} url */
function pageOfData({ pathname, searchParams, origin }) {
  const page = new URL(pathname.replace(/_?\.data$/, ''), origin)
  for (const [name, value] of searchParams)
    if (name !== '_routes') page.searchParams.append(name, value)
  return page
}

/** @param {URL} url @param {string | null} session */
async function keepPageOfData(url, session) {
  if (session === null) return
  const pages = await openPages(session)
  const page = pageOfData(url)
  if (!keptPage.test(page.pathname) || worker.navigator.connection?.saveData) return
  const kept = await pages.match(page.href, { ignoreVary: true })
  if (kept && Date.now() - keptAt(kept) < fresh) return
  await keepPage(page, await fetch(page.href))
}

/** @param {URL} url @param {Response} answer */
async function keepPage(url, answer) {
  const session = answer.headers.get('basera-session')
  if (session === null) return
  const pages = await openPages(session)
  if (!answer.ok || answer.redirected || !keptPage.test(url.pathname)) return
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.set('basera-kept-at', String(Date.now()))
  const html = await answer.text()
  await pages.put(withoutHash(url), new Response(html, { headers }))
  await trim(pages, limits.pages)
  await keepFilesOf(html)
}

/**
 * The pages of who is signed in now, or of a visitor; those of anybody else are forgotten.
 * @param {string} session
 */
async function openPages(session) {
  await forgetPages(pagesOf + session)
  return caches.open(pagesOf + session)
}

/** @param {string} [except] */
async function forgetPages(except) {
  for (const name of await caches.keys())
    if (name.startsWith(pagesOf) && name !== except) await caches.delete(name)
}

/** @param {URL} url */
async function findPage(url) {
  for (const { pages } of await ownPages()) {
    const kept = await pages.match(withoutHash(url), { ignoreVary: true })
    if (kept) return sayWhen(kept)
  }
}

/** Of every kept set of pages, those of who is signed in now, as far as the browser lets us know. */
async function ownPages() {
  const marker = await worker.cookieStore?.get('basera_marker')
  const own = []
  for (const name of await caches.keys()) {
    if (!name.startsWith(pagesOf)) continue
    const isOwn = !worker.cookieStore || name === pagesOf + (marker?.value ?? '')
    if (isOwn) own.push({ pages: await caches.open(name) })
    else await caches.delete(name)
  }
  return own
}

/**
 * The style sheet shows it above the page.
 * @param {Response} kept
 */
async function sayWhen(kept) {
  const html = await kept.text()
  const moment = momentText(keptAt(kept))
  return new Response(html.replace('<html ', `<html data-kept-at="${moment}" `), {
    headers: kept.headers,
  })
}

/** Where a page was not kept: what was. */
async function listPages() {
  const links = []
  for (const { pages } of await ownPages()) {
    for (const request of (await pages.keys()).toReversed()) {
      const kept = await pages.match(request, { ignoreVary: true })
      if (!kept) continue
      const title = /<title>([^<]*)<\/title>/.exec(await kept.text())?.[1] ?? ''
      links.push(
        `<li><a href="${asAttribute(request.url)}">${title.replace(/ \| [^|]*$/, '')}</a><br><small>as on ${momentText(keptAt(kept))}</small></li>`,
      )
    }
  }
  const list = links.length > 0 ? `<h2>Kept on this device</h2><ul>${links.join('')}</ul>` : ''
  const html = `<!doctype html><html lang="en-IN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>You are offline</title>
<meta name="color-scheme" content="light dark"><style>
:root { --ground: #fbf9f4; --ink: #17211c; --soft: #56615a; --leaf: #0f5a43; --line: #e4e0d6; --button: #0f5a43 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #111a16; --ink: #efeadf; --soft: #b4beb5; --leaf: #8ed2b0; --line: #35433b; --button: #1f7a5b }
}
body { margin: 0 auto; max-width: 36rem; padding: 2.5rem 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
a { color: var(--leaf); font-weight: 600 } small { color: var(--soft) }
ul { list-style: none; padding: 0 } li { padding: .75rem 0; border-bottom: 1px solid var(--line) }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: .625rem; background: var(--button); color: #fff; font: inherit; font-weight: 600 }
</style>
<main><h1>You are offline</h1><p>This page needs a connection. Check it and try again.</p>
<form><button formaction="">Try again</button></form>${list}</main></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    },
  })
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
 */
async function trim(cache, limit) {
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - limit))) await cache.delete(key)
}

/** @param {Response} kept */
function keptAt(kept) {
  return Number(kept.headers.get('basera-kept-at'))
}

/** @param {number} at */
function momentText(at) {
  /** @type {Intl.DateTimeFormatOptions} */
  const parts = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }
  return new Date(at).toLocaleString('en-IN', parts)
}

/** @param {URL} url */
function withoutHash(url) {
  return url.href.replace(/#.*/, '')
}

/** @param {string} text */
function asAttribute(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
