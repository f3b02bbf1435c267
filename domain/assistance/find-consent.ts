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

/** Who may fill in a draft of the viewer's now besides the viewer. */
export function findAssistant(db: Db, viewer: Viewer, ref: string | undefined, now = new Date()) {
  const key = ref ? listingKeyOf(ref) : undefined
  if (!key) return undefined
  return db
    .selectFrom('assistConsent as consent')
    .innerJoin('listing', 'listing.id', 'consent.listingId')
    .innerJoin('appUser as staff', 'staff.id', 'consent.staffId')
    .select(['staff.name', 'consent.endsAt', 'listing.spn'])
    .where(`listing.${key.column}`, '=', key.value)
    .where('listing.ownerId', '=', viewer.id)
    .where('consent.ownerId', '=', viewer.id)
    .where('consent.givenAt', 'is not', null)
    .where('consent.withdrawnAt', 'is', null)
    .where('consent.finishedAt', 'is', null)
    .where('consent.endsAt', '>', now)
    .orderBy('consent.endsAt', 'desc')
    .executeTakeFirst()
}
