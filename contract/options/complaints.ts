import { type OptionOf, optionList } from '#contract/options/option-list.ts'

export const complaintReasons = optionList({
  fake: 'It does not exist or is not theirs to offer',
  sold: 'It is already sold or let',
  wrong_price: 'The price is not true',
  wrong_photos: 'The photos show another place',
  agent: 'An agent poses as the owner',
  offensive: 'It is offensive or discriminates',
  not_same_home: 'It is not the same home as the others shown with it',
  other: 'Something else',
})

export type ComplaintReason = OptionOf<typeof complaintReasons>
