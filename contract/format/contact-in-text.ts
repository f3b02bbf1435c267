import { holdsWebAddress } from '#contract/format/person-name.ts'
import { removeInvisible } from '#contract/format/plain-text.ts'

/** A way to reach somebody in a text. It is certain where nothing else can be meant. */
export type FoundContact = { kind: 'phone' | 'link'; found: string; isCertain: boolean }

/** The first phone number, link or mail address in a text. */
export function findContact(text: string): FoundContact | undefined {
  const plain = removeInvisible(text).normalize('NFKC')
  const phone = findPhone(plain)
  if (phone) return { kind: 'phone', ...phone }
  // A capital letter after a full stop begins a sentence.
  const spaced = plain.replace(/\.(?=\p{Lu}\p{Ll})/gu, '. ')
  const found = spaced.split(/\s+/).find(isLink)
  return found ? { kind: 'link', found, isCertain: isMailAddress(found) } : undefined
}

function isLink(word: string) {
  return (
    holdsWebAddress(word) || /@[\p{L}\d_]{3}/u.test(word) || /^(https?:|wa\.me|t\.me)/i.test(word)
  )
}

function isMailAddress(word: string) {
  return /[\p{L}\d]@[\p{L}\d-]+\.[\p{L}\d]/u.test(word) || /wa\.me\//i.test(word)
}

/** Digits in figures of any script and in English or Hindi words, whatever stands between them. */
function findPhone(text: string) {
  const digits = [...text.matchAll(token)].map(({ 0: word, index }) => ({
    figures: figuresOf(word),
    start: index,
    end: index + word.length,
  }))
  let possible: string | undefined
  for (let from = 0; from < digits.length; from++) {
    let figures = ''
    for (let at = from; at < digits.length; at++) {
      const before = digits[at - 1]
      // A word or a comma ends a number: `2 rooms`, `12, Sector 45`.
      if (at > from && before && !joins.test(text.slice(before.end, digits[at]!.start))) break
      figures += digits[at]!.figures
      if (mobile.test(figures)) {
        const found = text.slice(digits[from]!.start, digits[at]!.end)
        const groups = digits.slice(from, at + 1).map((each) => each.figures)
        if (isWrittenAsPhone(groups)) return { found, isCertain: true }
        possible ??= found
      }
      if (figures.length > 12) break
    }
  }
  return possible === undefined ? undefined : { found: possible, isCertain: false }
}

/** Several numbers in a row, such as `62 1200 2500`, can have ten digits by chance. */
function isWrittenAsPhone(groups: string[]) {
  const single = groups.filter(({ length }) => length === 1).length
  return single >= 5 || phoneGroups.has(withoutPrefix(groups).join(' '))
}

/** How many digits each group has, those of the prefix left out. */
function withoutPrefix(groups: string[]) {
  let prefix = groups.join('').length - 10
  const lengths = groups.map(({ length }) => {
    const taken = Math.min(prefix, length)
    prefix -= taken
    return length - taken
  })
  return lengths.filter((length) => length > 0)
}

const phoneGroups = new Set(['10', '5 5', '4 6', '6 4', '3 7', '3 3 4', '4 3 3'])

/** An Indian mobile number, with or without its prefix. */
const mobile = /^(?:0|91|091)?[6-9]\d{9}$/

/** What people put between the figures of a number; letters would be words of a sentence. */
const joins = /^[\s.\-–—_*/|()+~•·]{0,6}$/

/** The words of each digit, from zero to nine. */
const spokenDigits = [
  'zero shunya oh शून्य',
  'one ek एक',
  'two do दो',
  'three teen तीन',
  'four char chaar चार',
  'five paanch panch पांच पाँच',
  'six chhe chhah छह छः',
  'seven saat सात',
  'eight aath आठ',
  'nine nau नौ',
]
const digitWords = new Map(
  spokenDigits.flatMap((spoken, digit) => spoken.split(' ').map((word) => [word, `${digit}`])),
)

const words = [...digitWords.keys()].toSorted((a, b) => b.length - a.length).join('|')
const token = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])|\\p{Nd}+`, 'giu')

function figuresOf(word: string) {
  const named = digitWords.get(word.toLowerCase())
  if (named) return named
  return [...word].map((figure) => `${digitValue(figure)}`).join('')
}

/** Every script's ten digits lie in a row that starts at a multiple of sixteen, or six after one. */
function digitValue(figure: string) {
  const code = figure.codePointAt(0) ?? 0
  return code < 0x80 ? code - 0x30 : (code - (code % 16 >= 6 ? 6 : 0)) % 16
}
