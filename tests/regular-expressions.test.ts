import { expect, test } from 'vitest'
import { type Expression, growthOf, readExpressions, runMaker } from '#tests/regular-expressions.ts'

/** Files with an expression whose time may grow with the square of what it reads, and why that is short. */
const shortTexts: Record<string, string> = {
  'contract/format/money.ts': 'the digits of one number',
  'domain/language/words/tokens.ts': 'a search of 100 characters or a sentence of 500',
}

/** Reads nothing but our own migrations, in tests. */
const ownTextsOnly = 'db/migration-rules.ts'

/** Makes one of two numbers, for so many digits. */
const madeWhenCalled = 'contract/schemas/otp.ts'

const { literals, makers } = readExpressions()

test('no regular expression takes longer than the length of the text that it reads', () => {
  expect(literals.length).toBeGreaterThan(400)
  const ours = literals.filter(({ file }) => file !== ownTextsOnly)

  expect(ours.filter(isSlow).map(name)).toEqual([])
})

test('nor does one that is made of texts when the site starts', async () => {
  expect(makers.length).toBeGreaterThan(5)
  for (const file of makers.filter((each) => each !== madeWhenCalled)) {
    const made = await runMaker(file)
    expect(made.length, `${file} makes none when it is imported`).toBeGreaterThan(0)
    expect(made.filter(isSlow).map(name)).toEqual([])
  }
})

test.for([
  ['exponential', /^(a+)+$/],
  ['polynomial', /\/+$/],
  [undefined, /^\/+$/],
] as const)('growth is %s for %s', ([growth, { source, flags }]) => {
  expect(growthOf({ file: '', source, flags })).toBe(growth)
})

function isSlow(expression: Expression) {
  const growth = growthOf(expression)
  return growth === 'exponential' || (growth === 'polynomial' && !(expression.file in shortTexts))
}

function name({ file, source, flags }: Expression) {
  return `${file} /${source}/${flags}`
}
