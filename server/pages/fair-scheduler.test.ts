import { expect, test } from 'vitest'
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
  expect(done.indexOf('guest')).toBeLessThan(3)
})

test('other events are dealt with between two pieces of work', async () => {
  const scheduleFairly = createFairScheduler()
  const done: string[] = []
  const many = Array.from({ length: 50 }, () =>
    scheduleFairly('flood').then(() => done.push('flood')),
  )
  setImmediate(() => done.push('event'))

  await Promise.all(many)
  expect(done.indexOf('event')).toBeLessThan(3)
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
