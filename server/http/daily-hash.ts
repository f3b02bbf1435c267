import { createHmac } from 'node:crypto'
import { indiaDay } from '#contract/format/dates.ts'

/** Tells addresses apart for a day, without telling which they are. */
export function dailyHash(secret: Buffer, address: string, now = new Date()): Buffer {
  return createHmac('sha256', secret)
    .update(`${indiaDay(now)}\n${address}`)
    .digest()
}
