import type { OfferedBy } from '#contract/options/owner-checks.ts'

export const onlyActive = 'Only an active listing can be shared'
export const onlyActiveText = 'Others cannot open its page now.'
export const linkCopied = 'Link copied.'
export const cardNote = 'WhatsApp shows this picture with the link.'
export const boardNote =
  'An A4 sheet for the gate or a shop window, with a QR code that opens your listing. Your number is not on it.'
export const scanToSee = {
  owner: 'Scan to see photos and reach the owner',
  agent: 'Scan to see photos and reach the agent',
} as const satisfies Record<OfferedBy, string>
export const scanToSeeHindi = {
  owner: 'फ़ोटो देखने और मालिक से बात करने के लिए स्कैन करें',
  agent: 'फ़ोटो देखने और एजेंट से बात करने के लिए स्कैन करें',
} as const satisfies Record<OfferedBy, string>
export const fromWhom = {
  owner: 'Straight from the owner',
  agent: 'Offered by an agent',
} as const satisfies Record<OfferedBy, string>

/** What a board says first, in two languages. */
export const boardWords = {
  rent: { english: 'TO LET', hindi: 'किराये के लिए' },
  resale: { english: 'FOR SALE', hindi: 'बिकाऊ' },
} as const

/** The text that goes with a link on WhatsApp. */
export function invitation(title: string, price: string, url: string) {
  return `${title}${price && `, ${price}`}\n${url}`
}
