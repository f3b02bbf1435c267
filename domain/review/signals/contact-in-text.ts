import * as messages from '#contract/messages.ts'
import { holdsWebAddress } from '#contract/person-name.ts'
import { removeInvisible } from '#contract/plain-text.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import type { Signal } from '#domain/review/signals/signal.ts'

const texts = ['description', 'idealFor', 'address'] as const

/** A phone number, a link or a mail address in the owner's own words. */
export async function contactInText(_db: Db, listing: Listing): Promise<Signal[]> {
  return texts.flatMap((field) => {
    const text = listing[field]
    const found = text ? findContact(text) : undefined
    return found ? { kind: 'contact-in-text' as const, field, text: found } : []
  })
}

/** What to say about the first contact in a text. */
export function findContact(text: string): string | undefined {
  const plain = removeInvisible(text).normalize('NFKC')
  const phone = findPhone(plain)
  if (phone) return messages.review.holdsPhone(phone)
  // A capital letter after a full stop begins a sentence.
  const spaced = plain.replace(/\.(?=\p{Lu}\p{Ll})/gu, '. ')
  const link = spaced.split(/\s+/).find(isLink)
  return link && messages.review.holdsLink(link)
}

function isLink(word: string) {
  return (
    holdsWebAddress(word) || /@[\p{L}\d_]{3}/u.test(word) || /^(https?:|wa\.me|t\.me)/i.test(word)
  )
}

/** Digits in figures of any script and in English or Hindi words, whatever stands between them. */
function findPhone(text: string): string | undefined {
  const digits = [...text.matchAll(token)].map(({ 0: word, index }) => ({
    figures: figuresOf(word),
    start: index,
    end: index + word.length,
  }))
  for (let from = 0; from < digits.length; from++) {
    let figures = ''
    for (let at = from; at < digits.length; at++) {
      const before = digits[at - 1]
      // A word or a comma ends a number: `2 rooms`, `12, Sector 45`.
      if (at > from && before && !joins.test(text.slice(before.end, digits[at]!.start))) break
      figures += digits[at]!.figures
      if (mobile.test(figures)) return text.slice(digits[from]!.start, digits[at]!.end)
      if (figures.length > 12) break
    }
  }
  return undefined
}

/** An Indian mobile number, with or without its prefix. */
const mobile = /^(?:0|91|091)?[6-9]\d{9}$/

/** What people put between the figures of a number; letters would be words of a sentence. */
const joins = /^[\s.\-–—_*/|()+~•·]{0,6}$/

const digitWords: Record<string, string> = {
  ...{ zero: '0', shunya: '0', oh: '0', one: '1', ek: '1', two: '2', do: '2', three: '3' },
  ...{ teen: '3', four: '4', char: '4', chaar: '4', five: '5', paanch: '5', panch: '5', six: '6' },
  ...{ chhe: '6', chhah: '6', seven: '7', saat: '7', eight: '8', aath: '8', nine: '9', nau: '9' },
  ...{ शून्य: '0', एक: '1', दो: '2', तीन: '3', चार: '4', पांच: '5', पाँच: '5', छह: '6', छः: '6' },
  ...{ सात: '7', आठ: '8', नौ: '9' },
}

const words = Object.keys(digitWords)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const token = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])|\\p{Nd}+`, 'giu')

function figuresOf(word: string) {
  const named = digitWords[word.toLowerCase()]
  if (named) return named
  return [...word].map((figure) => `${digitValue(figure)}`).join('')
}

/** Every script's ten digits lie in a row that starts at a multiple of sixteen, or six after one. */
function digitValue(figure: string) {
  const code = figure.codePointAt(0) ?? 0
  return code < 0x80 ? code - 0x30 : (code - (code % 16 >= 6 ? 6 : 0)) % 16
}
