import { expect, test } from 'vitest'
import { findConflict, type StepState, stepReducer } from '#app/features/wizard/step-conflict.ts'

type Answers = { price: string; bhk: string }
const start: Answers = { price: '50', bhk: '2' }
const theirs: Answers = { price: '60', bhk: '2' }
const fresh: StepState<Answers> = { start, isDecided: false }
const nothing = { isOutdated: false, typed: undefined }

test('a step without news from elsewhere asks nothing', () => {
  expect(findConflict(fresh, nothing)).toBeUndefined()
})

test('what was saved elsewhere is asked about before all else', () => {
  const state = stepReducer(fresh, { type: 'savedElsewhere', saved: theirs })
  const elsewhere = { isOutdated: true, typed: { bhk: '3' } }
  expect(findConflict(state, elsewhere)).toEqual({ kind: 'saved', answers: theirs })
})

test('a draft over older answers is asked about until that is decided', () => {
  const elsewhere = { isOutdated: true, typed: undefined }
  expect(findConflict(fresh, elsewhere)).toEqual({ kind: 'outdated', answers: start })
  expect(findConflict(stepReducer(fresh, { type: 'keepMine' }), elsewhere)).toBeUndefined()
})

test('what was typed on another device is shown over the saved answers, also once decided', () => {
  const elsewhere = { isOutdated: false, typed: { bhk: '3' } }
  const answers = { price: '50', bhk: '3' }
  expect(findConflict(fresh, elsewhere)).toEqual({ kind: 'typed', answers })
  const decided = stepReducer(fresh, { type: 'keepMine' })
  expect(findConflict(decided, elsewhere)).toEqual({ kind: 'typed', answers })
})

test('either answer ends the conflict, and theirs may become the start', () => {
  const state = stepReducer(fresh, { type: 'savedElsewhere', saved: theirs })
  expect(stepReducer(state, { type: 'keepMine' })).toEqual({ start, isDecided: true })
  expect(stepReducer(state, { type: 'takeTheirs' })).toEqual({ start, isDecided: true })
  expect(stepReducer(state, { type: 'takeTheirs', start: theirs })).toEqual({
    start: theirs,
    isDecided: true,
  })
})
