import { createBrowserRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeEntryField } from '#app/router/history-entry.ts'
import { addLayer, keepLayerEntries, pushMissing } from '#app/router/layer-entries.ts'
import { stubWindow } from '#tests/fake-window.ts'

let browser: ReturnType<typeof stubWindow>
let router: ReturnType<typeof createBrowserRouter>
let stop: () => void

beforeEach(async () => {
  browser = stubWindow()
  stop = keepLayerEntries()
  router = createBrowserRouter([{ path: '*', loader: () => loads++ }], {
    hydrationData: { loaderData: {} },
  })
  await router.navigate('/home')
  loads = 0
})
afterEach(() => {
  for (const layer of [...opened]) layer.close()
  stop()
  router.dispose()
  vi.unstubAllGlobals()
})

let loads = 0
const opened = new Set<{ close: () => void }>()

/** A dialog that does what it is asked. */
function openLayer() {
  const layer = { isOpen: true, close }
  const remove = addLayer(close)
  function close() {
    if (!layer.isOpen) return
    layer.isOpen = false
    opened.delete(layer)
    remove()
  }
  opened.add(layer)
  return layer
}

const steps = (...trail: string[]) => expect.poll(() => browser.trail).toEqual(trail)

test('Back closes a layer and leaves the router alone', async () => {
  const dialog = openLayer()
  expect(browser.trail).toEqual(['/', '/home', '/home*'])
  browser.step(-1)

  await steps('/', '/home*', '/home')
  expect(dialog.isOpen).toBe(false)
  expect(router.state.navigation.state).toBe('idle')
  expect(loads, 'nothing is loaded again').toBe(0)
})

test('a layer that is closed by its button leaves no entry that Back would stop at', async () => {
  openLayer().close()
  await steps('/', '/home*', '/home')
  browser.step(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/')
  expect(browser.trail[0]).toBe('/*')
})

test('Back right after a layer was closed by its button leaves the page, too', async () => {
  openLayer().close()
  browser.step(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/')
})

test('no step is taken while the page is being left for another document', async () => {
  const go = vi.spyOn(browser.history, 'go')
  openLayer().close()
  browser.dispatch('beforeunload')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(go).not.toHaveBeenCalled()
})

test('Forward to a layer that was closed stays on the page', async () => {
  openLayer()
  browser.step(-1)
  await steps('/', '/home*', '/home')
  browser.step(1)
  expect(browser.trail).toEqual(['/', '/home', '/home*'])
  await steps('/', '/home*', '/home')
  expect(loads).toBe(0)
})

test('Back closes the upper one of two layers first', async () => {
  const [dialog, alert] = [openLayer(), openLayer()]
  browser.step(-1)
  await expect.poll(() => alert.isOpen).toBe(false)
  expect(dialog.isOpen).toBe(true)
  browser.step(-1)
  await expect.poll(() => dialog.isOpen).toBe(false)
  await steps('/', '/home*', '/home', '/home')
})

test('a layer that follows another at once takes over its entry', async () => {
  openLayer().close()
  const next = openLayer()
  await expect.poll(() => browser.trail).toEqual(['/', '/home', '/home*'])
  browser.step(-1)
  await expect.poll(() => next.isOpen).toBe(false)
  await steps('/', '/home*', '/home')
})

test('a layer that does not close when asked stays one step above its page', async () => {
  const remove = addLayer(() => undefined)
  browser.step(-1)
  expect(browser.trail).toEqual(['/', '/home*', '/home'])
  await steps('/', '/home', '/home*')
  remove()
})

test('a link inside a layer leads on from the page below it', async () => {
  const sheet = openLayer()
  await router.navigate('/property')
  sheet.close()
  await steps('/', '/home', '/property*')
  expect(router.state.location.pathname).toBe('/property')
})

test('a link that closes its layer before it leads on does so too', async () => {
  const go = vi.spyOn(browser.history, 'go')
  openLayer().close()
  await vi.waitFor(() => expect(go).toHaveBeenCalled(), { interval: 5 })
  expect(browser.trail, 'the step back is under way').toEqual(['/', '/home', '/home*'])
  await router.navigate('/property')

  await steps('/', '/home', '/property*')
  browser.step(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/home')
})

test('a sheet that stays open from page to page is closed by one Back on the last of them', async () => {
  const filters = openLayer()
  await router.navigate('/buy')
  pushMissing()
  await router.navigate('/buy?bhk=2')
  expect(browser.trail).toEqual(['/', '/home', '/buy', '/buy', '/buy*'])
  browser.step(-1)

  await expect.poll(() => filters.isOpen).toBe(false)
  await steps('/', '/home', '/buy', '/buy*', '/buy')
  expect(router.state.location.search).toBe('?bhk=2')
})

test('an address and a field that change while a layer is open are kept by the page', async () => {
  const sheet = openLayer()
  await router.navigate('/other', { replace: true })
  writeEntryField('text', 'typed')
  sheet.close()

  await steps('/', '/other*', '/other')
  expect(browser.history.state).toMatchObject({ text: 'typed', key: router.state.location.key })
})

test('a page that is reloaded under a layer is back on its own entry', async () => {
  openLayer()
  stop()
  for (const layer of [...opened]) layer.close()
  expect(browser.trail).toEqual(['/', '/home', '/home*'])
  stop = keepLayerEntries()
  await steps('/', '/home*', '/home')
})

test('a page out of the cache of the browser keeps no layer that its entry does not stand for', async () => {
  const dialog = openLayer()
  browser.dispatch('pageshow', { persisted: true })
  expect(dialog.isOpen).toBe(true)

  // Another document took the place of the layer's entry, and Back leads to the page below.
  browser.moveSilently(-1)
  browser.dispatch('pageshow', { persisted: true })
  expect(dialog.isOpen).toBe(false)
  await steps('/', '/home*', '/home')
})
