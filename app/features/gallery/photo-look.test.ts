import { expect, test } from 'vitest'
import { lookAfter, lookAt, whole } from '#app/features/gallery/photo-look.ts'

const box = { left: 0, top: 0, width: 400, height: 200 }
const still = { x: 100, y: 100 }

test('two fingers that part enlarge a photo, up to four times', () => {
  const fingers = { before: { x: 200, y: 100 }, now: { x: 300, y: 100 }, other: still }
  expect(lookAfter(whole, fingers, box)).toEqual({ scale: 2, x: 0, y: 0 })
  expect(lookAfter({ ...whole, scale: 3 }, fingers, box).scale).toBe(4)
})

test('two fingers that close in never make it smaller than the screen', () => {
  const fingers = { before: { x: 300, y: 100 }, now: { x: 150, y: 100 }, other: still }
  expect(lookAfter(whole, fingers, box)).toEqual(whole)
})

test('one finger moves an enlarged photo as far as its edge', () => {
  const fingers = { before: still, now: { x: 150, y: 500 }, other: undefined }
  expect(lookAfter({ scale: 2, x: 0, y: 0 }, fingers, box)).toEqual({ scale: 2, x: 50, y: 100 })
})

test('a double tap enlarges what was tapped', () => {
  expect(lookAt({ x: 100, y: 100 }, 2, box)).toEqual({ scale: 2, x: 100, y: 0 })
})
