import { expect, test } from 'vitest'
import {
  chooseFiles,
  insertInOrder,
  movedTo,
  orderWithRemoved,
  putBack,
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

test('puts removed pictures back where they were, in whatever order they are taken back', () => {
  const all = ['a', 'b', 'c']
  for (const [path, rest] of [
    ['a', ['b', 'c']],
    ['b', ['a', 'c']],
    ['c', ['a', 'b']],
  ] as const) {
    expect(putBack(rest, path, all)).toEqual(all)
  }

  for (const [first, second] of permutations(all)) {
    const rest = all.filter((each) => each !== first)
    const last = rest.filter((each) => each !== second)
    const removal = { id: first, before: all }
    const before = orderWithRemoved(rest, [removal])
    expect(before).toEqual(all)
    expect(putBack(putBack(last, first, all), second, before)).toEqual(all)
    expect(putBack(putBack(last, second, before), first, all)).toEqual(all)
  }
})

test('a cover that comes back is the cover again, also among new pictures', () => {
  expect(putBack(['b', 'c', 'new'], 'a', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c', 'new'])
  expect(putBack([], 'a', ['a'])).toEqual(['a'])
  expect(putBack(['a', 'b'], 'a', ['a', 'b'])).toEqual(['a', 'b'])
})

function permutations(names: readonly string[]) {
  return names.flatMap((first) =>
    names.filter((each) => each !== first).map((second) => [first, second] as const),
  )
}

test('keeps the order in which pictures were chosen, whichever arrives first', () => {
  const order: Record<string, number> = { first: 1, second: 2, third: 3 }
  const orderOf = (path: string) => order[path] ?? 0

  expect(insertInOrder(['old', 'third'], 'first', orderOf)).toEqual(['old', 'first', 'third'])
  expect(insertInOrder(['old', 'first'], 'second', orderOf)).toEqual(['old', 'first', 'second'])
})
