import { expect, test } from 'vitest'
import { type CallEvent, callReducer, idle } from '#app/forms/call-state.ts'

function after(...events: CallEvent[]) {
  return events.reduce(callReducer, idle)
}

const begin: CallEvent = { type: 'begin', name: 'save' }
const end: CallEvent = { type: 'end' }

function fail(code: number): CallEvent {
  return { type: 'fail', name: 'save', refusal: { code, message: 'No' } }
}

test('a call is busy until it ends', () => {
  expect(after(begin)).toEqual({ busyWith: 'save', trouble: undefined })
  expect(after(begin, end)).toEqual(idle)
})

test.for([
  [0, true],
  [400, false],
  [429, false],
  [499, false],
  [500, true],
  [503, true],
] as const)('a failure with code %i may be retried: %s', ([code, canRetry]) => {
  const trouble = { message: 'No', code, canRetry, of: 'save' }
  expect(after(begin, fail(code), end)).toEqual({ busyWith: undefined, trouble })
})

test('a failure stays busy until the call ends', () => {
  expect(after(begin, fail(0)).busyWith).toBe('save')
})

test('the next call and the next edit take a failure away', () => {
  const failed = [begin, fail(0), end]
  expect(after(...failed, { type: 'begin', name: 'again' })).toEqual({
    busyWith: 'again',
    trouble: undefined,
  })
  expect(after(...failed, { type: 'edit' })).toEqual(idle)
})

test('an edit leaves a call under way', () => {
  expect(after(begin, { type: 'edit' }).busyWith).toBe('save')
})
