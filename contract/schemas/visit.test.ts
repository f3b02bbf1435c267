import { expect, test } from 'vitest'
import { lastVisitDay } from '#contract/format/dates.ts'
import { fieldErrors } from '#contract/schemas/fields.ts'
import { slotsSchema, visitLinkSchema, visitUpdateSchema } from '#contract/schemas/visit.ts'

const today = '2026-11-15'
const _id = '0199a0de-0000-7000-8000-000000000001'
const time = { visit_date: today, visit_time: 'evening' }

function read(form: object) {
  const { data, error } = visitUpdateSchema(today).safeParse({ _id, ...form })
  return data ?? fieldErrors(error!)
}

test.each(['accept', 'propose'])('%s names the time that is meant', (action) => {
  expect(read({ action, ...time })).toEqual({ _id, action, ...time })
  expect(read({ action })).toEqual({
    visit_date: 'Field cannot be empty',
    visit_time: 'Field cannot be empty',
  })
})

test.each(['decline', 'cancel'])('%s needs no time', (action) => {
  expect(read({ action, ...time })).toEqual({ _id, action })
  expect(read({ action, _id: '7' })).toHaveProperty('_id')
})

test('a visit lies between today and the last day, and nothing else can be done with it', () => {
  const on = (visit_date: string) => read({ action: 'propose', ...time, visit_date })
  expect(on('2026-11-14')).toEqual({ visit_date: 'Please choose today or a later date.' })
  expect(on(lastVisitDay(today))).toMatchObject({ visit_date: lastVisitDay(today) })
  expect(on('2028-01-01')).toEqual({
    visit_date: 'Please choose a day within the next 12 months.',
  })
  expect(read({ action: 'erase' })).toHaveProperty('action')
})

test('an exact time says the time of day', () => {
  const exact = { visit_date: today, clock: '10:30' }
  expect(read({ action: 'propose', ...exact })).toEqual({ _id, action: 'propose', ...exact })
  expect(read({ action: 'propose', ...exact, clock: '10:31' })).toHaveProperty('clock')
})

test('by a link, another time is a day with a time, or a slot', () => {
  const propose = (form: object) =>
    visitLinkSchema(today).safeParse({ token: 'x', action: 'propose', ...form }).success
  expect(propose(time)).toBe(true)
  expect(propose({ slot: _id })).toBe(true)
  expect(propose({})).toBe(false)
  expect(propose({ visit_date: today })).toBe(false)
  expect(propose({ visit_time: 'evening' })).toBe(false)
})

test('slots are half hours of a day, at least one', () => {
  const slots = (form: object) => slotsSchema(today).safeParse({ visit_date: today, ...form })
  expect(slots({ clocks: '10:30,11:00', weeks: '4' }).data).toEqual({
    visit_date: today,
    clocks: ['10:30', '11:00'],
    weeks: 4,
  })
  for (const wrong of [{}, { clocks: '' }, { clocks: '10:10' }, { clocks: '10:30', weeks: '99' }]) {
    expect(slots(wrong).success).toBe(false)
  }
})
