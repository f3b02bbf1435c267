import type { AnswerName } from '#contract/listing/answer-texts.ts'

/** Reasons that staff give often, to be picked and edited. */
export const photoReasons = [
  'This picture is blurred or too dark.',
  'This picture does not show this property.',
  'This picture carries a phone number or a logo.',
  'This picture shows people or papers.',
] as const

const common = ['Please check this answer.', 'This does not fit the pictures.'] as const

const byField: Partial<Record<AnswerName, readonly string[]>> = {
  price: [
    'This is far from what similar properties cost. Please check the number of zeros.',
    'Please give the price of the whole property.',
  ],
  description: [
    'Please take the phone number or link out of the text.',
    'Please describe the property in your own words.',
  ],
  idealFor: ['Please take the phone number or link out of the text.'],
  address: ['Please give the full address: society or street, and the block.'],
  lat: ['The pin is not where the address says.'],
  photos: ['Please add pictures of the rooms.', 'Please add a picture from outside.'],
}

export function cannedReasons(field: AnswerName): readonly string[] {
  return [...(byField[field] ?? []), ...common]
}
