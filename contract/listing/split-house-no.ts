import { listingLimits } from '#contract/limits.ts'

const code = String.raw`[a-z]{0,2}[ /-]?[a-z]?\d{1,5}[a-z]?(?: ?[/-] ?\d{1,5}[a-z]?)*`
const names = 'flat|house|apartment|apt|unit|villa|plot|shop|door|kothi|makan|godown|khasra'
/** `Flat No. B-1203`, `H.No 12/4`, wherever they stand. */
const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:(?:${names})(?:[ .]*(?:no|num|number))?|h[ .]*no)[ .:#-]*${code})(?![\p{L}\p{N}])`,
  'iu',
)
/** `B-204, …`, `#302 …`: a number with nothing else before the comma; `GK 2` is a locality. */
const bare =
  /^\s*(#\s*[a-z]?[ /-]?\d{1,5}[a-z]?(?![\p{L}\p{N}])|[a-z]?[ /-]?\d{1,5}[a-z]?(?: ?[/-] ?\d{1,5}[a-z]?)*(?=\s*,))/iu

/** An address and the house or flat number that it seems to hold; undefined where it holds none. */
export function splitHouseNo(address: string): { houseNo: string; address: string } | undefined {
  const found = named.exec(address) ?? bare.exec(address)
  const houseNo = found?.[1]?.trim()
  if (!found || !houseNo || houseNo.length > listingLimits.houseNoChars) return undefined
  const parts = [address.slice(0, found.index), address.slice(found.index + found[0].length)]
  const rest = parts
    .map((part) => part.replace(/^[\s,;-]+|(?<![\s,;-])[\s,;-]+$/g, ''))
    .filter(Boolean)
    .join(', ')
  return rest ? { houseNo, address: rest } : undefined
}
