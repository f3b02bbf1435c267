export const onlyShown = 'Only a listing that is shown can be changed this way.'
export const justApproved =
  'Your last changes were approved just now. Please try again in a minute.'
export const originalHidden = 'The listing is no longer shown, so its changes cannot be either.'
export const onlyListing =
  'These are changes to a listing. They are approved or sent back; to sell or hide it, open the listing itself.'
export const otherKind =
  'A listing on show stays for rent or for sale, and a home or a workplace. Please list it anew for the other.'
export const discarded = 'Your changes are discarded. The listing stays as it is.'
export const liveChanged = 'Changed. Everybody sees it now.'
export const liveHeld =
  'Saved. The price is far below that of similar homes, so our team looks at it before the listing is shown again, usually within two hours.'
/** A hint about the price, for the owner of a listing held back for it. */
export const checkZeros =
  'It is far below that of similar properties. If a zero is missing, please tell us.'
export const changeTerms = 'Price and date'
export const termsHint = 'Everybody sees the new ones as soon as you save them.'
export const states = {
  draft: 'You have begun changes that are not sent yet. Everybody sees the listing as it was.',
  under_review: 'Your changes are being checked. Until then everybody sees the listing as it was.',
  review_failed: 'Your changes need a correction. Everybody sees the listing as it was.',
} as const
export const discardQuestion = {
  title: 'Discard your changes?',
  text: 'The listing stays as everybody sees it now.',
  ok: 'Discard',
  cancel: 'Keep them',
} as const
export const inWizard =
  'Everybody goes on seeing this listing as it was. Price, deposit and date change as soon as you save them; the rest when our team has checked it.'
export const finishHint =
  'Your changes are saved. After Finish our team checks them, usually within a day; until then the listing stays public as it was.'
export const sent = {
  title: 'Your changes are sent.',
  text: 'The listing stays public as it was until our team has checked them. We will tell you.',
} as const
export const toListing = 'Changes to a listing on show'
