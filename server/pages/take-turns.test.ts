import { expect, test } from 'vitest'
import { createTakeTurn } from '#server/pages/take-turns.ts'

test('somebody who asks once does not wait for all that another one asked for before', async () => {
  const takeTurn = createTakeTurn()
  const done: string[] = []
  const many = Array.from({ length: 50 }, () => takeTurn('flood', () => done.push('flood')))
  const one = takeTurn('guest', () => done.push('guest'))

  await Promise.all([one, ...many])
  expect(done.indexOf('guest')).toBeLessThan(3)
})

test('other events are dealt with between two pieces of work', async () => {
  const takeTurn = createTakeTurn()
  const done: string[] = []
  const many = Array.from({ length: 50 }, () => takeTurn('flood', () => done.push('flood')))
  setImmediate(() => done.push('event'))

  await Promise.all(many)
  expect(done.indexOf('event')).toBeLessThan(3)
})
