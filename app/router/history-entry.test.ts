import { createBrowserRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  cameFromHere,
  entryKey,
  pushEntryWith,
  readEntryField,
  replaceAddress,
  writeEntryField,
} from '#app/router/history-entry.ts'
import { stubWindow } from '#tests/fake-window.ts'

let browser: ReturnType<typeof stubWindow>
let router: ReturnType<typeof createBrowserRouter>

beforeEach(() => open())
afterEach(() => {
  router.dispose()
  vi.unstubAllGlobals()
})

function open(referrer?: string) {
  browser = stubWindow(referrer)
  router = createBrowserRouter([{ path: '*' }])
}

test('the router numbers the entries of the history', async () => {
  expect(cameFromHere(), 'the first entry no longer has idx 0').toBe(false)
  await router.navigate('/search')
  expect(cameFromHere(), 'history.state.idx is gone; cameFromHere must count otherwise').toBe(true)
})

test('a link on another page of this site counts as ours, one on another site does not', () => {
  open('http://localhost/login')
  expect(cameFromHere()).toBe(true)
  open('http://localhost.example/')
  expect(cameFromHere()).toBe(false)
})

test('the router keeps the key of its location in the entry', async () => {
  await router.navigate('/search')

  expect(entryKey(), 'history.state.key is no longer the key of the location').toBe(
    router.state.location.key,
  )
})

test('a step back over an entry of ours leaves the router where it is', async () => {
  await router.navigate('/search')
  const { key } = router.state.location
  pushEntryWith('map', 'opened')
  expect(readEntryField('map')).toBe('opened')
  browser.history.go(-1)

  await expect.poll(() => readEntryField('map')).toBeUndefined()
  await expect.poll(() => router.state.navigation.state).toBe('idle')
  expect(router.state.location.pathname).toBe('/search')
  expect(router.state.location.key, 'entries of ours no longer share the key').toBe(key)
})

test('a field and an address that we write survive the router', async () => {
  await router.navigate('/search#filters')
  writeEntryField('map', 'left-open')
  replaceAddress('/search')
  await router.navigate('/property')
  browser.history.go(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/search')

  expect(router.state.location.hash).toBe('')
  expect(readEntryField('map'), 'the router drops unknown fields of history.state').toBe(
    'left-open',
  )
})
