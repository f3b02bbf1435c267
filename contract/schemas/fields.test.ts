import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cities, otherFeatures } from '#contract/options.ts'
import * as fields from '#contract/schemas/fields.ts'
import { listingSearchSchema } from '#contract/schemas/listing-search.ts'

const empty = 'Field cannot be empty'

/** What a form with one field says about it: its value, or the sentence of refusal. */
function read(schema: z.ZodType, input: unknown) {
  const result = z.object({ field: schema }).safeParse(input === absent ? {} : { field: input })
  return result.success
    ? { value: result.data.field }
    : { error: fields.fieldErrors(result.error).field }
}

const absent = Symbol('absent')

describe.each([
  ['text', fields.text({ max: 5 })],
  ['whole number', fields.wholeNumber({ min: 1, max: 9 })],
  ['decimal number', fields.decimalNumber({ min: 1, max: 9 })],
  ['amount', fields.amount({ chars: 4 })],
  ['e-mail', fields.email()],
  ['flag', fields.flag()],
  ['option', fields.optionOf(cities)],
  ['date', fields.isoDate()],
] as [string, z.ZodType][])('a required %s', (_, schema) => {
  test.each([absent, undefined, null, '', '   '])('refuses %s as empty', (input) => {
    expect(read(schema, input)).toEqual({ error: empty })
  })

  test('may be made optional', () => {
    expect(read(fields.optional(schema), absent)).toEqual({ value: undefined })
    expect(read(fields.optional(schema), '')).toEqual({ value: null })
    expect(read(fields.kept(schema), absent)).toEqual({ value: undefined })
    expect(read(fields.kept(schema), ' ')).toEqual({ value: undefined })
    expect(read(fields.requiredIf(false, schema), '')).toEqual({ value: null })
    expect(read(fields.requiredIf(true, schema), '')).toEqual({ error: empty })
  })

  test.each([{}, [], ['a', 'b'], Number.NaN, 'x\0y'])('refuses %j', (input) => {
    expect(read(schema, input).error).toEqual(expect.any(String))
  })
})

test('text is trimmed, limited and free of NUL', () => {
  const schema = fields.text({ max: 5, empty: 'Enter your Full Name' })
  expect(read(schema, ' abcde ')).toEqual({ value: 'abcde' })
  expect(read(schema, 'abcdef')).toEqual({ error: 'Please use at most 5 characters.' })
  expect(read(schema, 'a\0b')).toEqual({ error: 'Please remove the characters we cannot read.' })
  expect(read(schema, '')).toEqual({ error: 'Enter your Full Name' })
  expect(read(schema, absent)).toEqual({ error: 'Enter your Full Name' })
})

test('text loses what nobody sees, and keeps lines, joiners and emoji', () => {
  const schema = fields.text({ max: 60 })
  expect(read(schema, ' a\u202Etxt.exe\u202C\u200B \u0007\n b\uFEFF ')).toEqual({
    value: 'atxt.exe \n b',
  })
  for (const kept of ['क्‍ष', 'घर 👨‍👩‍👧 ❤️']) expect(read(schema, kept)).toEqual({ value: kept })
  expect(read(schema, '\u200B\u3164')).toEqual({ error: empty })
})

test('a name is tidied, and refused when it could carry anything but a name', () => {
  const schema = fields.personName({ empty: 'Enter Full Name.' })
  expect(read(schema, ' Ananya \r\n Sharma ')).toEqual({ value: 'Ananya Sharma' })
  expect(read(schema, '\n')).toEqual({ error: 'Enter Full Name.' })
  expect(read(schema, absent)).toEqual({ error: 'Enter Full Name.' })
  expect(read(schema, 'a'.repeat(81))).toEqual({ error: 'Please use at most 80 characters.' })
  const refused = "Please use only letters, spaces and . ' - in a name, and no links."
  for (const name of ['Ananya evil.com', 'Ananya\0', 'http://evil', ['a']]) {
    expect(read(schema, name)).toEqual({ error: refused })
  }
})

test('ids are ids', () => {
  const id = '0199a0de-0000-7000-8000-000000000001'
  expect(read(fields.id(), id)).toEqual({ value: id })
  expect(read(fields.id(), '7').error).toMatch('could not find')
  expect(read(fields.id(), '')).toEqual({ error: empty })
})

test.each([
  ['7', 7],
  [7, 7],
  [' 7 ', 7],
  ['७', 7],
  ['0', 'Please enter a number from 1 to 9.'],
  ['10', 'Please enter a number from 1 to 9.'],
  ['1.5', 'Please enter a whole number.'],
  ['1e1', 'Please enter a number, digits only.'],
  ['0x5', 'Please enter a number, digits only.'],
  ['seven', 'Please enter a number, digits only.'],
])('whole number %j gives %j', (input, outcome) => {
  const { value, error } = read(fields.wholeNumber({ min: 1, max: 9 }), input)
  expect(value ?? error).toBe(outcome)
})

test('decimal numbers may be negative', () => {
  expect(read(fields.decimalNumber({ min: -90, max: 90 }), '-28.4595')).toEqual({ value: -28.4595 })
  expect(read(fields.decimalNumber({ min: -90, max: 90 }), '90.1').error).toMatch('from -90 to 90')
})

test.each([
  ['85,00,000', 85_00_000],
  ['₹ 18 500', 18_500],
  [18_500, 18_500],
  ['१८,५००', 18_500],
  ['99999999', 99_999_999],
  ['999999999', 'Please use at most 8 characters.'],
  ['99999999999999999999999', 'Please use at most 8 characters.'],
  ['0', 'Please enter a number from 1 to 9,99,99,999.'],
  ['-5', 'Please enter a whole number.'],
  ['12.5', 'Please enter a whole number.'],
  [12.5, 'Please enter a whole number.'],
  ['a lot', 'Please enter a whole number.'],
])('amount %j gives %j', (input, outcome) => {
  const { value, error } = read(fields.amount({ chars: 8, min: 1 }), input)
  expect(value ?? error).toBe(outcome)
})

test.each([
  ['9810012345', true],
  [9810012345, true],
  [' 9810012345 ', true],
  ['९८१००१२३४५', true],
  ['९८१००१२३४', false],
  ['5810012345', false],
  ['981001234', false],
])('phone %s', (input, isRight) => {
  const outcome = read(fields.phone(), input)
  expect(outcome).toEqual(isRight ? { value: '9810012345' } : { error: 'Invalid mobile number' })
})

test.each(['', ' ', absent, null])('phone %s is missing', (input) => {
  expect(read(fields.phone(), input)).toEqual({ error: 'Field cannot be empty' })
})

test('e-mail addresses follow the browser or a rule of their own', () => {
  expect(read(fields.email(), ' a+b@mail.example ')).toEqual({ value: 'a+b@mail.example' })
  expect(read(fields.email(), 'nobody')).toEqual({ error: 'Invalid email id.' })
  expect(read(fields.email({ empty: 'Enter your Email id' }), '').error).toBe('Enter your Email id')
  expect(read(fields.email({ isValid: () => false }), 'a@b.in').error).toBe('Invalid email id.')
})

test.each([
  ['true', true],
  ['TRUE', true],
  ['yes', true],
  [' yes ', true],
  ['false', false],
  ['no', false],
  [true, true],
  [false, false],
  ['maybe', 'Please answer yes or no.'],
  ['constructor', 'Please answer yes or no.'],
  [1, 'Please answer yes or no.'],
])('flag %j gives %j', (input, outcome) => {
  const { value, error } = read(fields.flag(), input)
  expect(value ?? error).toBe(outcome)
})

test('options outside the list are refused', () => {
  expect(read(fields.optionOf(cities), 'delhi')).toEqual({ value: 'delhi' })
  expect(read(fields.optionOf(cities), 'mumbai')).toEqual({
    error: 'Please choose one of the options.',
  })
  expect(read(fields.optionOf(cities), 'constructor').error).toMatch('one of the options')
})

test.each([
  [absent, []],
  ['', []],
  ['[]', []],
  ['on_main_road', ['on_main_road']],
  ['on_main_road, corner_property,', ['on_main_road', 'corner_property']],
  ['["corner_property","corner_property"]', ['corner_property']],
  [['on_main_road'], ['on_main_road']],
  ['["castle"]', 'Please choose one of the options.'],
  ['[1]', 'Please choose one of the options.'],
  ['[oops', 'Please send a list.'],
  [{}, 'Please send a list.'],
])('list %j gives %j', (input, outcome) => {
  const { value, error } = read(fields.listOf(otherFeatures), input)
  expect(value ?? error).toEqual(outcome)
})

test('lists of texts are limited', () => {
  const schema = fields.listOfTexts({ max: 2, maxChars: 3 })
  expect(read(schema, 'a,b')).toEqual({ value: ['a', 'b'] })
  expect(read(schema, 'a,b,c')).toEqual({ error: 'Please choose at most 2.' })
  expect(read(schema, 'abcd')).toEqual({ error: 'Please use at most 3 characters.' })
})

test.each([
  ['01/12/2026', '2026-12-01'],
  ['2026-12-01', '2026-12-01'],
  ['15/11/2026', '2026-11-15'],
  ['14/11/2026', 'Please choose today or a later date.'],
  ['31/02/2027', 'There is no such day. Please check the date.'],
  ['2027-02-31', 'There is no such day. Please check the date.'],
  [' 01/12/2026 ', '2026-12-01'],
  ['31/12/2027', '2027-12-31'],
  ['01/01/2028', 'Please choose a day within the next 12 months.'],
  ['soon', 'Please enter the date as dd/mm/yyyy.'],
  ['on 31/02/2027', 'Please enter the date as dd/mm/yyyy.'],
  ['31/02/2027 or so', 'Please enter the date as dd/mm/yyyy.'],
  [7, 'Please enter the date as dd/mm/yyyy.'],
])('date %s gives %s', (input, outcome) => {
  const { value, error } = read(fields.isoDate({ from: '2026-11-15', to: '2027-12-31' }), input)
  expect(value ?? error).toBe(outcome)
})

test('each refusal is one sentence, the first that is true', () => {
  const all = (schema: z.ZodType, input: unknown) =>
    schema.safeParse(input).error?.issues.map(({ message }) => message)
  const refusedName = ["Please use only letters, spaces and . ' - in a name, and no links."]
  expect(all(fields.personName(), 'http://evil')).toEqual(refusedName)
  expect(all(fields.personName(), ' ')).toEqual([empty])
  expect(all(fields.personName(), '1'.repeat(81))).toEqual(['Please use at most 80 characters.'])
  expect(all(fields.amount({ chars: 3 }), 'a lot')).toEqual(['Please use at most 3 characters.'])
  expect(all(fields.amount({ chars: 9 }), 'a lot')).toEqual(['Please enter a whole number.'])
  expect(all(fields.amount({ chars: 9 }), {})).toEqual(['Please enter a number, digits only.'])
  expect(all(fields.phone(), ' ')).toEqual([empty])
  expect(all(fields.phone(), {})).toEqual(['Invalid mobile number'])
  expect(all(fields.email({ empty: 'Enter it' }), ' ')).toEqual(['Enter it'])
  expect(all(fields.email({ empty: 'Enter it' }), null)).toEqual(['Enter it'])
  expect(all(fields.isoDate(), ' ')).toEqual([empty])
  expect(all(fields.isoDate({ from: '2026-11-15' }), '2')).toEqual([
    'Please enter the date as dd/mm/yyyy.',
  ])
  expect(all(fields.listOfTexts({ max: 2, maxChars: 3 }), {})).toEqual(['Please send a list.'])
})

test('an answer that is kept is the one given', () => {
  expect(read(fields.kept(fields.text({ max: 5 })), ' a ')).toEqual({ value: 'a' })
  expect(read(fields.withDefault('x', fields.text({ max: 5 })), ' ')).toEqual({ value: 'x' })
  expect(read(fields.withDefault('x', fields.text({ max: 5 })), 'y')).toEqual({ value: 'y' })
})

test('an error of the whole form is named so', () => {
  const { error } = z
    .object({})
    .refine(() => false, 'No.')
    .safeParse({})
  expect(fields.fieldErrors(error!)).toEqual({ form: 'No.' })
})

test('errors carry the first sentence of each field', () => {
  const schema = z.object({ a: fields.text({ max: 2 }), b: fields.listOf(cities) })
  const { error } = schema.safeParse({ a: 'x\0yz', b: 'x,y' })
  expect(fields.fieldErrors(error!)).toEqual({
    a: 'Please use at most 2 characters.',
    b: 'Please choose one of the options.',
  })
})

test('a list of junk is one error, however long it is', () => {
  const junk = Array(32_000).fill('1').join()
  const search = { city: 'delhi', lastListIds: junk, filters: `{"filterBHK":[${junk}]}` }
  expect(listingSearchSchema.safeParse(search).error?.issues).toHaveLength(2)
  expect(fields.listOf(cities).safeParse(junk).error?.issues).toHaveLength(1)
})
