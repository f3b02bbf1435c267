import type { AnswerName } from '#contract/listing/answer-texts.ts'
import type { SignalKind } from '#contract/options/signals.ts'

/** Something that staff often want corrected: in short for themselves, and as the owner reads it. */
type CannedReason = readonly [short: string, text: string]

const replace: CannedReason = ['to be replaced', 'Please replace this picture.']
const usedElsewhere: CannedReason = [
  'used in another listing',
  'This picture is used in another listing. Please take your own.',
]
const check: CannedReason = ['to be checked', 'Please check this answer.']
const priceFarOff: CannedReason = [
  'far from similar homes',
  'This is far from what similar properties cost. Please check the number of zeros.',
]
const holdsContact: CannedReason = [
  'phone number or link in it',
  'Please take the phone number or link out of the text.',
]
const pinElsewhere: CannedReason = [
  'not at the address',
  'The pin is not where the address says. Please move it.',
]

const asksForMoney: CannedReason = [
  'asks for money in advance',
  'Please take the request for money out of the text: nobody should pay before a visit.',
]
const shutsOut: CannedReason = [
  'shuts people out',
  'Please take the words about religion or caste out of the text.',
]

const ofPhotos: readonly CannedReason[] = [
  replace,
  ['blurred or dark', 'This picture is blurred or too dark.'],
  ['another property', 'This picture does not show this property.'],
  ['number or logo in it', 'This picture carries a phone number or a logo.'],
  ['people or papers', 'This picture shows people or papers.'],
  usedElsewhere,
]

const common: readonly CannedReason[] = [
  check,
  ['does not fit the pictures', 'This does not fit the pictures.'],
]

const byField: Partial<Record<AnswerName, readonly CannedReason[]>> = {
  price: [priceFarOff, ['not of the whole', 'Please give the price of the whole property.']],
  description: [
    holdsContact,
    asksForMoney,
    shutsOut,
    ['not in own words', 'Please describe the property in your own words.'],
  ],
  idealFor: [holdsContact, shutsOut],
  houseNo: [holdsContact],
  address: [
    ['not complete', 'Please give the full address: society or street, and the block.'],
    holdsContact,
  ],
  lat: [pinElsewhere],
  photos: [
    ['rooms missing', 'Please add pictures of the rooms.'],
    ['outside missing', 'Please add a picture from outside.'],
  ],
}

const bySignal: Partial<Record<SignalKind, CannedReason>> = {
  'borrowed-photos': usedElsewhere,
  'similar-photos': usedElsewhere,
  'advance-payment': asksForMoney,
  'shuts-out': shutsOut,
  'contact-in-text': holdsContact,
  'low-price': priceFarOff,
  'high-price': priceFarOff,
  'pin-outside': pinElsewhere,
}

type Subject = { field: AnswerName; photo?: string | undefined }

/** What is often said about an answer, the pictures or one picture, to be picked and edited. */
export function cannedReasons({ field, photo }: Subject): readonly string[] {
  const fitting = photo ? ofPhotos : [...(byField[field] ?? []), ...common]
  return fitting.map(([, text]) => text)
}

/**
 * The default reason for a ticked answer: what the site noticed about it, else that it be checked.
 */
export function firstReason({ photo }: Subject, signals: readonly SignalKind[] = []): string {
  const noticed = signals.flatMap((kind) => bySignal[kind]?.[1] ?? [])
  return [...new Set(noticed)].join(' ') || (photo ? replace : check)[1]
}

/** A reason in short where it is one of ours. */
export function shortReason(text: string): string {
  return shortTexts.get(text) ?? text
}

const shortTexts = new Map(
  [...ofPhotos, ...common, ...Object.values(byField).flat()].map(([short, text]) => [text, short]),
)
