import { expect, test } from 'vitest'
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
