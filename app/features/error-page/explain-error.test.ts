import { expect, test } from 'vitest'
import { explainError } from '#app/features/error-page/explain-error.ts'

const answered = (status: number) => ({ status, statusText: '', internal: false, data: null })

test.for([
  ['a page that is not there', answered(404), 'Page Not Found', false],
  ['a page of somebody else', answered(403), 'Not for this account', false],
  ['too many searches at once', answered(429), 'Too many searches at once', true],
  ['a database that is away', answered(503), 'Please come back in a minute', true],
  ['a fault of ours', answered(500), 'That did not work', true],
  ['a bug in the browser', new TypeError('x is undefined'), 'That did not work', true],
  ['no network in Chrome', new TypeError('Failed to fetch'), 'You are offline', true],
  ['no network in Safari', new TypeError('Load failed'), 'You are offline', true],
  ['no network in Firefox', new TypeError('NetworkError when attempting'), 'You are offline', true],
] as const)('explains %s', ([, error, title, mayHelpToRetry]) => {
  expect(explainError(error)).toMatchObject({ title, mayHelpToRetry })
})
