import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

test('a service worker that was switched off deletes all that it kept, and itself', async () => {
  const kept = new Map([
    ['pages of 1', {}],
    ['files', {}],
  ])
  const listeners = new Map<string, (event: unknown) => void>()
  const self = {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    skipWaiting: vi.fn(),
    registration: { unregister: vi.fn() },
  }
  const caches = {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  }
  const file = path.join(import.meta.dirname, 'removed.js')
  runInNewContext(readFileSync(file, 'utf8'), { self, caches })

  listeners.get('install')!({})
  expect(self.skipWaiting).toHaveBeenCalledOnce()
  let work: Promise<unknown> = Promise.resolve()
  listeners.get('activate')!({ waitUntil: (promise: Promise<unknown>) => (work = promise) })
  await work
  expect([...kept.keys()]).toEqual([])
  expect(self.registration.unregister).toHaveBeenCalledOnce()
})
