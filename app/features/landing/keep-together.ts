/** Keeps a price and the number of a sector on one line with the word before them. */
export function keepTogether(text: string): string {
  return text.replace(/(₹|\b(?:Sector|Phase)) (?=\d)/g, '$1\u00a0')
}
