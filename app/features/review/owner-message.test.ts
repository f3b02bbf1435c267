import { expect, test } from 'vitest'
import { rewriteMessage, writeMessage } from '#app/features/review/owner-message.ts'

const price = 'Price: too low'
const photo = 'A picture: blurred.'

test('the reasons write the message', () => {
  expect(writeMessage([])).toBe('')
  expect(writeMessage([price, photo])).toBe('Price: too low. A picture: blurred.')
})

test('what was typed stays when ticks come and go', () => {
  const typed = 'Namaste! Price: too low. Please call me.'
  const more = rewriteMessage(typed, [price], [price, photo])
  expect(more).toBe('Namaste! Price: too low. Please call me. A picture: blurred.')
  expect(rewriteMessage(more, [price, photo], [photo])).toBe(
    'Namaste! Please call me. A picture: blurred.',
  )
  expect(rewriteMessage('Line one\n', [], [price])).toBe('Line one\nPrice: too low.')
})

test('a sentence that somebody has changed is theirs', () => {
  const typed = 'Price: much too low, I think.'
  expect(rewriteMessage(typed, [price], [])).toBe(typed)
  expect(rewriteMessage('Price: too low.', [], [price])).toBe('Price: too low.')
})
