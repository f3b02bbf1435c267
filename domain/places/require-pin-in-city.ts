import { listingLimits } from '#contract/limits.ts'
import { cities } from '#contract/options.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import * as texts from '#contract/texts.ts'
import { DomainError } from '#domain/errors.ts'
import { kmOutsideCity } from '#domain/places/city-area.ts'

type Located = Pick<ListingAnswers, 'city' | 'lat' | 'lng'>

/** Whether a pin cannot be in its city. Cities touch, so a pin across the border is only unlikely. */
export function isPinFarFromCity({ city, lat, lng }: Located): boolean {
  if (!city || typeof lat !== 'number' || typeof lng !== 'number') return false
  return kmOutsideCity(city, { lat, lng }) > listingLimits.kmBeyondCity
}

export function requirePinInCity(answers: Located) {
  if (!answers.city || !isPinFarFromCity(answers)) return
  const lat = texts.wizard.pinFarFromCity(cities.labels[answers.city])
  throw new DomainError('invalid', { fields: { lat } })
}
