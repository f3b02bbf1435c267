import { devanagariWords } from '#contract/understand/devanagari-words.ts'

/** A word, number or sign of what somebody typed. */
export type Token = {
  /** In lower case and one spelling: `बीएचके` is `bhk`. */
  word: string
  start: number
  end: number
  /** What it turned out to mean; nothing yet when undefined. */
  use?: 'meaning' | 'filler' | undefined
}

const pattern = /\d+(?:,\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}’']*|[+₹/&<>–-]/gu
/** Letters that stand right behind a number and belong to it. */
const units = /^(\d+(?:\.\d+)?)$/

/** Cuts a text into tokens; `2bhk` is two of them, `10a` and `b2` stay one. */
export function readTokens(text: string): Token[] {
  const plain = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
  const tokens: Token[] = []
  for (const match of plain.matchAll(pattern)) {
    const start = match.index
    const word = canonical(match[0])
    const last = tokens.at(-1)
    const isGlued = last?.end === start && units.test(last.word) && /^\p{L}/u.test(word)
    if (last && isGlued && !gluedUnits.has(word)) {
      last.word += word
      last.end += match[0].length
    } else {
      tokens.push({ word, start, end: start + match[0].length })
    }
  }
  return tokens
}

/** What is left of the text when everything understood is taken out. */
export function leftOver(text: string, tokens: Token[]): string {
  let rest = ''
  let before: Token | undefined
  for (const token of tokens) {
    if (!token.use) {
      const between = before && !before.use ? text.slice(before.end, token.start) : ' '
      rest += between + text.slice(token.start, token.end)
    }
    before = token
  }
  // Signs on their own were only between the words that are gone.
  return rest
    .replace(/(^|\s)[^\p{L}\p{N}\s]+(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The number a token stands for, in digits or in words. */
export function numberOf(token: Token | undefined): number | undefined {
  if (!token || token.use) return undefined
  if (/^\d[\d,]*(\.\d+)?$/.test(token.word)) return Number(token.word.replaceAll(',', ''))
  return Object.hasOwn(numberWords, token.word) ? numberWords[token.word] : undefined
}

export function use(tokens: readonly (Token | undefined)[], as: Token['use'] = 'meaning') {
  for (const token of tokens) if (token) token.use = as
}

function canonical(found: string) {
  const lower = found.toLowerCase().normalize('NFC').replace(/[’']/g, '')
  return devanagariWords[lower.replaceAll('\u093c', '').replaceAll('ँ', 'ं')] ?? lower
}

const gluedUnits = new Set(
  'k l lac lacs lakh lakhs cr crs crore crores bhk bhks bkh rk bed beds br bedroom bedrooms room rooms th st nd rd pm hazar hajar thousand karod rs'.split(
    ' ',
  ),
)

const numberWords: Record<string, number> = {
  ...{ ek: 1, do: 2, teen: 3, tin: 3, char: 4, chaar: 4, paanch: 5, panch: 5, pach: 5, chhe: 6 },
  ...{ saat: 7, aath: 8, nau: 9, das: 10, bees: 20, pachees: 25, tees: 30, chalis: 40, pachas: 50 },
  ...{ pachaas: 50, sath: 60, sattar: 70, assi: 80, nabbe: 90, sau: 100, dedh: 1.5, dhai: 2.5 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ pandrah: 15, barah: 12, gyarah: 11, solah: 16, athara: 18, twenty: 20, thirty: 30 },
  ...{ forty: 40, fifty: 50, sixty: 60, single: 1, double: 2, triple: 3, paintees: 35, pandra: 15 },
}
