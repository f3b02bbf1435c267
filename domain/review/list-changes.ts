import { isDeepStrictEqual } from 'node:util'
import { distanceText } from '#contract/format/distance-text.ts'
import { KM_PER_DEGREE, squeezeAt } from '#contract/geo.ts'
import { type AnswerName, answerLabel, answerText } from '#contract/listing/answer-texts.ts'
import type { ReviewedAnswers } from '#contract/listing/review-reason.ts'
import type { Listing } from '#db/schema.ts'
import { reviewedColumns } from '#domain/review/take-snapshot.ts'

export type AnswerChange = { field: AnswerName; label: string; before: string; after: string }

export type ListingChanges = {
  answers: AnswerChange[]
  photos: { added: string[]; removed: string[]; isReordered: boolean }
}

/** How a listing differs from what staff last looked at, in words. */
export function listChanges(before: ReviewedAnswers, listing: Listing): ListingChanges {
  const after: Record<string, unknown> = listing
  const columns = reviewedColumns.filter(
    (column) =>
      !inOnePlace.has(column) &&
      column in before &&
      !isDeepStrictEqual(before[column], after[column]),
  )
  const changes = columns.map((field) => ({
    field,
    label: answerLabel(field),
    before: answerText(field, before[field]),
    after: answerText(field, after[field]),
  }))
  return {
    answers: [...changes, ...movedPin(before, listing)],
    photos: photoChanges(before, listing),
  }
}

/** Columns that are compared as one answer. */
const inOnePlace = new Set<AnswerName>(['lat', 'lng', 'photos'])

function movedPin({ lat = null, lng = null }: ReviewedAnswers, now: Listing): AnswerChange[] {
  if (lat === now.lat && lng === now.lng) return []
  const known = lat !== null && lng !== null && now.lat !== null && now.lng !== null
  const after = known ? `moved by ${distanceText(metres({ lat, lng }, now as Point))}` : 'set'
  return [{ field: 'lat', label: answerLabel('lat'), before: '', after }]
}

type Point = { lat: number; lng: number }

function metres(from: Point, to: Point) {
  const up = to.lat - from.lat
  const side = (to.lng - from.lng) * squeezeAt(from.lat)
  return Math.hypot(up, side) * KM_PER_DEGREE * 1_000
}

function photoChanges({ photos: before = [] }: ReviewedAnswers, { photos: now }: Listing) {
  const added = now.filter((key) => !before.includes(key))
  const removed = before.filter((key) => !now.includes(key))
  const kept = before.filter((key) => now.includes(key))
  const isReordered = !isDeepStrictEqual(
    kept,
    now.filter((key) => before.includes(key)),
  )
  return { added, removed, isReordered }
}
