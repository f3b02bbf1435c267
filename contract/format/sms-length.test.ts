import { describe, expect, test } from 'vitest'
import { smsLength } from '#contract/format/sms-length.ts'

describe('in the alphabet of GSM', () => {
  test.each([
    ['', 0, 0, 160],
    ['x'.repeat(160), 160, 1, 0],
    ['x'.repeat(161), 161, 2, 145],
    ['x'.repeat(306), 306, 2, 0],
    ['x'.repeat(307), 307, 3, 152],
    ['€', 2, 1, 158],
    ['{}[]~^|\\', 16, 1, 144],
    ['Ünä @ é\r\n£', 9, 1, 151],
  ])('%j', (text, units, parts, left) => {
    expect(smsLength(text)).toEqual({ alphabet: 'GSM-7', units, parts, left, because: '' })
  })

  test('a character that counts twice is not split between two parts', () => {
    // 152 and an escaped character: one septet of the first part stays empty.
    expect(smsLength(`${'x'.repeat(152)}€${'x'.repeat(10)}`)).toMatchObject({
      units: 164,
      parts: 2,
      left: 141,
    })
  })
})

describe('with any other character', () => {
  test.each([
    ['नमस्ते', 6, 1, 64, 'न'],
    ['Namaste ₹', 9, 1, 61, '₹'],
    [`${'x'.repeat(69)}ñ`, 70, 1, 90, ''],
    [`${'x'.repeat(69)}आ`, 70, 1, 0, 'आ'],
    [`${'x'.repeat(70)}आ`, 71, 2, 63, 'आ'],
    ['आ'.repeat(134), 134, 2, 0, 'आ'],
    ['आ'.repeat(135), 135, 3, 66, 'आ'],
    ['👍', 2, 1, 68, '👍'],
  ])('%j', (text, units, parts, left, because) => {
    expect(smsLength(text)).toMatchObject({ units, parts, left, because })
  })

  test('a pair of surrogates is not split between two parts', () => {
    expect(smsLength(`${'आ'.repeat(66)}👍आआआ`)).toMatchObject({ units: 71, parts: 2, left: 62 })
  })
})
