import { expect, test } from 'vitest'
import type { PendingPhoto } from '#app/features/wizard/gallery-photos.ts'
import {
  nextUploads,
  type PendingEvent,
  pendingReducer,
  toPending,
} from '#app/features/wizard/pending-photos.ts'
import * as texts from '#contract/texts.ts'

const [one, two, three] = [1, 2, 3].map((order) =>
  toPending(new File(['x'], `${order}.jpg`, { type: 'image/jpeg' }), order, (id) => `blob:${id}`),
) as [PendingPhoto, PendingPhoto, PendingPhoto]

function after(...events: PendingEvent[]) {
  return events.reduce(pendingReducer, [one, two])
}

test('a file that is no picture is shown with the reason and never sent', () => {
  const text = toPending(new File(['x'], 'a.txt', { type: 'text/plain' }), 1, () => 'blob:')
  expect(text).toMatchObject({ state: 'failed', error: texts.wizard.photoWrongType })
  expect(text).not.toHaveProperty('file')
  expect(text).not.toHaveProperty('preview')
})

test('only the named picture changes', () => {
  const photos = after({ type: 'upload', id: '2' }, { type: 'progress', id: '2', progress: 0.5 })
  expect(photos).toEqual([one, { ...two, state: 'uploading', progress: 0.5 }])
})

test.for([
  [0, true, true],
  [415, false, false],
  [429, true, false],
  [499, false, false],
  [500, true, false],
] as const)('after code %i it may be retried: %s, by itself: %s', ([code, mayRetry, isOffline]) => {
  const [photo] = after({ type: 'fail', id: '1', refusal: { code, message: 'No' } })
  expect(photo).toEqual({ ...one, state: 'failed', error: 'No', mayRetry, isOffline })
})

test('when the network is back, only what it failed is tried again', () => {
  const photos = after(
    { type: 'fail', id: '1', refusal: { code: 0, message: 'Offline' } },
    { type: 'fail', id: '2', refusal: { code: 500, message: 'No' } },
    { type: 'online' },
  )
  expect(photos.map(({ state }) => state)).toEqual(['added', 'failed'])
  expect(pendingReducer(photos, { type: 'retry', id: '2' })[1]?.state).toBe('added')
})

test('what is added comes last, and what is dropped is gone', () => {
  expect(after({ type: 'add', photos: [three] }, { type: 'drop', id: '1' })).toEqual([two, three])
})

test('two uploads run at a time, the others wait in their order', () => {
  const all = [one, two, three]
  expect(nextUploads(all, new Map(), 2)).toEqual([one, two])
  expect(nextUploads(all, new Map([['1', 0]]), 2)).toEqual([two])
  expect(nextUploads(all, new Map(Object.entries({ 8: 0, 9: 0, 10: 0 })), 2)).toEqual([])
  expect(nextUploads(after({ type: 'upload', id: '1' }), new Map(), 2)).toEqual([two])
})
