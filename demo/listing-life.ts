import { dayMs } from '#contract/format/dates.ts'
import type { ReviewReason } from '#contract/listing/review-reason.ts'
import type { Deal, ListingStatus, PropertyAge } from '#contract/options.ts'
import type { Clock } from '#demo/clock.ts'
import type { Random } from '#demo/random.ts'

export type Life = {
  status: ListingStatus
  statusReason: string
  createdAt: Date
  submittedAt: Date | null
  activeAt: Date | null
  updatedAt: Date
}

const statusWeights: Record<ListingStatus, number> = {
  active: 870,
  sold_out: 45,
  under_review: 32,
  draft: 25,
  review_failed: 14,
  delete: 14,
}

/** The first listings belong to the demo owner, who has some in every status. */
export const ownerStatuses: readonly ListingStatus[] = [
  'active',
  'under_review',
  'draft',
  'active',
  'sold_out',
  'active',
  'review_failed',
  'active',
  'delete',
  'active',
  'draft',
  'active',
  'under_review',
  'active',
  'sold_out',
  'active',
  'active',
  'review_failed',
  'active',
  'draft',
  'active',
  'delete',
]

/** What staff wanted corrected, and in which answer. */
export const failureReasons = [
  {
    field: 'photos',
    text: 'The photos show another property. Please upload photos of this one.',
  },
  {
    field: 'address',
    text: 'The address is incomplete. Please add the street or society and the block.',
  },
  { field: 'price', text: 'The price is far from others in the area. Please check the zeros.' },
  {
    field: 'description',
    text: 'The description holds a phone number. Please remove it; people reach you by the contact button.',
  },
  { field: 'photos', text: 'Two of the photos are blurred. Please upload clear ones.' },
] as const satisfies ReviewReason[]

/** The status that a listing has reached, and when it went through those before. */
export function lifeOf(
  index: number,
  clock: Clock,
  random: Random,
  wanted?: ListingStatus | undefined,
): Life {
  const status = wanted ?? ownerStatuses[index] ?? random.weighted(statusWeights)
  // The square makes fresh listings more common than old ones.
  const shownDaysAgo = 0.1 + random.next() ** 2 * 75
  const activeAt = clock.ago(shownDaysAgo)
  // The power: most are decided within two hours, some wait for most of a day.
  const submittedAt = hoursBefore(activeAt, 0.1 + random.next() ** 8 * 14)
  const createdAt = hoursBefore(submittedAt, random.between(0.3, 60))
  const later = clock.later(activeAt, random.between(1, shownDaysAgo * 22))
  const life = { status, statusReason: '', createdAt, submittedAt, activeAt, updatedAt: activeAt }

  switch (status) {
    case 'draft':
      return { ...life, submittedAt: null, activeAt: null, updatedAt: submittedAt }
    case 'under_review':
      return waiting(life, clock, random)
    case 'review_failed':
      return { ...life, activeAt: null, statusReason: random.pick(failureReasons).text }
    case 'sold_out':
    case 'delete':
      return { ...life, updatedAt: later }
    default:
      return life
  }
}

/** Review takes hours, so what waits for it was sent in lately. */
function waiting(life: Life, clock: Clock, random: Random): Life {
  const submittedAt = clock.ago(0.01 + random.next() ** 5 * 1.5)
  const createdAt = hoursBefore(submittedAt, random.between(0.3, 60))
  return { ...life, createdAt, submittedAt, activeAt: null, updatedAt: submittedAt }
}

/** The day one can move in, as the owner saw it when the listing was made. */
export function availableDay(
  { createdAt }: Life,
  deal: Deal,
  age: PropertyAge | null,
  clock: Clock,
  random: Random,
): string {
  if (age === 'under_construction') return clock.day(random.whole(150, 800))
  const ageInDays = Math.floor((clock.now.getTime() - createdAt.getTime()) / dayMs)
  const soon = random.weighted({ now: 45, half: 20, month: 20, later: deal === 'rent' ? 15 : 25 })
  const days = { now: [-ageInDays, 0], half: [2, 15], month: [16, 30], later: [31, 90] } as const
  const [from, to] = days[soon]
  return clock.day(random.whole(from, to))
}

function hoursBefore(moment: Date, hours: number) {
  return new Date(moment.getTime() - Math.round(hours * 3_600_000))
}
