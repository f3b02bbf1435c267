import { createHmac } from 'node:crypto'
import { indiaDay } from '#contract/format/dates.ts'

/** A hash that tells addresses apart for a day and does not reveal them. */
export function dailyHash(secret: Buffer, address: string, now = new Date()): Buffer {
  return createHmac('sha256', secret)
    .update(`${indiaDay(now)}\n${address}`)
    .digest()
}
