import type { Db } from '#db/connect.ts'

/**
 * The newest requests between a user and others: by whom as an owner, to whom as a seeker. Numbers,
 * lines and notes stay between the two.
 */
export async function listUserLeads(db: Db, id: string, limit: number) {
  const asOwner = await selectLeads(db, 'seekerId', limit).where('lead.ownerId', '=', id).execute()
  const asSeeker = await selectLeads(db, 'ownerId', limit).where('lead.seekerId', '=', id).execute()
  return [
    ...asOwner.map((lead) => ({ ...lead, isOwner: true })),
    ...asSeeker.map((lead) => ({ ...lead, isOwner: false })),
  ]
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, limit)
}

function selectLeads(db: Db, other: 'ownerId' | 'seekerId', limit: number) {
  return db
    .selectFrom('lead')
    .innerJoin('listing', 'listing.id', 'lead.listingId')
    .innerJoin('appUser as other', 'other.id', `lead.${other}`)
    .select(['lead.id', 'lead.kind', 'lead.status', 'lead.createdAt', 'listing.spn'])
    .select(['other.id as otherId', 'other.name as otherName'])
    .orderBy('lead.createdAt', 'desc')
    .limit(limit)
}
