import { expect, test } from 'vitest'
import { matchesSmsTemplate } from '#domain/broadcasts/match-sms-template.ts'

const template = 'Dear {#var#}, your listing {#var#} is live. - Basera'

test.for([
  ['Dear Asha, your listing SPN1 is live. - Basera', true],
  ['Dear , your listing  is live. - Basera', true],
  [`Dear ${'x'.repeat(30)}, your listing 1 is live. - Basera`, true],
  [`Dear ${'x'.repeat(31)}, your listing 1 is live. - Basera`, false],
  ['Dear Asha, your listing SPN1 is live. - Other', false],
  ['Dear Asha, your listing SPN1 is live. - Basera!', false],
  ['dear Asha, your listing SPN1 is live. - Basera', false],
  ['', false],
] as const)('%s: %s', ([text, fits]) => {
  expect(matchesSmsTemplate(template, text)).toBe(fits)
})

test('many variables side by side take no time', () => {
  const many = `${'{#var#}'.repeat(60)}end`
  expect(matchesSmsTemplate(many, 'x'.repeat(1_500))).toBe(false)
  expect(matchesSmsTemplate(many, `${'x'.repeat(1_500)}end`)).toBe(true)
})
