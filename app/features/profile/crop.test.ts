import { expect, test } from 'vitest'
import { cropSquare, moveCrop } from '#app/features/profile/crop.ts'

const landscape = { width: 1_000, height: 600 }
const middle = { zoom: 1, x: 0.5, y: 0.5 }

test('keeps the middle of the longer side', () => {
  expect(cropSquare(landscape, middle)).toEqual({ left: 200, top: 0, side: 600 })
})

test('comes closer around the same place', () => {
  expect(cropSquare(landscape, { ...middle, zoom: 2 })).toEqual({ left: 350, top: 150, side: 300 })
})

test('moving the picture right shows more of its left, and stops at the edge', () => {
  const moved = moveCrop(landscape, middle, { right: 0.25, down: 0.25 })
  expect(cropSquare(landscape, moved).left).toBe(50)
  const further = moveCrop(landscape, moved, { right: 1, down: -1 })
  expect(cropSquare(landscape, further)).toEqual({ left: 0, top: 0, side: 600 })
})
