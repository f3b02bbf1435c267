import { expect, test } from 'vitest'
import { diffWords } from '#app/loaders/staff/diff-words.ts'

test('only the words that changed are marked, with some around them', () => {
  const before = 'A quiet flat on the third floor of the house. No brokerage, meet at site'
  const after = 'A quiet flat on the third floor of the house. No brokerage, call me direct'

  expect(diffWords(before, after)).toEqual([
    { kind: 'kept', text: '… the house. No brokerage,' },
    { kind: 'removed', text: 'meet at site' },
    { kind: 'added', text: 'call me direct' },
  ])
})

test('what stays between two changes is cut in the middle', () => {
  const middle = Array.from({ length: 20 }, (_, at) => `w${at}`).join(' ')

  expect(diffWords(`old ${middle} end`, `new ${middle} last`)).toEqual([
    { kind: 'removed', text: 'old' },
    { kind: 'added', text: 'new' },
    { kind: 'kept', text: 'w0 w1 w2 w3 … w16 w17 w18 w19' },
    { kind: 'removed', text: 'end' },
    { kind: 'added', text: 'last' },
  ])
})

test('a text that shares few words is shown as another one', () => {
  expect(diffWords('Two rooms with morning sun.', 'Newly painted, with a view.')).toEqual([
    { kind: 'removed', text: 'Two rooms with morning sun.' },
    { kind: 'added', text: 'Newly painted, with a view.' },
  ])
  expect(diffWords('', 'New words')).toEqual([{ kind: 'added', text: 'New words' }])
})
