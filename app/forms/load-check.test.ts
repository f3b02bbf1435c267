import { expect, test } from 'vitest'
import { loadCheck } from '#app/forms/load-check.ts'
import { callRequestSchema } from '#contract/schemas/request.ts'
import * as texts from '#contract/texts.ts'

test('a form is checked by the schema of its call, with a sentence for each field', async () => {
  const check = await loadCheck(async () => callRequestSchema)

  expect(check({ full_name: '', phone_no_b: '98100' })).toEqual({
    full_name: texts.validation.empty,
    phone_no_b: texts.validation.mobile,
  })
  expect(check({ full_name: 'Ritu', phone_no_b: '9810012345' })).toEqual({})
})
