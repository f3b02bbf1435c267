import { expect, test } from 'vitest'
import { holdsWebAddress, isPersonName, tidyName } from '#contract/format/person-name.ts'

function accept(text: string) {
  const name = tidyName(text)
  return !holdsWebAddress(text) && isPersonName(name) ? name : undefined
}

test.each([
  'Ananya Sharma',
  'A. P. J. Abdul Kalam',
  'S.K. Gupta',
  "D'Souza",
  'Anne-Marie',
  'Ram',
  'Ü',
  'अनन्या शर्मा',
  'क्‍षमा',
  'മോഹന്‍',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'عائشہ خان',
  '李小龍',
  'Nguyễn Văn A',
])('%s is a name', (name) => {
  expect(accept(name)).toBe(name.normalize('NFC'))
})

test.each([
  ['  Mohd.Arif   Khan ', 'Mohd. Arif Khan'],
  ['A.P.J.Abdul Kalam', 'A.P.J. Abdul Kalam'],
  ['Dr.Om Prakash', 'Dr. Om Prakash'],
  ['D’Souza', "D'Souza"],
  ['Anne–Marie', 'Anne-Marie'],
  ['Ash\u202Ea\u200B Ra\u200Dni', 'Asha Rani'],
  ['Asha\nRani', 'Asha Rani'],
  // No usual ending, so it is accepted, but no phone makes a link of it.
  ['Evil.ninja', 'Evil. ninja'],
])('%j is kept as %s', (typed, kept) => {
  expect(accept(typed)).toBe(kept)
})

test.each([
  'Basera: verify your listing at http://evil.example',
  'evil.com',
  'Visit Evil.Com',
  'basera-login.in',
  'www.evil',
  't.me',
  'a@b.com',
  'evil。com',
  'пример.xn--p1ai',
  'Asha 9876543210',
  'Asha/Rani',
  'Asha\0',
  'Asha\u2800Rani',
  'evil\u200B.com',
  '<b>Asha</b>',
  '🏠',
  '...',
  '- -',
  '',
  `Z${'\u0321'.repeat(12)}`,
])('%j is none', (text) => {
  expect(accept(text)).toBeUndefined()
})

test('a long text is judged in no time', () => {
  for (const part of ['a.', "a'", 'क्', 'a\u0321', 'a.b-', '\u200D', 'www']) {
    const start = performance.now()
    accept(`${part.repeat(20_000)}!`)
    expect(performance.now() - start).toBeLessThan(200)
  }
})
