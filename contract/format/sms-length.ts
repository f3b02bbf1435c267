/**
 * How long an SMS is, as operators count and charge it: in the 7-bit alphabet of GSM, or in 16-bit
 * units as soon as one character is not in it. A text of several parts has less room in each, and
 * neither an escaped character nor a surrogate pair is split between two of them.
 */
export type SmsLength = {
  alphabet: 'GSM-7' | 'Unicode'
  /** Septets or 16-bit units. */
  units: number
  parts: number
  /** How many more units fit into the last part. */
  left: number
  /** The first character that is not in the alphabet of GSM. */
  because: string
}

const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'

/** Written as an escape and a second character, so that each counts twice. */
const extension = '\f^{}\\[~]|€'

const units = new Map([
  ...[...basic].map((char) => [char, 1] as const),
  ...[...extension].map((char) => [char, 2] as const),
])

const room = { 'GSM-7': { one: 160, each: 153 }, Unicode: { one: 70, each: 67 } }

export function smsLength(text: string): SmsLength {
  const chars = [...text.replaceAll(/\r\n?/g, '\n')]
  const because = chars.find((char) => !units.has(char)) ?? ''
  const alphabet = because ? 'Unicode' : 'GSM-7'
  const sizes = chars.map((char) => (because ? char.length : units.get(char)!))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const { one, each } = room[alphabet]
  if (total <= one) {
    return { alphabet, units: total, parts: total > 0 ? 1 : 0, left: one - total, because }
  }
  const { parts, used } = fill(sizes, each)
  return { alphabet, units: total, parts, left: each - used, because }
}

/** Characters go into the next part when they do not fit whole into this one. */
function fill(sizes: number[], each: number) {
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > each) {
      parts++
      used = 0
    }
    used += size
  }
  return { parts, used }
}
