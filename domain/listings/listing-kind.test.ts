import { expect, test } from 'vitest'
import { categories, deals } from '#contract/options.ts'
import {
  type CheckedListing,
  listIncompleteSteps,
  readListingStep,
} from '#contract/schemas/listing.ts'
import { noAnswer } from '#contract/schemas/listing-scope.ts'
import { isListingAnswer, listingWireNames } from '#contract/schemas/listing-wire.ts'
import * as texts from '#contract/texts.ts'
import { emptiedByKind, type ListingKind, withKind } from '#domain/listings/listing-kind.ts'
import { wizardForms, wizardHead } from '#tests/wizard-forms.ts'

const kinds = categories.values.flatMap((category) =>
  deals.values.map((deal): ListingKind => ({ category, deal })),
)
const changes = kinds.flatMap((from) => kinds.map((to) => ({ from, to })))

test.each(changes)(
  'from $from to $to nothing is left that the new kind refuses',
  ({ from, to }) => {
    const listing = withKind(completeListing(from), to)

    const wrong = listIncompleteSteps(listing).flatMap(({ errors: { photos: _, ...errors } }) =>
      Object.entries(errors).filter(([, error]) => error !== texts.validation.empty),
    )
    expect(wrong).toEqual([])
    expect(listing).toMatchObject({
      ...to,
      builtUpArea: 1_800,
      facing: 'north_east',
      city: 'gurugram',
    })
    expect(listing.photos).toEqual(['hall'])
  },
)

test('the same kind empties nothing', () => {
  for (const kind of kinds) expect(emptiedByKind(completeListing(kind), kind)).toEqual({})
})

test('a home for rent becomes one for sale with its rooms, but without its rent', () => {
  const rented = completeListing({ category: 'residential', deal: 'rent' })
  const sold = withKind(rented, { category: 'residential', deal: 'resale' })

  expect(sold).toMatchObject({
    propertyType: 'apartment',
    bhk: '3bhk',
    furnishing: 'semi_furnished',
  })
  expect(sold).toMatchObject({ waterSupply: 'both', powerBackup: 'full', description: /quiet/ })
  expect(sold).toMatchObject({ price: null, deposit: null, maintenance: null, tenants: [] })
})

test('land becomes a shop that is asked for its floors', () => {
  const land: CheckedListing = {
    ...completeListing({ category: 'residential', deal: 'resale' }),
    propertyType: 'plot',
    floor: null,
    totalFloors: null,
  }
  const shop = withKind(land, { category: 'commercial', deal: 'resale' })

  expect(shop).toMatchObject({ propertyType: null, price: 1_80_00_000, ownership: 'self_owned' })
  expect(listIncompleteSteps(shop)[0]?.errors).toHaveProperty('floor')
})

/** A listing with an answer to every question, and too few pictures. */
function completeListing({ category, deal }: ListingKind): CheckedListing {
  const columns = Object.keys(listingWireNames).filter(isListingAnswer)
  const nothing = Object.fromEntries(columns.map((column) => [column, noAnswer(column)]))
  const form = Object.assign({}, ...Object.values(wizardForms(category, deal)))
  const posted = { ...form, ...wizardHead(category, deal) }
  const scope = { category, deal, propertyType: form.property_type }
  const steps = (['prop_details', 'resale_details', 'location_details', 'amenities'] as const).map(
    (step) => readListingStep(step, posted, scope).answers,
  )
  return Object.assign(nothing, ...steps, { category, deal, photos: ['hall'] })
}
