import { latinDigits } from '#contract/format/digits.ts'
import { latinWord } from '#domain/language/words/devanagari-words.ts'
import { shortWords } from '#domain/language/words/short-words.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

/** A word, number or sign of what somebody typed. */
export type Token = {
  /** In lower case and one spelling: `बीएचके` is `bhk`. */
  word: string
  start: number
  end: number
  /** Its spelling in the words left over, where not as it was typed. */
  written?: string | undefined
  /** Part of a place's name, which no reader may take for anything else. */
  isProtected?: true
  /** What it turned out to mean; nothing yet when undefined. */
  use?: 'meaning' | 'filler' | 'wish' | undefined
}

/** `1,01,112` and `25,000` are numbers; `10,11,12` is a list, and so is whatever follows `sector`. */
const grouped = String.raw`(?<!(?:sec\p{L}*|स[ेै]क्टर)[\s-]*(?:\d+,\s*)*)(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d\d)+,\d{3})(?!,?\d)(?:\.\d+)?`
const plain = String.raw`\d+(?:\.\d+)?`
const letters = String.raw`\p{L}[\p{L}\p{M}’'\u200c\u200d]*`
const pattern = new RegExp(`${grouped}|${plain}|${letters}|[+₹/&<>–-]`, 'giu')

/** Cuts a text into tokens; `2bhk` is two of them, `10a` and `b2` stay one. */
export function readTokens(text: string): Token[] {
  const typed = latinDigits(text)
    .replace(/\bb\/w\b/gi, 'btw')
    .replace(/(?<=\b\d),(?=\d\b)/g, '/') // 2,3 bhk
    .replace(/(?<=\d)[*×](?=\d)/g, 'x') // 10*15
  const tokens: Token[] = []
  for (const match of typed.matchAll(pattern)) {
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
      rest += between + (token.written ?? text.slice(token.start, token.end))
    }
    before = token
  }
  // Signs on their own were only between the words that are gone; a picture is no part of a name.
  return rest
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|\u{fe0f}|\u{20e3}/gu, ' ')
    .replace(/(^|\s)[^\p{L}\p{N}\s]+(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether nothing has been read from a token yet, and something may be. */
export function isFree(token: Token): boolean {
  return !token.use && !token.isProtected
}

/** The word of a token that is free; empty when there is none. */
export function free(token: Token | undefined): string {
  return token && isFree(token) ? token.word : ''
}

export function use(tokens: readonly (Token | undefined)[], as: Token['use'] = 'meaning') {
  for (const token of tokens) if (token) token.use = as
}

function canonical(found: string) {
  const word = latinWord(found.toLowerCase().replace(/[’']/g, ''))
  return shortWords.get(word) ?? word
}

/** Letters that stand right behind a number and are a word of their own. */
const gluedUnits = wordSet(
  `k l lac lacs lakh lakhs laakh lakhs lkh cr crs crore crores karod karor hazar hazaar hajar hajaar
  thousand rs pm bhk bhks bkh rk bed beds br bedroom bedrooms room rooms kamra kamre th st nd rd
  gaj gaz sqft sft sq sqyd sqm sqmt sqmtr yd yds acre acres bigha marla kanal ft feet floor floors mtr
  bath baths month months`,
)
