// Takes the place of a service worker that was switched off, and leaves nothing behind.

/** @type {any} */
const retired = self

retired.addEventListener('install', () => retired.skipWaiting())

retired.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(removeAll())
})

async function removeAll() {
  for (const name of await caches.keys()) await caches.delete(name)
  await retired.registration.unregister()
}
