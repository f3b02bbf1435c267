import { describe, expect, test } from 'vitest'
import { group, waitText } from '#contract/texts/counting.ts'
import * as texts from '#contract/texts.ts'

test.each([
  [0, '1 second'],
  [0.4, '1 second'],
  [30, '30 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_599, '60 minutes'],
  [3_600, '1 hour'],
  [5_000, '2 hours'],
])('tells a wait of %d seconds as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})

test('groups digits as India does', () => {
  expect(group(12_34_567)).toBe('12,34,567')
})

describe('a count decides the words', () => {
  test.each([
    [0, '0 new messages'],
    [1, '1 new message'],
    [2, '2 new messages'],
    [999, '999 new messages'],
    [1_000, '999+ new messages'],
  ])('%d: %s', (count, words) => expect(texts.empty.newMessages(count)).toBe(words))

  test.each([
    [0, undefined],
    [1, '1 new'],
    [99, '99 new'],
    [100, '99+ new'],
  ])('%d new leads: %s', (count, words) => expect(texts.dashboard.newCount(count)).toBe(words))

  test.each([
    [0, '0 people'],
    [1, '1 person'],
    [1_000, '1,000 people'],
    [1_001, '1,000+ people'],
  ])('%d leads: %s', (count, words) => expect(texts.leads.people(count)).toBe(words))

  test.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('%d behind a tile: %s', (count, words) => expect(texts.staff.waiting(count)).toBe(words))

  test.each([
    [1, true, '1 row'],
    [2, true, '2 rows'],
    [12_345, true, '12,345 rows'],
    [1, false, 'About 1 rows'],
    [999, false, 'About 999 rows'],
    [1_234, false, 'About 1,230 rows'],
    [1_235, false, 'About 1,240 rows'],
    [12_34_567, false, 'About 12,30,000 rows'],
  ])('%d rows, counted: %s: %s', (count, isExact, words) => {
    expect(texts.staff.rowCount(count, isExact)).toBe(words)
  })

  test.each([
    [0, 0, 'None is near two hours'],
    [0, 1, '1 passes two hours within 30 minutes'],
    [0, 9, '9 pass two hours within 30 minutes'],
    [1, 9, '1 waits longer than two hours'],
    [1_000, 0, '1,000 wait longer than two hours'],
  ])('%d late and %d soon: %s', (late, soon, words) =>
    expect(texts.staff.queueGoal(late, soon)).toBe(words),
  )

  test.each([
    [0, 'Nothing else is waiting'],
    [1, '1 more waiting'],
    [1_000, '1,000 more waiting'],
  ])('%d: %s', (count, words) => expect(texts.review.waiting(count)).toBe(words))

  test.each([
    [0, 0, ''],
    [1, 0, 'You skipped 1.'],
    [0, 2, 'Your colleagues are looking at 2.'],
    [3, 1, 'You skipped 3. Your colleagues are looking at 1.'],
  ])('%d skipped, %d with others: %s', (skipped, others, words) => {
    expect(texts.review.leftToOthers(skipped, others)).toBe(words)
  })

  test.each([
    [0, 'Nothing was left to stop: everything is sent or on its way.'],
    [1, 'Stopped. 1 person will not get the message.'],
    [1_200, 'Stopped. 1,200 people will not get the message.'],
  ])('%d: %s', (count, words) => expect(texts.sender.stopped(count)).toBe(words))

  test.each([
    [1, '1 contact'],
    [1_200, '1,200 contacts'],
  ])('%d: %s', (count, words) => expect(texts.sender.contacts(count)).toBe(words))

  test.each([
    [1, /^1 number has no account: .* reach them\.$/],
    [1_200, /^1,200 numbers have no account: .* reach them\.$/],
  ])('%d without an account', (count, words) => {
    expect(texts.sender.strangers(count)).toMatch(words)
  })

  test.each([
    [0, 'Nothing here is listed as “kamra”, so we show every home.'],
    [1, 'Only 1 here is listed as “kamra”, so we show every home.'],
    [2, 'Only 2 here are listed as “kamra”, so we show every home.'],
  ])('%d: %s', (count, words) => expect(texts.search.widened('kamra', count)).toBe(words))

  test.each([
    [1, 'One answer here comes from your sentence. It is marked, please check it.'],
    [2, '2 answers here come from your sentence. They are marked, please check them.'],
  ])('%d: %s', (count, words) => expect(texts.wizard.filledFromSentence(count)).toBe(words))

  test.each([
    [1, 'You can add up to 10 photos. One was left out.'],
    [2, 'You can add up to 10 photos. 2 were left out.'],
  ])('%d: %s', (count, words) => expect(texts.wizard.photosLeftOut(count)).toBe(words))
})
