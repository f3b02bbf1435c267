import { addDays } from '#contract/format/dates.ts'
import { isOption } from '#contract/options/option-list.ts'
import {
  type AvailabilityFilter,
  type HomeFeature,
  homeFeatures,
  otherFeatures,
  type ParkingFilter,
  type ResidentialParking,
  type Tenant,
} from '#contract/options.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import type { Token } from '#domain/language/words/tokens.ts'
import type { AnswerNotes } from '#domain/listings/sentence/answer-notes.ts'
import type { SaidMeaning } from '#domain/listings/sentence/keep-kind.ts'
import type { OwnerPhraseAt } from '#domain/listings/sentence/read-owner-phrases.ts'

/** Keeps what the owner's phrases answer for a listing of this category. */
export function keepOwnerPhrases(notes: AnswerNotes, phrases: OwnerPhraseAt[]) {
  const { category } = notes.answers
  for (const { meaning, words } of phrases) {
    keepAll(notes, meaning.answers, words)
    if (category === 'residential') keepAll(notes, meaning.home, words)
    if (category === 'commercial') keepAll(notes, meaning.work, words)
  }
  joinWater(notes, phrases)
}

function keepAll(notes: AnswerNotes, answers: ListingAnswers = {}, words: Token[]) {
  const { amenities = [], tenants = [], ...others } = answers
  notes.add('amenities', amenities, words)
  notes.add('tenants', tenants, words)
  for (const name of Object.keys(others) as (keyof typeof others)[]) {
    notes.keep(name, others[name], words)
  }
}

/** `borewell` and `jal board` in one sentence are both. */
function joinWater(notes: AnswerNotes, phrases: OwnerPhraseAt[]) {
  const said = phrases.filter(({ meaning }) => meaning.answers?.waterSupply)
  if (new Set(said.map(({ meaning }) => meaning.answers?.waterSupply)).size < 2) return
  notes.drop('waterSupply')
  notes.keep(
    'waterSupply',
    'both',
    said.flatMap(({ words }) => words),
  )
}

/** Keeps what search phrases mean when an owner says them. */
export function keepSearchPhrases(notes: AnswerNotes, said: SaidMeaning[], today: string) {
  keepParking(notes, said)
  keepTenants(notes, said)
  for (const { meaning, words } of said) {
    notes.keep('city', meaning.city, words)
    const {
      furnishing,
      amenities = [],
      features = [],
      readiness,
      availability,
    } = meaning.filters ?? {}
    notes.keep('furnishing', furnishing?.[0], words)
    notes.add('amenities', amenities, words)
    for (const feature of features) {
      if (feature === 'balcony') notes.keep('balconies', 1, words)
      else if (isOption(homeFeatures, feature)) keepHomeFeature(notes, feature, words)
      else if (isOption(otherFeatures, feature)) notes.add('otherFeatures', [feature], words)
    }
    if (readiness === 'ready') notes.keep('availableFrom', today, words)
    if (readiness === 'under_construction') notes.keep('propertyAge', readiness, words)
    if (availability) notes.keep('availableFrom', addDays(today, waits[availability]), words)
    if (notes.answers.category === 'commercial' && amenities.includes('amenities_lift')) {
      notes.keep('lift', 'common', words)
    }
  }
}

function keepHomeFeature(notes: AnswerNotes, feature: HomeFeature, words: Token[]) {
  if (notes.answers.category !== 'commercial') notes.add('homeFeatures', [feature], words)
}

const waits: Record<AvailabilityFilter, number> = {
  immediate: 0,
  with_in_15_days: 15,
  with_in_30_days: 30,
}

/** Cars and bikes may be said apart: `car parking, bike parking`. */
function keepParking(notes: AnswerNotes, said: SaidMeaning[]) {
  if (notes.answers.category !== 'residential') return
  const parkings = said.filter(({ meaning }) => meaning.filters?.parking)
  const wheels = new Set(parkings.flatMap(({ meaning }) => meaning.filters?.parking ?? []))
  const words = parkings.flatMap((parking) => parking.words)
  if (wheels.size > 0) notes.keep('parking', parkingFor(wheels), words)
}

function parkingFor(wheels: Set<ParkingFilter>): ResidentialParking {
  if (wheels.size > 1) return 'car_and_bike'
  return wheels.has('4_wheeler') ? 'car' : 'bike'
}

/** `bachelors` are men and women, but `bachelors, only girls` are women. */
function keepTenants(notes: AnswerNotes, said: SaidMeaning[]) {
  const groups = said.flatMap(({ meaning, words }) =>
    meaning.filters?.tenants ? [{ tenants: meaning.filters.tenants, words }] : [],
  )
  const isExact = groups.some(
    ({ tenants }) => tenants.length === 1 && /^bachelor/.test(tenants[0]!),
  )
  for (const { tenants, words } of groups) {
    if (tenants.length === 1 || !isExact) notes.add('tenants', tenants, words)
  }
  const chosen: Tenant[] = notes.answers.tenants ?? []
  if (chosen.includes('any_one')) notes.answers.tenants = ['any_one']
}
