import { z } from 'zod'
import { addressSearchLimits } from '#contract/limits.ts'
import { cities } from '#contract/options.ts'
import { decimalNumber, optionOf, text } from '#contract/schemas/fields.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { findPinWarning } from '#domain/places/find-pin-warning.ts'
import { consumeRateLimits } from '#domain/rate-limits/consume-rate-limit.ts'
import { memberCall } from '#server/api/call.ts'
import type { GeocoderAnswer } from '#server/providers/geocoder/geocoder.ts'

const addressQuerySchema = z.object({
  text: text({ max: addressSearchLimits.chars }),
  city: optionOf(cities),
})

const pointSchema = z.object({
  city: optionOf(cities),
  l_lat: decimalNumber({ min: -90, max: 90 }),
  l_long: decimalNumber({ min: -180, max: 180 }),
})

/** Addresses and pins, for the map of the listing wizard. */
export const geoCalls = {
  '/api/geo/suggest': memberCall({
    form: addressQuerySchema,
    async answer({ c, db, resources, form }) {
      await consumeAddressLimit(db, c.var.address)
      return { data: geocoded(await resources.geocoder.suggest(form)) }
    },
  }),

  '/api/geo/geocode': memberCall({
    form: addressQuerySchema,
    async answer({ c, db, resources, form }) {
      await consumeAddressLimit(db, c.var.address)
      return { data: geocoded(await resources.geocoder.geocode(form)) }
    },
  }),

  /** The address of a pin, and a warning where the pin is probably misplaced. */
  '/api/geo/reverse': memberCall({
    form: pointSchema,
    async answer({ c, db, resources, form: { city, l_lat: lat, l_long: lng } }) {
      await consumeAddressLimit(db, c.var.address)
      const [answer, warning] = await Promise.all([
        resources.geocoder.reverse({ lat, lng }),
        findPinWarning(db, city, { lat, lng }),
      ])
      return { data: { ...geocoded(answer), warning } }
    },
  }),
}

/** What was found, or the sentence that the page shows instead. */
function geocoded<Found>(answer: GeocoderAnswer<Found>) {
  if (answer.ok) return { found: answer.data, status: 'OK' as const, message: '' }
  const { status } = answer
  const message =
    status === 'ZERO_RESULTS' ? texts.wizard.noPlace : texts.wizard.geocoderFailed(status)
  return { found: null, status, message }
}

/** Rate limit per client address: typing is debounced, so a person stays far below it. */
function consumeAddressLimit(db: Db, address: string) {
  return inTransaction(db, async (trx) => {
    const exceeded = await consumeRateLimits(trx, [
      {
        scope: 'geocoder-address',
        subject: address,
        limit: addressSearchLimits.perAddressMinute,
        seconds: 60,
      },
    ])
    if (exceeded) {
      throw new DomainError('too_many', { retryAfter: exceeded.retryAfter, isOfAddress: true })
    }
  })
}
