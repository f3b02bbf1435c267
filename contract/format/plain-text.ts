/**
 * Removes characters that nobody sees and that can make a text look like another one: controls,
 * bidirectional overrides, zero-width characters. Line breaks and tabs stay, and so do the joiners
 * and variation selectors that Indian scripts and emoji need.
 */
export function removeInvisible(text: string): string {
  return text.replace(invisible, '')
}

// NUL is left to the rule that refuses it.
const invisible =
  /(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}|(?![\0\t\n\r])\p{Cc}/gu

/**
 * Makes every web and mail address in a text unusable, except links to the own site: phones turn
 * `evil.example` into a link, but not `evil. example`.
 */
export function breakLinks(text: string, ownOrigin?: string): string {
  return text.replace(/\S+/g, (word) => {
    const isOwn = ownOrigin && (word === ownOrigin || word.startsWith(`${ownOrigin}/`))
    return isOwn ? word : withoutLink(word)
  })
}

function withoutLink(word: string) {
  return (
    word
      // No scheme is longer; without the upper bound, a long word would take quadratic time.
      .replace(/[a-z][a-z0-9+.-]{0,30}:\/\//gi, '')
      .replace(joiningDot, '$& ')
      .replace(/\d{1,3}(?:\.\d{1,3}){3}/g, (address) => address.replaceAll('.', '. '))
  )
}

/** A dot, in any script, between a name and what could be its top-level domain. */
const joiningDot = /(?<=[\p{L}\p{N}\p{M}-])[.．。｡](?=\p{L}[\p{L}\p{N}\p{M}-])/gu
