import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createUploadQueue } from '#server/photos/upload-queue.ts'

test('uploads of one person wait for each other, and nobody else waits for them', async () => {
  const queue = createUploadQueue({ inside: 2, waiting: 10 })
  const uploads = [1, 2, 3, 4].map(() => upload(queue, 'asha'))
  const other = upload(queue, 'ravi')
  await settled()
  expect(uploads.map(({ isBegun }) => isBegun())).toEqual([true, true, false, false])
  expect(other.isBegun()).toBe(true)

  for (const each of [...uploads, other]) each.finish()
  expect(await Promise.all(uploads.map(({ done }) => done))).toEqual([
    'done',
    'done',
    'done',
    'done',
  ])
})

test('a failed upload gives its place back', async () => {
  const queue = createUploadQueue({ inside: 1, waiting: 10 })
  const failed = queue('asha', () => Promise.reject(new Error('broken')))

  await expect(failed).rejects.toThrow('broken')
  expect(await queue('asha', async () => 'done')).toBe('done')
})

test('who finds the waiting room full is told to come back', async () => {
  const queue = createUploadQueue({ inside: 1, waiting: 1 })
  const first = upload(queue, 'asha')
  const second = upload(queue, 'asha')

  await expect(queue('asha', async () => 'done')).rejects.toMatchObject({ code: 'unavailable' })
  first.finish()
  second.finish()
  expect(await second.done).toBe('done')
})

function upload(queue: ReturnType<typeof createUploadQueue>, person: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  let begun = false
  const done = queue(person, () => {
    begun = true
    return promise
  })
  return { done, isBegun: () => begun, finish: () => resolve('done') }
}
