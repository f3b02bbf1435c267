import { EventEmitter } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { acceptFirst } from '#server/http/accept-first.ts'

test('a request is begun at once where nobody connects', () => {
  const { ask, begun } = site()
  ask('first')
  expect(begun).toEqual(['first'])
})

test('requests wait while each turn brings a connection, and are begun in their order then', async () => {
  const { connect, ask, begun } = site()
  for (const name of ['first', 'second', 'third']) {
    connect()
    ask(name)
    await nextTurn()
  }
  expect(begun).toEqual([])

  await nextTurn()
  expect(begun).toEqual(['first', 'second', 'third'])
})

test('a crowd that goes on coming holds nobody up for longer than a moment', async () => {
  const clock = { ms: 0 }
  const { connect, ask, begun } = site(clock)
  connect()
  ask('first')
  await nextTurn()
  clock.ms = 250
  connect()
  ask('second')
  await nextTurn()
  expect(begun).toEqual(['first', 'second'])
})

test('what takes long is begun over several turns', async () => {
  const clock = { ms: 0 }
  const { connect, ask, begun } = site(clock, { workMs: 8 })
  connect()
  for (const name of ['first', 'second', 'third']) ask(name)
  await nextTurn()
  await nextTurn()
  expect(begun).toEqual(['first', 'second'])
  ask('fourth')

  await nextTurn()
  expect(begun).toEqual(['first', 'second', 'third', 'fourth'])
})

test('nothing is begun for somebody who has left meanwhile', async () => {
  const { connect, ask, begun } = site()
  connect()
  ask('left', { destroyed: true })
  ask('stayed')
  await nextTurn()
  await nextTurn()
  expect(begun).toEqual(['stayed'])
})

function site(clock = { ms: 0 }, { workMs = 0 } = {}) {
  const server = new EventEmitter()
  const begun: string[] = []
  const handle: RequestListener = ({ url = '' }) => {
    begun.push(url)
    clock.ms += workMs
  }
  const listener = acceptFirst(server as never, handle, () => clock.ms)
  const ask = (url: string, { destroyed = false } = {}) =>
    listener({ url } as IncomingMessage, { destroyed } as ServerResponse as never)
  return { begun, ask, connect: () => void server.emit('connection') }
}
