import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import type { Signal } from '#domain/review/signals/signal.ts'
import { findAdvancePayment } from '#domain/review/signals/wording/advance-payment.ts'
import { findShutOut } from '#domain/review/signals/wording/shut-out.ts'

const ownWords = ['description', 'idealFor', 'address'] as const

/** Money that is asked for before a visit, and people who are shut out, in the owner's own words. */
export async function wording(_db: Db, listing: Listing): Promise<Signal[]> {
  return ownWords.flatMap((field) => {
    const text = listing[field] ?? ''
    const [payment, shutOut] = [findAdvancePayment(text), findShutOut(text)]
    const { asksForMoney, shutsOut } = texts.review
    return [
      ...(payment
        ? [
            {
              kind: 'advance-payment' as const,
              field,
              text: asksForMoney(payment.found),
              ...payment,
            },
          ]
        : []),
      ...(shutOut
        ? [{ kind: 'shuts-out' as const, field, text: shutsOut(shutOut.found), ...shutOut }]
        : []),
    ]
  })
}
