import { type OptionOf, optionList } from '#contract/options/option-list.ts'

/** What the site notices about a listing, as staff read it in tables. */
export const signalKinds = optionList({
  'borrowed-photos': 'Pictures that somebody else had before',
  'similar-photos': 'Pictures of the owner’s other listings, or copied by others',
  'low-price': 'Price far below similar homes',
  'high-price': 'Price far above similar homes',
  'advance-payment': 'Asks for money in advance',
  'shuts-out': 'Shuts people out by religion or caste',
  complaints: 'Complaints of users',
  'new-number': 'New number, homes in many cities',
  'many-listings': 'Many listings in a day',
  'contact-in-text': 'Phone number or link in the text',
  'pin-outside': 'Pin away from the address',
})

export type SignalKind = OptionOf<typeof signalKinds>

/** One reason for the score of a listing: what was noticed, and how much it weighs. */
export type WeighedSignal = { kind: SignalKind; weight: number }
