import { expect, test } from 'vitest'
import {
  chooseFiles,
  insertInOrder,
  movedTo,
  refuseFile,
} from '#app/features/wizard/gallery-photos.ts'
import { photoLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const named = (...names: string[]) => names.map((name) => ({ name }))

test('ignores files whose name is there already or comes twice', () => {
  const { added } = chooseFiles([file('a.jpg'), file('b.jpg'), file('b.jpg')], named('a.jpg'))

  expect(added.map(({ name }) => name)).toEqual(['b.jpg'])
})

test('takes no more than there is room for, and counts the rest', () => {
  const present = Array.from({ length: photoLimits.max - 1 }, (_, at) => ({ name: `${at}.jpg` }))
  const { added, leftOut } = chooseFiles([file('a.jpg'), file('b.jpg'), file('c.jpg')], present)

  expect(added.map(({ name }) => name)).toEqual(['a.jpg'])
  expect(leftOut).toBe(2)
})

test('refuses what is no JPG or PNG, and what is larger than 20 MB', () => {
  expect(refuseFile({ type: 'image/heic', size: 1 })).toBe(texts.wizard.photoWrongType)
  expect(refuseFile({ type: '', size: 1 })).toBe(texts.wizard.photoWrongType)
  expect(refuseFile({ type: 'image/png', size: photoLimits.bytes + 1 })).toBe(
    'Size is greater than 20MB',
  )
  expect(refuseFile({ type: 'image/png', size: photoLimits.bytes })).toBeUndefined()
})

test('moves a picture, never beyond the ends', () => {
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(movedTo(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
  expect(movedTo(['a', 'b'], 'a', 9)).toEqual(['b', 'a'])
})

test('keeps the order in which pictures were chosen, whichever arrives first', () => {
  const order: Record<string, number> = { first: 1, second: 2, third: 3 }
  const orderOf = (path: string) => order[path] ?? 0

  expect(insertInOrder(['old', 'third'], 'first', orderOf)).toEqual(['old', 'first', 'third'])
  expect(insertInOrder(['old', 'first'], 'second', orderOf)).toEqual(['old', 'first', 'second'])
})
