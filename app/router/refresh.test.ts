import { createMemoryRouter, type MiddlewareFunction, redirect } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraftsEvent } from '#app/forms/drafts.ts'
import { keepPageOnRefresh, refreshWhenOnline, runRefresh } from '#app/router/refresh.ts'

let answer: () => unknown
let browser: EventTarget

beforeEach(() => {
  browser = new EventTarget()
  vi.stubGlobal('location', { pathname: '/leads', search: '?page=2' })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('dispatchEvent', browser.dispatchEvent.bind(browser))
  answer = () => 'first'
})

/** The page "/leads" as the browser's router shows it. */
async function openPage() {
  const page = { id: 'leads', path: 'leads', loader: () => answer(), errorElement: true }
  const login = { path: 'login', loader: () => null }
  const router = createMemoryRouter(
    [
      {
        id: 'frame',
        middleware: [keepPageOnRefresh as MiddlewareFunction],
        children: [page, login],
      },
    ],
    { initialEntries: ['/leads?page=2'] },
  )
  await vi.waitUntil(() => router.state.initialized)
  const shown = () => router.state.errors ?? router.state.loaderData.leads
  return { router, shown, refresh: () => runRefresh(router.revalidate) }
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'))

test('a refresh shows what has changed', async () => {
  const { shown, refresh } = await openPage()
  answer = () => 'second'

  expect(await refresh()).toBe(true)
  expect(shown()).toBe('second')
})

test.each([
  ['the network fails', offline],
  ['the server fails', () => Promise.reject(new Response('', { status: 503 }))],
])('a refresh leaves the page as it is when %s', async (_, failure) => {
  const { shown, refresh } = await openPage()
  answer = failure

  expect(await refresh()).toBe(false)
  expect(shown()).toBe('first')
})

test('a refresh that finds nothing any more says so', async () => {
  const { shown, refresh } = await openPage()
  answer = () => Promise.reject(new Response('', { status: 404 }))
  await refresh()

  expect(shown()).toMatchObject({ leads: { status: 404 } })
})

test('opening a page without network is still an error', async () => {
  const { router, shown } = await openPage()
  answer = offline
  await router.navigate('/leads?page=3')

  expect(shown()).toMatchObject({ leads: expect.any(TypeError) })
})

test('a refresh that leads to the login asks forms to keep what is typed', async () => {
  const { router, refresh } = await openPage()
  const keep = vi.fn()
  browser.addEventListener(keepDraftsEvent, keep)
  answer = () => redirect('/login')
  await refresh()

  await vi.waitUntil(() => router.state.location.pathname === '/login')
  expect(keep).toHaveBeenCalledOnce()
})

test('a page that missed a refresh catches up once when the network is back', async () => {
  const { router, shown } = await openPage()
  const revalidate = vi.fn(router.revalidate)
  refreshWhenOnline(revalidate)
  refreshWhenOnline(revalidate)
  answer = () => 'second'
  browser.dispatchEvent(new Event('online'))

  await vi.waitUntil(() => shown() === 'second')
  expect(revalidate).toHaveBeenCalledOnce()
})
