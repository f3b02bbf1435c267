import { type OptionOf, optionList } from '#contract/options/option-list.ts'

/** What whoever offers a home is called. */
export const offeredBy = optionList({ owner: 'Owner', agent: 'Agent' })

/** What an owner can show about a home. */
export const paperKinds = optionList({
  property_tax: 'Property tax receipt',
  electricity_bill: 'Electricity bill',
  sale_deed: 'Sale deed',
})

/** The same, and what a broker gives instead. */
export const ownerCheckKinds = optionList({ ...paperKinds.labels, rera: 'RERA number' })

export const ownerCheckStates = optionList({
  waiting: 'Being checked',
  accepted: 'Checked',
  refused: 'Not accepted',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
})

/** Why staff refuse a paper, as its owner reads it. */
export const paperRefusals = optionList({
  unreadable: 'It cannot be read. Please take the picture again, whole and in good light.',
  incomplete: 'A part of it is missing or covered. Please show the whole paper.',
  other_address: 'It is about another address than this home.',
  other_name: 'It is in another name than that of your account.',
  other_kind: 'It is another kind of paper than you chose.',
  too_old: 'It is more than a year old. Please show the latest one.',
})

/** Why staff refuse a RERA number. */
export const reraRefusals = optionList({
  not_registered: 'The register of the state does not have this number.',
  other_name: 'The register has this number under another name.',
  registration_over: 'The registration has run out. Please give the number once it is renewed.',
})

/** Why a check ended although nobody refused it. */
export const ownerCheckEnds = optionList({
  unanswered: 'We did not look at it in time, and have deleted it. Please show it again.',
  listing_gone: 'The home is no longer offered, so we have deleted the paper.',
  replaced: 'A newer one was accepted.',
  year_over: 'It was checked a year ago.',
})

export const paperTypes = optionList({
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
})

/** Where brokers are registered in the states of our cities, and what their numbers look like. */
export const reraRegisters = optionList({
  delhi: 'Delhi',
  gurugram: 'Haryana, Gurugram',
  panchkula: 'Haryana, Panchkula',
  uttar_pradesh: 'Uttar Pradesh',
})

export type OfferedBy = OptionOf<typeof offeredBy>
export type PaperKind = OptionOf<typeof paperKinds>
export type OwnerCheckKind = OptionOf<typeof ownerCheckKinds>
export type OwnerCheckState = OptionOf<typeof ownerCheckStates>
export type PaperRefusal = OptionOf<typeof paperRefusals>
export type ReraRefusal = OptionOf<typeof reraRefusals>
export type OwnerCheckReason = PaperRefusal | ReraRefusal | OptionOf<typeof ownerCheckEnds>
export type PaperType = OptionOf<typeof paperTypes>
export type ReraRegister = OptionOf<typeof reraRegisters>
