import { channel } from 'node:diagnostics_channel'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { runWithDeadline } from '#db/deadline.ts'
import { createFairScheduler } from '#server/pages/fair-scheduler.ts'

test('somebody who asks once does not wait for all that another one asked for before', async () => {
  const scheduleFairly = createFairScheduler()
  const done: string[] = []
  const many = Array.from({ length: 50 }, () =>
    scheduleFairly('flood').then(() => done.push('flood')),
  )
  const one = scheduleFairly('guest').then(() => done.push('guest'))

  await Promise.all([one, ...many])
  expect(done.slice(0, 3)).toContain('guest')
})

test('other events are dealt with between two pieces of work', async () => {
  const scheduleFairly = createFairScheduler()
  const done: string[] = []
  const many = Array.from({ length: 50 }, () =>
    scheduleFairly('flood').then(() => done.push('flood')),
  )
  setImmediate(() => done.push('event'))

  await Promise.all(many)
  expect(done.slice(0, 3)).toContain('event')
})

test('who waited for the turn until the deadline is told so, and holds up nobody', async () => {
  const scheduleFairly = createFairScheduler()
  const first = scheduleFairly('first')
  const late = runWithDeadline(0, () => scheduleFairly('late'))
  const next = scheduleFairly('next')

  expect(await Promise.all([first, late, next])).toEqual([true, false, true])
})

test('a page that nobody has to wait for is made also after its deadline', async () => {
  expect(await runWithDeadline(0, () => createFairScheduler()('first'))).toBe(true)
})

test('connections that come meanwhile are accepted before the next piece, for as long as the last took', async () => {
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  const scheduleFairly = createFairScheduler()
  const done: string[] = []
  const first = scheduleFairly('first').then(() => {
    clock = 50
    done.push('first')
  })
  const next = scheduleFairly('next').then(() => done.push('next'))
  await first
  for (let count = 0; count < 5; count++) {
    await acceptOne()
    done.push('connection')
  }
  expect(done).toEqual(['first', ...Array(5).fill('connection')])

  clock = 100
  for (let count = 0; count < 5; count++) await acceptOne()
  expect(done.at(-1)).toBe('next')
  await next
})

/** Announces a connection as Node does, in a turn of the event loop. */
async function acceptOne() {
  channel('net.server.socket').publish({})
  await turn()
}
