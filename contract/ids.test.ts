import { expect, test } from 'vitest'
import { isId, isSpn } from '#contract/ids.ts'

test('knows our ids', () => {
  expect(isId('0199a0de-0000-7000-8000-00000000000F')).toBe(true)
  for (const text of ['', '1', '0199a0de00007000800000000000000f', "' or 1=1", '\0']) {
    expect(isId(text), text).toBe(false)
  }
})

test('knows the numbers of listings', () => {
  expect(isSpn('SPN4K7M2QXA')).toBe(true)
  for (const text of ['', 'SPN', 'SPN4K7M2QXI', 'SPN4K7M2QXAA', 'spn4k7m2qxa', 'SPN4K7M2QXA\n']) {
    expect(isSpn(text), text).toBe(false)
  }
})
