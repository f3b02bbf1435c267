import type { VisitRow } from '#app/features/visits/visit-row.ts'
import { directionsTo } from '#app/loaders/directions-to.ts'
import { formatDay, indiaDay } from '#contract/format/dates.ts'
import { displayName } from '#contract/format/names.ts'
import { visitWishText } from '#contract/format/visit-wish.ts'
import { visitLimits } from '#contract/limits.ts'
import { listingTitle, wholeAddress } from '#contract/listing/listing-title.ts'
import { type VisitAction, visitActions } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { type ListedVisit, listVisits } from '#domain/visits/list-visits.ts'
import { mayMove, type VisitSide } from '#domain/visits/visit-moves.ts'

/** The visits at the viewer's properties and those that the viewer asked for. */
export async function loadVisits(db: Db, viewer: Viewer, { isAll }: { isAll: boolean }) {
  const [atMine, mine] = await Promise.all([
    loadSide(db, viewer, 'owner', isAll),
    loadSide(db, viewer, 'seeker', isAll),
  ])
  const hasMore = [atMine, mine].some(
    ({ open, past }) =>
      open.length === visitLimits.openShown || past.length === visitLimits.pastShown,
  )
  return { atMine, mine, hasMore: hasMore && !isAll }
}

async function loadSide(db: Db, viewer: Viewer, side: VisitSide, isAll: boolean) {
  const { open, past } = await listVisits(db, viewer, side, { isAll })
  return {
    open: open.map((visit) => toVisitRow(visit, side)),
    past: past.map((visit): VisitRow => {
      const isOver = mayMove('cancel', 'seeker', visit.status)
      return { ...toVisitRow(visit, side), status: isOver ? 'done' : visit.status, actions: [] }
    }),
  }
}

/** A visit as one of its sides sees it. */
export function toVisitRow(visit: ListedVisit, side: VisitSide): VisitRow {
  const { id, status, spn, day, time, clock, name, phone } = visit
  const wished = status === 'proposed' ? wishedText(visit) || 'any time' : ''
  return {
    id,
    side,
    status,
    spn,
    title: listingTitle(visit),
    photo: visit.photos[0] ?? null,
    address: status === 'accepted' ? wholeAddress(visit) : '',
    directions: side === 'seeker' && status === 'accepted' ? directionsTo(visit) : '',
    name: displayName(name),
    phone: phone ?? '',
    day,
    time,
    clock,
    when: visitWishText(visit),
    wished,
    line: visit.seekerLine,
    asked: formatDay(indiaDay(visit.createdAt)),
    actions: visitActions.values.filter((action) => isOffered(action, side, visit)),
  }
}

/** Accepting needs a day and a time; ending a proposal needs no second way besides declining it. */
function isOffered(action: VisitAction, side: VisitSide, { status, day, time }: ListedVisit) {
  if (!mayMove(action, side, status)) return false
  if (action === 'accept') return day !== null && time !== ''
  return !(action === 'cancel' && mayMove('decline', side, status))
}

function wishedText({ preferredDay, preferredTime, preferredClock }: ListedVisit) {
  return visitWishText({ day: preferredDay, time: preferredTime, clock: preferredClock })
}
