import type { Meaning } from '#domain/language/phrases/phrase-table.ts'
import type { Token } from '#domain/language/words/tokens.ts'

export const farmland: Meaning = { filters: { propertyTypes: ['agricultural_land'] } }

/** Whether land is measured as fields are, and nothing else is said to stand on it: `2 acre sohna`. */
export function isFarmland(tokens: Token[], meanings: Meaning[]): boolean {
  const isMeasured = tokens.some(({ word, use }, at) => {
    return (
      use !== undefined && fieldUnits.test(word) && /\d|^\p{L}/u.test(tokens[at - 1]?.word ?? '')
    )
  })
  const types = meanings.flatMap(({ filters }) => filters?.propertyTypes ?? [])
  const isOnlyLand = types.every((type) => type === 'plot') && !isPlot(tokens)
  const isOther = meanings.some(
    ({ category, deal }) => category === 'commercial' || deal === 'rent',
  )
  return isMeasured && isOnlyLand && !isOther
}

const fieldUnits = /^(acres?|ekad|ekar|kill[ae]|hectares?|bigha|beegha)$/

/** A `plot` is to be built on; `zameen` may be either. */
function isPlot(tokens: Token[]) {
  return tokens.some(({ word, isProtected }) => !isProtected && /^(plots?|bhukhand)$/.test(word))
}
