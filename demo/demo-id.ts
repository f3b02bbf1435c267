import { toBase32 } from '#contract/ids.ts'
import { randomFor } from '#demo/random.ts'

/** The tables whose demo rows have an id, each with a range of its own. */
const kinds = [
  'user',
  'listing',
  'lead',
  'visit',
  'notification',
  'call',
  'mail',
  'search',
  'report',
  'template',
  'broadcast',
  'recipient',
  'alert',
  'audit',
  'saved search',
  'review',
  'home',
  'home ruling',
  'conversation',
  'line',
  'family list',
  'relative',
] as const

type Kind = (typeof kinds)[number]

const roomPerKind = 1_000_000_000
// The time inside demo ids: long before any real row, so that the two never mix.
const firstTime = Date.UTC(2020, 0, 1)

/** The id of the demo row with this number: a UUIDv7 that is the same at every loading. */
export function demoId(kind: Kind, index: number): string {
  const time = (firstTime + kinds.indexOf(kind) * roomPerKind + index)
    .toString(16)
    .padStart(12, '0')
  const random = randomFor('id', kind, index)
  const bits = () => random.whole(0, 0xffffffff).toString(16).padStart(8, '0')
  const variant = '89ab'.charAt(random.whole(0, 3))
  const [a, b] = [bits(), bits()]
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${a.slice(0, 3)}`,
    variant + a.slice(3, 6),
    b + bits().slice(0, 4),
  ].join('-')
}

/** Ids lie in this range exactly when they are of demo rows of the kind. */
export function demoIdRange(kind: Kind) {
  const start = firstTime + kinds.indexOf(kind) * roomPerKind
  return { from: lowestId(start), below: lowestId(start + roomPerKind) }
}

/** The number of the row that has this demo id. */
export function demoIndex(kind: Kind, id: string): number {
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
  return time - firstTime - kinds.indexOf(kind) * roomPerKind
}

const halfBits = 0xfffff

/** The public number of a listing. Each index has another one, and neighbours look unlike. */
export function demoSpn(index: number): string {
  let [left, right] = [Math.floor(index / (halfBits + 1)), index & halfBits]
  for (const key of [0x9e377, 0x85ebc, 0xc2b2a, 0x27d4e]) {
    const mixed = Math.imul((right ^ key) + 1, 0x2c1b3c6d)
    ;[left, right] = [right, left ^ ((mixed >>> 9) & halfBits)]
  }
  const fiveBits = [left, right].flatMap((half) => [15, 10, 5, 0].map((shift) => half >> shift))
  return `SPN${toBase32(fiveBits)}`
}

function lowestId(time: number) {
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}
