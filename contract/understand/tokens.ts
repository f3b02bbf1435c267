import { latinWord } from '#contract/understand/devanagari-words.ts'

/** A word, number or sign of what somebody typed. */
export type Token = {
  /** In lower case and one spelling: `बीएचके` is `bhk`. */
  word: string
  start: number
  end: number
  /** What it turned out to mean; nothing yet when undefined. */
  use?: 'meaning' | 'filler' | undefined
}

const pattern =
  /\d+(?:,\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}’'\u200c\u200d]*|[+₹/&<>–-]/gu

/** Cuts a text into tokens; `2bhk` is two of them, `10a` and `b2` stay one. */
export function readTokens(text: string): Token[] {
  const plain = text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/(?<=\b\d),(?=\d\b)/g, '/') // 2,3 bhk
  const tokens: Token[] = []
  for (const match of plain.matchAll(pattern)) {
    const start = match.index
    const word = canonical(match[0])
    const last = tokens.at(-1)
    const isGlued = last?.end === start && /^[\d.]+$/.test(last.word) && /^\p{L}/u.test(word)
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

/** The word of a token that nothing has been read from yet; empty when there is none. */
export function free(token: Token | undefined): string {
  return token && !token.use ? token.word : ''
}

export function use(tokens: readonly (Token | undefined)[], as: Token['use'] = 'meaning') {
  for (const token of tokens) if (token) token.use = as
}

function canonical(found: string) {
  return latinWord(found.toLowerCase().replace(/[’']/g, ''))
}

/** Letters that stand right behind a number and are a word of their own. */
const gluedUnits = new Set(
  `k l lac lacs lakh lakhs laakh lakhs lkh cr crs crore crores karod karor hazar hazaar hajar hajaar
  thousand rs pm bhk bhks bkh rk bed beds br bedroom bedrooms room rooms kamra kamre th st nd rd
  gaj gaz sqft sft sq sqyd acre bigha marla kanal`.split(/\s+/),
)
