import { expect, test } from 'vitest'
import {
  readClauses,
  vocabularyOf,
  wordsFromTo,
} from '#domain/review/signals/wording/read-clauses.ts'

const vocabulary = vocabularyOf({
  pay: 'pay paytm gpay token',
  /** A word may be of several classes. */
  see: 'visit\n token गेटपास हूँ',
  fee: 'charge gatepass rs',
})

/** The words of each sentence that are of a class, with their classes and parts. */
function read(text: string) {
  return readClauses(text, vocabulary).map((clause) =>
    clause.flatMap((word) =>
      word.classes.size > 0
        ? [`${wordsFromTo(text, [word])}: ${[...word.classes].join('+')} ${word.part}`]
        : [],
    ),
  )
}

test.for<[string, string[][]]>([
  ['pay, then visit', [['pay: pay 0', 'visit: see 1']]],
  ['A token', [['token: pay+see 0']]],
  ['pay 1,000, visit', [['pay: pay 0', 'visit: see 1']]],
  [
    'pay! visit? pay; visit। pay\nvisit',
    [1, 2, 3].flatMap(() => [['pay: pay 0'], ['visit: see 0']]),
  ],
  ['Rs. 500 pay. Visit', [['Rs: fee 0', 'pay: pay 0'], ['Visit: see 0']]],
  ['pay.visit', [['pay: pay 0', 'visit: see 0']]],
  ['pay.', [['pay: pay 0']]],
  ['...', []],
  ['', []],
])('%j is read as %j', ([text, words]) => {
  expect(read(text)).toEqual(words)
})

test.for<[string, string]>([
  ['p a y', 'p a y: pay'],
  ['pay tm', 'pay tm: pay'],
  ['g pay', 'g pay: pay'],
  ['gate pass', 'gate pass: fee'],
  ['गेट पास', 'गेट पास: see'],
  ['ＰＡＹ', 'ＰＡＹ: pay'],
  ['p\u200bay', 'p\u200bay: pay'],
  ['हूं', 'हूं: see'],
  // One wrong letter of five or more.
  ['gatepsas', 'gatepsas: fee'],
  ['tokan', 'tokan: pay+see'],
  ['tokem', ''],
  ['vist', ''],
  ['chargers', ''],
  ['visitor', ''],
  ['phone pe', ''],
])('%j is known as %j', ([text, known]) => {
  expect(read(text).flat()).toEqual(known ? [`${known} 0`] : [])
})

test('numbers are told apart from words', () => {
  const [clause] = readClauses('token 500 २ b2', vocabulary)
  expect(clause?.map(({ isNumber }) => isNumber)).toEqual([false, true, true, false, true])
})

test('what is quoted is cut after 90 characters', () => {
  const text = `${'pay '.repeat(40)}`
  const [clause] = readClauses(text, vocabulary)
  expect(wordsFromTo(text, clause!)).toBe(text.slice(0, 90))
})
