import type { CheckedRow, NeedingRow } from '#app/features/owner-home/owner-home-rows.ts'
import type { UnsavedListing } from '#app/features/wizard/unsaved-listings.tsx'
import { indiaDay } from '#contract/format/dates.ts'
import { formatPrice } from '#contract/format/money.ts'
import { dayInYear, pastDay } from '#contract/format/near-days.ts'
import {
  areaText,
  listingPageTitle,
  listingPlace,
  listingTitle,
} from '#contract/listing/listing-title.ts'
import { ownerCheckPath } from '#contract/listing/owner-check-path.ts'
import { reasonText, statusReasonText } from '#contract/listing/reason-text.ts'
import type { ReviewReason } from '#contract/listing/review-reason.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { ownerCheckKinds, paperRefusals } from '#contract/options/owner-checks.ts'
import { stepOfAnswer } from '#contract/schemas/answer-step.ts'
import * as texts from '#contract/texts.ts'
import type { Listing } from '#db/schema.ts'
import type { WaitingListing } from '#domain/listings/list-waiting-listings.ts'
import { listingProgress } from '#domain/listings/listing-progress.ts'
import type { listRefusedPapers } from '#domain/owner-checks/find-own-checks.ts'

type RefusedPaper = Awaited<ReturnType<typeof listRefusedPapers>>[number]

type Told = {
  reasons: Map<string, ReviewReason[]>
  begun: readonly UnsavedListing[]
  refused: readonly RefusedPaper[]
  today: string
}

/** The listings that wait for their owner, and those that our team looks at. */
export function describeWaiting(waiting: readonly WaitingListing[], told: Told) {
  const needing = waiting.flatMap((listing) => describeNeed(listing, told) ?? [])
  const begun = told.begun.map(
    ({ draftKey, title, path, when }): NeedingRow => ({
      kind: 'begun',
      key: draftKey,
      draftKey,
      title: texts.ownerHome.continueTyped,
      about: title,
      path,
      when,
    }),
  )
  const papers = told.refused.map(describeRefused)
  const checked = waiting.filter(({ need }) => need === 'review')
  return {
    // What somebody typed and could lose comes before other drafts, and after what others wait for.
    needing: [
      ...needing.filter(isUrgent),
      ...papers,
      ...begun,
      ...needing.filter((row) => !isUrgent(row)),
    ],
    checked: checked.map((listing) => describeChecked(listing, told.today)),
  }
}

function isUrgent({ kind }: NeedingRow) {
  return kind !== 'finish'
}

function describeNeed(listing: WaitingListing, told: Told): NeedingRow | undefined {
  switch (listing.need) {
    case 'correct':
      return describeCorrection(listing, told.reasons.get(listing.id) ?? [])
    case 'confirm':
      return describeQuestion(listing, told.today)
    case 'enable':
      return describeHidden(listing, told.today)
    case 'finish':
      return describeDraft(listing)
    case 'review':
      return undefined
  }
}

function describeCorrection(listing: Listing, marked: ReviewReason[]): NeedingRow {
  const said = [statusReasonText(listing), ...marked.map(reasonText)].filter(Boolean)
  const [reason = texts.notifications.callForReason, ...more] = said
  const title = listingTitle(listing)
  const state = listing.revises
    ? texts.ownerHome.shownAsItWas
    : texts.ownerHome.hiddenUntilCorrected
  return {
    kind: 'correct',
    key: listing.id,
    spn: listing.spn,
    title: listing.revises
      ? texts.ownerHome.changesSentBack(title)
      : texts.ownerHome.sentBack(title),
    about: [listingPlace(listing), state].filter(Boolean).join(' · '),
    reason,
    more: more.length > 0 ? texts.ownerHome.andMore(more.length) : '',
    path: marked[0]
      ? `/list-property/${stepOfAnswer(marked[0].field)}?id=${listing.spn}`
      : `/list-property?id=${listing.spn}`,
  }
}

function describeRefused({ checkId, kind, reason, ...listing }: RefusedPaper): NeedingRow {
  return {
    kind: 'paper',
    key: checkId,
    spn: listing.spn,
    title: texts.ownerChecks.notAcceptedTitle(labelOf(ownerCheckKinds, kind)),
    about: listingTitle(listing),
    reason: labelOf(paperRefusals, reason),
    path: ownerCheckPath(listing.spn),
  }
}

function describeQuestion(listing: Listing, today: string): NeedingRow {
  const { id, spn, deal, confirmedAt, askedAt } = listing
  const on = (moment: Date) => dayInYear(indiaDay(moment), today)
  return {
    kind: 'confirm',
    key: id,
    id,
    spn,
    deal,
    title: texts.ownerHome.stillAvailable,
    about: [listingTitle(listing), priceText(listing)].filter(Boolean).join(' · '),
    note: confirmedAt
      ? texts.ownerHome.lastYes(on(confirmedAt))
      : texts.ownerHome.askedOn(on(askedAt!)),
  }
}

function describeHidden(listing: Listing, today: string): NeedingRow {
  const { id, spn, deal, updatedAt } = listing
  return {
    kind: 'enable',
    key: id,
    id,
    spn,
    deal,
    title: texts.ownerHome.showAgain,
    about: [listingTitle(listing), priceText(listing)].filter(Boolean).join(' · '),
    note: texts.ownerHome.hiddenOn(dayInYear(indiaDay(updatedAt), today)),
  }
}

/** Where to continue a draft, and how far it has come. */
export function describeDraft(listing: Listing): Extract<NeedingRow, { kind: 'finish' }> {
  const { percent, step, stepLabel } = listingProgress(listing)
  const mark = priceText(listing) || areaText(listing.builtUpArea, listing.areaUnit)
  return {
    kind: 'finish',
    key: listing.id,
    spn: listing.spn,
    title: listing.revises ? texts.ownerHome.continueChanges : texts.ownerHome.continueDraft,
    // A draft without a place yet is told apart by its price or its size.
    about: [listingPageTitle(listing), mark.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · '),
    percent,
    step: texts.ownerHome.progress(stepLabel, percent),
    path: `/list-property/${step}?id=${listing.spn}`,
  }
}

function describeChecked(listing: Listing, today: string): CheckedRow {
  const { id, spn, revises, submittedAt } = listing
  const sent = submittedAt ? ` · sent ${pastDay(indiaDay(submittedAt), today)}` : ''
  return {
    key: id,
    spn,
    title: revises ? texts.ownerHome.changesBeingChecked : texts.ownerHome.beingChecked,
    about: `${listingPageTitle(listing)}${sent}`,
    path: listingPath(spn),
  }
}

function priceText({ price, deal }: Pick<Listing, 'price' | 'deal'>) {
  const text = formatPrice(price)
  return text && deal === 'rent' ? `${text} / month` : text
}
