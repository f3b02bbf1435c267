import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { anyCharacter } from '#tests/any-character.ts'

test.for([
  ['Sec-14, Gurgaon', 'sector 14 gurugram'],
  ['sectr 14 GURGAON', 'sector 14 gurugram'],
  ['sec14', 'sector 14'],
  ['Sector - 10 A', 'sector 10a'],
  ['Sector 16-17', 'sector 16 17'],
  ['G.T.B. Nagar', 'gtb nagar'],
  ['R K Puram', 'rk puram'],
  ['R.K.Puram', 'rk puram'],
  ['I.P. Extension', 'ip extension'],
  ['Raj Nagar Extn.', 'raj nagar extension'],
  ['South Ex II', 'south extension 2'],
  ['DLF Ph-III', 'dlf phase 3'],
  ['GK1', 'greater kailash 1'],
  ['C.P.', 'connaught place'],
  ['Mayur Vihar-I', 'mayur vihar 1'],
  ['Huda City Center', 'huda city centre'],
  ['B & R Colony', 'b and r colony'],
  ['V3S Mall', 'v3s mall'],
  ['Lakshmi Nagar', 'laxmi nagar'],
  ['सेक्टर १४ गुड़गांव', 'sector 14 gurugram'],
  ['गुड़गाँव', 'gurugram'],
  ['नई दिल्ली', 'new delhi'],
  ['लक्ष्मी नगर', 'laxmi nagar'],
  ['द्वारका', 'dwarka'],
  ['Gr. Noida West', 'greater noida west'],
  ['bas stand', 'bus stand'],
  ['Pkt-4 Rajouri Grdn', 'pocket 4 rajouri garden'],
  ['100%_\\sure', '100 sure'],
  ['  ', ''],
] as const)('writes "%s" as "%s"', ([typed, written]) => {
  expect(normalisePlaceText(typed)).toBe(written)
})

test('leaves only words of letters and digits, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(normalisePlaceText(text)).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u)
    }),
  )
})
