import { expect, test } from 'vitest'
import { reraNumbers, reraRegisterOf, tidyReraNumber } from '#contract/listing/rera-number.ts'

test.for(Object.entries(reraNumbers))('the example of %s is one of its numbers', ([name, form]) => {
  expect(reraRegisterOf(form.example)).toBe(name)
})

test.for([
  ['dlrera2023a0045', 'delhi'],
  [' DLRERA 2023 A 0045 ', 'delhi'],
  ['hrera–pkl–rea–1024–2023', 'panchkula'],
  ['HARERA/GGM/1512/1107/2023/142', 'gurugram'],
  ['UPRERAAGT 12345', 'uttar_pradesh'],
] as const)('%s is of %s however it is typed', ([typed, register]) => {
  expect(reraRegisterOf(tidyReraNumber(typed))).toBe(register)
})

test.for([
  ['a project', 'DLRERA2023P0045'],
  ['a project', 'UPRERAPRJ12345'],
  ['another state', 'A51800012345'],
  ['too short', 'UPRERAAGT12'],
  ['more behind it', 'DLRERA2023A0045;DROP'],
  ['nothing', ''],
] as const)('%s is no number of a broker here: %s', ([, typed]) => {
  expect(reraRegisterOf(tidyReraNumber(typed))).toBeUndefined()
})
