import { expect, test } from 'vitest'
import { errorOf, type FieldEvent, fieldReducer, startFields } from '#app/forms/field-state.ts'

type Values = { name: string; email: string }
const start: Values = { name: '', email: 'a@b.in' }

function after(...events: FieldEvent<Values>[]) {
  return events.reduce(fieldReducer<Values>, startFields(start, undefined))
}

function change(name: keyof Values, value: string, settles = false): FieldEvent<Values> {
  return { type: 'change', name, value, settles }
}

test('a form starts with what was kept, without fields that it no longer has', () => {
  const kept = { values: { name: 'Asha', nick: 'A' }, isOutdated: true }
  expect(startFields(start, kept)).toMatchObject({
    values: { name: 'Asha', email: 'a@b.in' },
    isOutdated: true,
  })
  expect(startFields(start, kept).values).not.toHaveProperty('nick')
})

test('a draft wins over what was typed early, which wins over the start', () => {
  const early = { name: 'Ash', email: 'early@b.in' }
  const kept = { values: { name: 'Asha', nick: 'A' }, isOutdated: true }
  const state = after({ type: 'restore', early, kept })
  expect(state.values).toEqual({ name: 'Asha', email: 'early@b.in' })
  expect(state.isOutdated).toBe(true)
  expect(after({ type: 'restore', early, kept: undefined })).toMatchObject({
    values: early,
    isOutdated: false,
  })
})

test('what the server refused is told until that field is changed', () => {
  const refuse: FieldEvent<Values> = { type: 'refuse', errors: { name: 'Short', email: 'Taken' } }
  expect(after(refuse, change('name', 'A')).refused).toEqual({ email: 'Taken' })
})

test('a field is told what the check finds once it is settled', () => {
  const wrong = { name: 'Too short', email: 'No e-mail' }
  const typed = after(change('name', 'A'))
  expect(errorOf(typed, wrong, 'name')).toBeUndefined()
  expect(errorOf(after(change('name', 'A', true)), wrong, 'name')).toBe('Too short')
  const left = after({ type: 'settle', names: ['email'] })
  expect(errorOf(left, wrong, 'email')).toBe('No e-mail')
  expect(errorOf(left, wrong, 'name')).toBeUndefined()
})

test('what the server said comes before what the check finds', () => {
  const state = after(change('name', 'A', true), { type: 'refuse', errors: { name: 'Taken' } })
  expect(errorOf(state, { name: 'Too short' }, 'name')).toBe('Taken')
})

test('settling keeps what was settled, and the same state when nothing is new', () => {
  const state = after({ type: 'settle', names: ['name'] }, { type: 'settle', names: ['email'] })
  expect([...state.settled]).toEqual(['name', 'email'])
  expect(fieldReducer(state, { type: 'settle', names: ['name'] })).toBe(state)
})

test('a reset forgets errors, settled fields and the draft', () => {
  const state = after(
    { type: 'restore', early: {}, kept: { values: {}, isOutdated: true } },
    change('name', 'A', true),
    { type: 'refuse', errors: { name: 'Taken' } },
    { type: 'reset', values: { name: 'New', email: '' } },
  )
  expect(state).toEqual(startFields({ name: 'New', email: '' }, undefined))
})
