import { expect, test } from 'vitest'
import { driveMinutes } from '#domain/travel/drive-minutes.ts'

test.each([
  [0, 1, 5],
  [300, 1, 5],
  [2_000, 5, 20],
  [10_000, 25, 85],
])('%i metres as the crow flies take %i to %i minutes', (metres, least, most) => {
  expect(driveMinutes(metres)).toEqual({ least, most })
})
