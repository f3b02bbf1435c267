// Keeps what a seeker saw on the device, for when there is no network: docs/decisions/050-offline.md.
// Pages come from the network whenever it answers in time; built files and pictures, which never
// change under their name, from the device. The files of this folder are sent as one script.

/** @typedef {any} FetchEvent The compiler knows the types of a page or those of a worker, not both. */

/** @type {any} */
const worker = self

/** Milliseconds after which a kept copy is shown instead of waiting for the network. */
const patience = 4_000

/** The page whose copy is being opened because its data did not come; it need not wait again. */
let opening = ''

worker.addEventListener('install', () => worker.skipWaiting())

worker.addEventListener('activate', (/** @type {FetchEvent} */ event) => {
  event.waitUntil(begin())
})

worker.addEventListener('fetch', (/** @type {FetchEvent} */ event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  if (request.method === 'POST' && url.pathname === '/api/prop/save')
    event.respondWith(answerSave(event))
  if (request.method !== 'GET') return
  if (url.pathname === '/logout') event.waitUntil(forgetSession())
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptFile(event, 'files'))
  else if (url.pathname.startsWith('/img/')) event.respondWith(keptFile(event, 'pictures'))
  else if (url.pathname === '/__manifest') event.respondWith(answerRoutes(event, url))
  else if (request.mode === 'navigate') event.respondWith(answerPage(event, url))
  // Data that is fetched ahead has another mode, and must not open a page.
  else if (url.pathname.endsWith('.data') && request.mode !== 'no-cors')
    event.respondWith(answerData(event, url))
})

/** Takes over the pages that were opened without it, and keeps them. */
async function begin() {
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
  for (const { url } of await worker.clients.matchAll({ type: 'window' }))
    if (keptPage.test(new URL(url).pathname)) await fetchAndKeep(new URL(url))
}

/** @param {FetchEvent} event @param {URL} url */
async function answerPage(event, url) {
  const asked = generation
  const network = askNetwork(event)
  // Before the browser reads the answer, which can then not be copied.
  const copy = network.then((answer) => answer.clone())
  event.waitUntil(copy.then((answer) => keepPage(url, answer, asked)).catch(() => {}))
  const answer = await inTime(network, opening === url.href ? 0 : patience)
  if (answer && !isAway(answer)) return answer
  return (await findPage(url)) ?? answer ?? network.catch(listPages)
}

/** @param {FetchEvent} event @returns {Promise<Response>} */
async function askNetwork(event) {
  return (await event.preloadResponse) || fetch(event.request)
}

/**
 * Data of a page that the router opens by itself; the page is fetched too, to be kept.
 * @param {FetchEvent} event
 * @param {URL} url
 */
async function answerData(event, url) {
  const asked = generation
  const network = fetch(event.request)
  event.waitUntil(network.then((answer) => keepPageOfData(url, answer, asked)).catch(() => {}))
  const answer = await inTime(network, patience)
  if (answer && !isAway(answer)) return answer
  // Before the router hears of it, whose error page would stand at the new address.
  await openKeptCopy(event.clientId, pageOfData(url))
  return answer ?? network
}

/**
 * Where links lead, which the router asks for before it follows them; the same for everybody.
 * @param {FetchEvent} event
 * @param {URL} url
 */
async function answerRoutes(event, url) {
  const routes = await caches.open('routes')
  try {
    const answer = await fetch(event.request)
    if (answer.status === 200)
      event.waitUntil(keepFile(routes, event.request, answer.clone(), limits.routes))
    return answer
  } catch (error) {
    const known = await findRoutes(routes, url)
    if (known) return Response.json(known)
    throw error
  }
}

/** @param {FetchEvent} event */
async function answerSave(event) {
  const network = fetch(event.request)
  event.waitUntil(network.then(({ ok }) => (ok ? keepSavedList() : undefined)).catch(() => {}))
  return network
}

/**
 * Nothing where the network failed or takes longer.
 * @param {Promise<Response>} network
 * @param {number} ms
 * @returns {Promise<Response | undefined>}
 */
function inTime(network, ms) {
  const late = new Promise((done) => setTimeout(done, ms))
  return Promise.race([network, late]).catch(() => undefined)
}

/**
 * Whether the site could not be reached behind its proxy, or is overloaded.
 * @param {Response} answer
 */
function isAway({ status }) {
  return status >= 502 && status <= 504
}

/** @param {string} clientId @param {URL} page */
async function openKeptCopy(clientId, page) {
  const client = await worker.clients.get(clientId)
  // A page that only wanted to refresh itself stays as it is.
  if (!client || client.url.split('#')[0] === page.href || !(await findKept(page))) return
  opening = page.href
  try {
    await client.navigate(page.href)
  } finally {
    opening = ''
  }
}

/** @param {URL} url */
function pageOfData({ pathname, searchParams, origin }) {
  const page = new URL(pathname.replace(/_?\.data$/, ''), origin)
  for (const [name, value] of searchParams)
    if (name !== '_routes') page.searchParams.append(name, value)
  return page
}
