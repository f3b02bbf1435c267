export const onlyActive = 'Only an active listing can be shared'
export const onlyActiveText = 'Others cannot open its page now.'
export const linkCopied = 'Link copied.'
export const cardNote = 'WhatsApp shows this picture with the link.'
export const boardNote =
  'An A4 sheet for the gate or a shop window, with a QR code that opens your listing. Your number is not on it.'
export const scanToSee = 'Scan to see photos and reach the owner'
export const scanToSeeHindi = 'फ़ोटो देखने और मालिक से बात करने के लिए स्कैन करें'
export const noBroker = 'Straight from the owner'

/** What a board says first, in two languages. */
export const boardWords = {
  rent: { english: 'TO LET', hindi: 'किराये के लिए' },
  resale: { english: 'FOR SALE', hindi: 'बिकाऊ' },
} as const

/** The text that goes with a link on WhatsApp. */
export function invitation(title: string, price: string, url: string) {
  return `${title}${price && `, ${price}`}\n${url}`
}
