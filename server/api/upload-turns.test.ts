import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createUploadTurns } from '#server/api/upload-turns.ts'

test('a person takes some of the places, others find one, and all get their turn', async () => {
  const inTurn = createUploadTurns({ perPerson: 2, inside: 3, waiting: 10 })
  const uploads = [1, 2, 3, 4].map(() => upload(inTurn, 'asha'))
  const other = upload(inTurn, 'ravi')
  await settled()
  expect(uploads.map(({ isBegun }) => isBegun())).toEqual([true, true, false, false])
  expect(other.isBegun()).toBe(true)

  const third = upload(inTurn, 'meera')
  await settled()
  expect(third.isBegun()).toBe(false)
  other.finish()
  await settled()
  expect(third.isBegun()).toBe(true)

  for (const each of [...uploads, third]) each.finish()
  expect(await Promise.all(uploads.map(({ done }) => done))).toEqual([
    'done',
    'done',
    'done',
    'done',
  ])
})

test('a failed upload gives its place back', async () => {
  const inTurn = createUploadTurns({ perPerson: 1, inside: 1, waiting: 10 })
  const failed = inTurn('asha', () => Promise.reject(new Error('broken')))

  await expect(failed).rejects.toThrow('broken')
  expect(await inTurn('asha', async () => 'done')).toBe('done')
})

test('who finds the waiting room full is told to come back', async () => {
  const inTurn = createUploadTurns({ perPerson: 1, inside: 1, waiting: 1 })
  const first = upload(inTurn, 'asha')
  const second = upload(inTurn, 'asha')

  await expect(inTurn('asha', async () => 'done')).rejects.toMatchObject({ code: 'unavailable' })
  first.finish()
  second.finish()
  expect(await second.done).toBe('done')
})

function upload(inTurn: ReturnType<typeof createUploadTurns>, person: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  let begun = false
  const done = inTurn(person, () => {
    begun = true
    return promise
  })
  return { done, isBegun: () => begun, finish: () => resolve('done') }
}
