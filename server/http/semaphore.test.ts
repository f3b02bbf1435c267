import { expect, test } from 'vitest'
import { createKeyedSemaphore, createSemaphore } from '#server/http/semaphore.ts'

test('lets two in at a time, three wait, and sends the others away', async () => {
  const enter = createSemaphore({ inside: 2, waiting: 3 })
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await new Promise(setImmediate)
    inside--
  }

  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => enter(work)))

  expect(most).toBe(2)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'unavailable' },
  })
})

test('goes on after somebody failed inside', async () => {
  const enter = createSemaphore({ inside: 1, waiting: 5 })
  const failed = enter(async () => {
    throw new Error('no')
  })
  const next = enter(async () => 'yes')

  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

test('a key that is busy does not hold up another', async () => {
  const enter = createKeyedSemaphore({ inside: 1, waiting: 0 })
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const first = enter('one', () => mayEnd)

  await expect(enter('one', async () => 'no')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await enter('two', async () => 'yes')).toBe('yes')
  end()
  await first
  expect(await enter('one', async () => 'again')).toBe('again')
})

test('whoever has waited too long is refused, and the others go on', async () => {
  const enter = createSemaphore({ inside: 1, waiting: 5, patienceMs: 50 })
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const first = enter(() => mayEnd)

  await expect(enter(async () => 'no')).rejects.toMatchObject({ code: 'unavailable' })
  const next = enter(async () => 'yes')
  end()
  await first
  expect(await next).toBe('yes')
})

test('work of one key waits for each other, and no other key waits for it', async () => {
  const enter = createKeyedSemaphore({ inside: 2, waiting: 10 })
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const begun: string[] = []
  const work = ['asha 1', 'asha 2', 'asha 3', 'ravi 1'].map((name) =>
    enter(name.split(' ')[0]!, () => {
      begun.push(name)
      return mayEnd
    }),
  )
  expect(begun).toEqual(['asha 1', 'asha 2', 'ravi 1'])
  end()
  await Promise.all(work)
  expect(begun).toEqual(['asha 1', 'asha 2', 'ravi 1', 'asha 3'])
})
