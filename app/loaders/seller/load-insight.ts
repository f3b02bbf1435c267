import type { Advice } from '#app/features/insight/advice.ts'
import { termsOf } from '#app/loaders/seller/load-own-listings.ts'
import { indiaDay } from '#contract/format/dates.ts'
import { photoLimits } from '#contract/limits.ts'
import { listingTitle } from '#contract/listing/listing-title.ts'
import { comparisonText } from '#contract/listing/price-comparison.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { compareWithSimilar, type SimilarComparison } from '#domain/insight/compare-with-similar.ts'
import { findInsight } from '#domain/insight/find-insight.ts'
import { listingCompleteness } from '#domain/listings/listing-completeness.ts'
import { listRevisions } from '#domain/revisions/find-revision.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A price that far above others is worth a second look. */
const DEAR = 5

/** The last 30 days of a listing, how it stands beside similar ones, and what could help. */
export async function loadInsight(db: Db, viewer: Viewer, spn: string, now = new Date()) {
  const found = await findInsight(db, viewer, spn, now)
  if (!found) return undefined

  const { listing, days } = found
  const isActive = listing.status === 'active'
  const [similar, revisions] = await Promise.all([
    compareWithSimilar(db, listing, now),
    listRevisions(db, isActive ? [listing.id] : []),
  ])
  const revision = revisions.get(listing.id)
  return {
    id: listing.id,
    spn: listing.spn,
    title: listingTitle(listing),
    isActive,
    days,
    similar,
    advice: isActive ? adviceFor(listing, similar) : [],
    terms: isActive ? termsOf(listing, indiaDay(now)) : undefined,
    revision: revision && { spn: revision.spn, status: revision.status },
  }
}

/** The most useful first: what others have and this one has not, then what it misses. */
export function adviceFor(listing: Listing, similar: SimilarComparison | undefined): Advice[] {
  const missing = listingCompleteness(listing).next
  const price = comparisonText(listing)
  const morePhotos = similar && isMany(similar.morePhotos, similar.count) ? similar.morePhotos : 0
  const advice: Advice[] = []
  if (morePhotos > 0 && listing.photos.length < photoLimits.max) {
    const text = missing.find(({ step }) => step === 'gallery')?.text ?? texts.insight.addPhotos
    advice.push({ text, why: texts.insight.morePhotos(morePhotos), where: 'gallery' })
  }
  if (price && (listing.comparedPercent ?? 0) >= DEAR) {
    advice.push({ text: texts.insight.lookAtPrice, why: price, where: 'terms' })
  }
  for (const { text, step } of missing) {
    if (!advice.some((each) => each.text === text)) advice.push({ text, why: '', where: step })
  }
  return [...advice, { text: texts.insight.shareIt, why: texts.insight.shareWhy, where: 'share' }]
}

/** A quarter of them at least: one alone is no reason to change anything. */
function isMany(some: number, count: number) {
  return some * 4 >= count
}
