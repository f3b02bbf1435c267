import { expect, test } from 'vitest'
import { breakLinks, removeInvisible } from '#contract/format/plain-text.ts'

test.each([
  ['Verify at http://evil.example/x now', 'Verify at evil. example/x now'],
  ['HTTPS://EVIL.COM', 'EVIL. COM'],
  ['www.evil.com.', 'www. evil. com.'],
  ['t.me/x and x.com', 't. me/x and x. com'],
  ['mail a@b.example', 'mail a@b. example'],
  ['http://203.0.113.7/login', '203. 0. 113. 7/login'],
  ['https://evil.example\\@basera.example/', 'evil. example\\@basera. example/'],
  ['बसेरा.भारत', 'बसेरा. भारत'],
  ['evil。com and evil．com', 'evil。 com and evil． com'],
  ['https://basera.example.evil.in/x', 'basera. example. evil. in/x'],
])('%s can no longer be followed', (text, broken) => {
  expect(breakLinks(text, 'https://basera.example')).toBe(broken)
})

test.each([
  '3 BHK flat in Sector 45, ₹ 1.25 Cr, 1,050.5 sq ft',
  'A. P. J. Abdul Kalam and S.K. Gupta would like to visit.',
  'See https://basera.example/dashboard?tab=leads or https://basera.example',
])('%s stays as it is', (text) => {
  expect(breakLinks(text, 'https://basera.example')).toBe(text)
})

test('a scheme ends after 31 letters, so that a long word is read once and not once per letter', () => {
  const word = `${'x'.repeat(40)}://evil.example`
  expect(breakLinks(word)).toBe(`${'x'.repeat(9)}evil. example`)
})

test('what nobody sees is removed, what scripts and emoji need stays', () => {
  expect(removeInvisible('mo\u00ADc.l\u202Eive\u202C\u200B\uFEFF\u3164\u0007\u009B')).toBe(
    'moc.live',
  )
  for (const text of ['क्‍ष', 'ಕ್‌ನ', 'نامه‌ای', '👨‍👩‍👧', '❤️', 'two\nlines\tand a tab']) {
    expect(removeInvisible(text)).toBe(text)
  }
})
