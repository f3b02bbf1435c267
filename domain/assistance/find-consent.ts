import type { Db } from '#db/connect.ts'
import { type Consent, type ConsentState, consentState } from '#domain/assistance/consent-state.ts'
import { listingKeyOf } from '#domain/listings/find-listing.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

export type FoundConsent = Consent & { state: ConsentState }

/** What a member of staff may do with a draft of somebody else: the live consent, else the last question. */
export async function findConsent(
  db: Db,
  viewer: Viewer,
  ref: string | undefined,
  now = new Date(),
): Promise<FoundConsent | undefined> {
  const key = ref && isStaff(viewer) ? listingKeyOf(ref) : undefined
  if (!key) return undefined
  const consents = await db
    .selectFrom('assistConsent as consent')
    .innerJoin('listing', 'listing.id', 'consent.listingId')
    .selectAll('consent')
    .where(`listing.${key.column}`, '=', key.value)
    .where('consent.staffId', '=', viewer.id)
    // A listing that changed hands is not the one that was agreed to.
    .whereRef('consent.ownerId', '=', 'listing.ownerId')
    .orderBy('consent.askedAt', 'desc')
    .limit(10)
    .execute()
  const found = consents.map((each) => ({ ...each, state: consentState(each, now) }))
  return found.find(({ state }) => state === 'given') ?? found[0]
}

/** Who may fill in a draft now besides its owner, for the owner to see. */
export function findHelper(db: Db, listingId: string, now = new Date()) {
  return db
    .selectFrom('assistConsent as consent')
    .innerJoin('appUser as staff', 'staff.id', 'consent.staffId')
    .select(['staff.name', 'consent.endsAt'])
    .where('listingId', '=', listingId)
    .where('givenAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .where('finishedAt', 'is', null)
    .where('endsAt', '>', now)
    .orderBy('endsAt', 'desc')
    .executeTakeFirst()
}
