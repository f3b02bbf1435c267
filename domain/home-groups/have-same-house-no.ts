/** Words that people write before a number. */
const words = /\b(flat|house|h|plot|unit|shop|office|apartment|apt|number|no|num)\b/g

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

/** Block and number: "T2 - 1204" is 1204 in T2; "B204" is 204 in B. */
function partsOf(typed: string | null) {
  const plain = (typed ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(words, ' ')
    .trim()
  const [, before = '', number, after = ''] = /^(.*?)0*(\d+)\s*([a-z]?)$/.exec(plain) ?? []
  if (!number) return undefined
  return { block: before.replace(/tower|block|wing|\s/g, ''), number: `${number}${after}` }
}
