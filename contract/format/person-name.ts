import { removeInvisible } from '#contract/format/plain-text.ts'

/**
 * A typed or pasted name as it is kept: on one line, composed, with plain apostrophes and hyphens.
 * A full stop is followed by a space unless an initial follows, so that no name works as a link.
 */
export function tidyName(text: string): string {
  return removeInvisible(text)
    .normalize('NFC')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\p{Join_Control}+/gu, (joiners) => joiners.slice(0, 1))
    .replace(idleJoiner, '')
    .replace(/\.(?=\p{L}[\p{L}\p{M}])/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether a tidy name has only letters and marks of any script, spaces and .'- in it. */
export function isPersonName(name: string): boolean {
  return nameCharacters.test(name) && !piledMarks.test(name)
}

/** Whether what somebody typed as a name contains a web address. */
export function holdsWebAddress(text: string): boolean {
  return webAddress.test(removeInvisible(text))
}

const nameCharacters = /^'?\p{L}[\p{L}\p{M}\p{Join_Control} .'-]*$/u

/** More marks on one letter than any script needs: they would be drawn over other lines. */
const piledMarks = /[\p{M}\p{Join_Control}]{6}/u

/** Joiners shape letters of Indian scripts beside a mark, and letters of the Arabic script. */
const idleJoiner = /(?<![\p{M}\p{Script=Arabic}])\p{Join_Control}(?!\p{M})/gu

// The endings that links usually have. Any other is made harmless by the space after its dot, so
// that Dr.Sharma need not be refused.
const endings = [
  'com|net|org|info|biz|edu|gov|mobi|app|dev|page|web|site|website|online|store|shop|tech|cloud',
  'live|link|click|club|top|xyz|icu|vip|win|bid|fun|space|host|agency|email|support|bank|loan',
  'property|homes|house|estate|land|rent|example|test',
  'in|co|io|me|ai|tv|cc|us|uk|eu|de|ru|cn|pk|bd|np|lk|ly|gl|gd|be|to|tk|ml|ga|cf|gq|su|ws|sh|gg',
].join('|')

const webAddress = new RegExp(
  `\\bwww\\.|[\\p{L}\\p{N}-]\\.(?:xn--[a-z0-9-]+|${endings})(?![\\p{L}\\p{M}])`,
  'iu',
)
