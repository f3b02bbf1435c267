import type { Db } from '#db/connect.ts'
import type { Clock } from '#demo/clock.ts'
import { demoId } from '#demo/demo-id.ts'
import { insertRows } from '#demo/insert-rows.ts'
import type { ListingSummary } from '#demo/listing-summary.ts'
import { homeMembers } from '#demo/parts.ts'
import { colleagues, personId, seekerAt } from '#demo/people.ts'
import { showHome } from '#domain/home-groups/show-home.ts'

/** Offset of these complaints' ids, after the others. */
const DOUBT = 1_000

/** One card for each home that is listed more than once, as the product shows it. */
export async function insertHomes(trx: Db, listings: ListingSummary[], clock: Clock) {
  const known = new Map(listings.map((listing) => [listing.id, listing]))
  const homes = homeMembers.flatMap(({ first, others }, number) => {
    const shown = known.get(demoId('listing', first))
    const members = others.flatMap(({ index, ...part }) => {
      const listing = known.get(demoId('listing', index))
      return listing ? [{ listing, ...part }] : []
    })
    return shown ? [{ number, first: shown, others: members }] : []
  })
  const joined = homes.map(({ others, ...home }) => ({
    ...home,
    // What waits for a review joins when it is shown.
    others: others.filter(({ offer }) => offer.status !== 'under_review'),
  }))
  await insertRows(trx, 'homeListing', joined.flatMap(memberRows))
  await insertRows(trx, 'homeRuling', joined.flatMap(rulingRows))
  await insertRows(trx, 'auditEntry', joined.flatMap(rulingAudit))
  await insertRows(
    trx,
    'complaint',
    homes.flatMap((home) => doubtRows(home, clock)),
  )
  for (const { number } of joined) await showHome(trx, demoId('home', number))
}

type Home = {
  number: number
  first: ListingSummary
  others: { listing: ListingSummary; offer: { by: 'owner' | 'other' }; isDoubted: boolean }[]
}

function memberRows({ number, first, others }: Home) {
  return [first, ...others.map(({ listing }) => listing)].map(({ id, activeAt, createdAt }) => ({
    listingId: id,
    homeId: demoId('home', number),
    joinedAt: activeAt ?? createdAt,
  }))
}

const ruler = personId(colleagues[0]!.index)

/** Drawn pictures prove nothing, so staff have said that the listings are of one home. */
function rulingRows({ first, others }: Home) {
  const all = [first, ...others.map(({ listing }) => listing)]
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const))
  return pairs.map(([one, other]) => {
    const [listingId, otherId] = [one.id, other.id].toSorted() as [string, string]
    return { listingId, otherId, isSame: true, staffId: ruler, createdAt: ruledAt(one, other) }
  })
}

function rulingAudit({ number, first, others }: Home) {
  return others.map(({ listing }, at) => ({
    id: demoId('home ruling', number * 10 + at),
    actorId: ruler,
    action: 'home.join',
    subjectKind: 'listing',
    subjectId: listing.id,
    // Rows are inserted as JSON, in which this is a value of its own, not text.
    facts: { homes: [first.spn] } as unknown as string,
    createdAt: ruledAt(first, listing),
  }))
}

/** As soon as both had been shown. */
function ruledAt(one: ListingSummary, other: ListingSummary) {
  const times = [one, other].map(({ activeAt, createdAt }) => (activeAt ?? createdAt).getTime())
  return new Date(Math.max(...times))
}

function doubtRows({ others }: Home, clock: Clock) {
  return others
    .filter(({ isDoubted }) => isDoubted)
    .map(({ listing }, number) => ({
      id: demoId('report', DOUBT + number),
      listingId: listing.id,
      complainantId: personId(seekerAt(7)),
      reason: 'not_same_home' as const,
      note: 'The other one faces the park and is on the same floor across the stairs, I have seen both.',
      createdAt: clock.ago(0.4),
      status: 'new' as const,
    }))
}
