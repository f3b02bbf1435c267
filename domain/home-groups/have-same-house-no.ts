/** What people write before a number, which says nothing. */
const fillers = new Set([
  'flat',
  'house',
  'h',
  'plot',
  'unit',
  'shop',
  'office',
  'apartment',
  'apt',
  'number',
  'no',
  'num',
  'tower',
  'block',
  'wing',
])

/**
 * Whether two house numbers, as owners type them, are the same one: "Flat No. B-204" and "b 204"
 * are. Undefined where that cannot be known: nothing was typed, or one of them leaves the block out.
 */
export function haveSameHouseNo(a: string | null, b: string | null): boolean | undefined {
  const [one, other] = [partsOf(a), partsOf(b)]
  if (!one || !other) return undefined
  if (one.number !== other.number) return false
  if (one.block === other.block) return true
  return one.block && other.block ? false : undefined
}

/** Block and number: "T2 - 1204" is 1204 in T2, "B204" is 204 in B, "12 A" is 12a. */
function partsOf(typed: string | null) {
  const parts = (typed ?? '').toLowerCase().match(/[a-z]+|\d+/g) ?? []
  const said = parts.filter((part) => !fillers.has(part))
  const at = said.findLastIndex((part) => /^\d/.test(part))
  const suffix = said.slice(at + 1).join('')
  if (at < 0 || suffix.length > 1) return undefined
  return { block: said.slice(0, at).join(''), number: `${Number(said[at])}${suffix}` }
}
