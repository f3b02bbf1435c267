import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createUploadQueue } from '#server/photos/upload-queue.ts'

test('a person takes some of the places, others find one, and all get their turn', async () => {
  const withMutex = createUploadQueue({ perPerson: 2, inside: 3, waiting: 10 })
  const uploads = [1, 2, 3, 4].map(() => upload(withMutex, 'asha'))
  const other = upload(withMutex, 'ravi')
  await settled()
  expect(uploads.map(({ isBegun }) => isBegun())).toEqual([true, true, false, false])
  expect(other.isBegun()).toBe(true)

  const third = upload(withMutex, 'meera')
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
  const withMutex = createUploadQueue({ perPerson: 1, inside: 1, waiting: 10 })
  const failed = withMutex('asha', () => Promise.reject(new Error('broken')))

  await expect(failed).rejects.toThrow('broken')
  expect(await withMutex('asha', async () => 'done')).toBe('done')
})

test('who finds the waiting room full is told to come back', async () => {
  const withMutex = createUploadQueue({ perPerson: 1, inside: 1, waiting: 1 })
  const first = upload(withMutex, 'asha')
  const second = upload(withMutex, 'asha')

  await expect(withMutex('asha', async () => 'done')).rejects.toMatchObject({ code: 'unavailable' })
  first.finish()
  second.finish()
  expect(await second.done).toBe('done')
})

function upload(withMutex: ReturnType<typeof createUploadQueue>, person: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  let begun = false
  const done = withMutex(person, () => {
    begun = true
    return promise
  })
  return { done, isBegun: () => begun, finish: () => resolve('done') }
}
