import { photoLimits } from '#contract/limits.ts'
import { answerLabel } from '#contract/listing/answer-texts.ts'
import type { UploadType } from '#contract/listing/wizard-steps.ts'
import type { Category, Deal } from '#contract/options.ts'
import { isHome } from '#contract/schemas/listing-scope.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import { type ListingGap, listingGaps } from '#domain/listings/listing-gaps.ts'

/** Something that would make a listing better, and the step that asks for it. */
export type Suggestion = { text: string; step: UploadType }

export type Completeness = {
  /** What to add next, the most useful first. */
  next: Suggestion[]
}

type Answered = ListingAnswers & { category: Category; deal: Deal }

const SUGGESTED = 3
/** Listings with this many photos are opened far more often than those with the fewest allowed. */
const GOOD_PHOTOS = 6
const GOOD_DESCRIPTION_CHARS = 80

/** What a listing misses: required answers first, then useful ones. */
export function listingCompleteness(listing: Answered): Completeness {
  const open = usefulAnswers(listing).filter(({ isThere }) => !isThere)
  const needed = listingGaps(listing).flatMap(({ step, columns }) =>
    columns.map((column) => ({ column, text: requestFor(column, listing), step })),
  )
  // Nobody is asked for more of what is not there at all.
  const addable = open.filter(({ column }) => !needed.some((each) => each.column === column))
  const next = [...uniqueTexts(needed), ...addable].map(({ text, step }) => ({ text, step }))
  return { next: next.slice(0, SUGGESTED) }
}

type Useful = Suggestion & { column?: 'photos' | 'description'; isThere: boolean }

function usefulAnswers(listing: Answered): Useful[] {
  const { photos = [], description, amenities = [], bathrooms, balconies, tenants = [] } = listing
  const enoughPhotos = Math.min(GOOD_PHOTOS, photoLimits.max)
  const isRentedHome = isHome(listing) && listing.deal === 'rent'
  return [
    {
      column: 'photos',
      text: addPictures(Math.max(1, enoughPhotos - photos.length)),
      step: 'gallery',
      isThere: photos.length >= enoughPhotos,
    },
    {
      column: 'description',
      text: 'Describe it in a few more words',
      step: 'resale_details',
      isThere: (description?.length ?? 0) >= GOOD_DESCRIPTION_CHARS,
    },
    ...(isHome(listing)
      ? [
          {
            text: 'Name at least 3 amenities',
            step: 'amenities',
            isThere: amenities.length >= 3,
          } as const,
          {
            text: 'Say how many bathrooms',
            step: 'amenities',
            isThere: Boolean(bathrooms),
          } as const,
          {
            text: 'Say how many balconies',
            step: 'amenities',
            isThere: balconies !== null && balconies !== undefined,
          } as const,
        ]
      : []),
    ...(isRentedHome
      ? [
          {
            text: 'Say whom you prefer as tenants',
            step: 'resale_details',
            isThere: tenants.length > 0,
          } as const,
        ]
      : []),
  ]
}

/** Latitude and longitude are one pin. */
function uniqueTexts<Each extends Suggestion>(suggestions: Each[]) {
  return suggestions.filter(
    ({ text }, at) => suggestions.findIndex((other) => other.text === text) === at,
  )
}

function requestFor(column: ListingGap['columns'][number], { photos = [] }: Answered) {
  if (column === 'photos') return addPictures(photoLimits.min - photos.length, photos.length > 0)
  if (column === 'availableFrom') return 'Say from when it is available'
  return `Add ${lower(answerLabel(column))}`
}

function lower(label: string) {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

function addPictures(count: number, isMore = true) {
  return `Add ${count}${isMore ? ' more' : ''} ${count === 1 ? 'photo' : 'photos'}`
}
