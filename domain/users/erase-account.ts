import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { personalColumns } from '#domain/listings/listing-columns.ts'
import { type StoredAnswers, storeAnswers } from '#domain/listings/store-answers.ts'
import type { Viewer } from '#domain/viewer.ts'

type Person = { id: string; phone: string; name: string; email: string }

/** What was erased: the files of these photos, and messages to these addresses, must go too. */
export type Erased = { photos: string[]; addresses: string[] }

/**
 * Takes the viewer's listings down and erases whatever tells who he was. The account's bare row
 * stays, since the audit log and other people's history point to it. Only what limits counted for
 * his number outlives it, for a day: else erasing an account would be a way around them.
 */
export function eraseAccount(db: Db, viewer: Viewer): Promise<Erased> {
  return inTransaction(db, async (trx) => {
    const { phone, ...rest } = await trx
      .selectFrom('appUser')
      .select(['id', 'phone', 'name', 'email'])
      .where('id', '=', viewer.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const person = { ...rest, phone: phone ?? '' }

    await takeListingsDown(trx, viewer)
    await removeActivity(trx, person)
    await removeRequests(trx, person)
    await emptyMessages(trx, person)
    const photos = await removePhotoRows(trx, person)
    await emptyAccount(trx, person)
    return { photos, addresses: [person.phone, person.email].filter(Boolean) }
  })
}

async function takeListingsDown(trx: Db, viewer: Viewer) {
  const listings = await trx
    .selectFrom('listing')
    .select('id')
    .where('ownerId', '=', viewer.id)
    .orderBy('id')
    .execute()
  for (const { id } of listings) {
    const change = { to: 'delete', reason: 'account erased' } as const
    const listing = await changeListingStatus(trx, viewer, id, change)
    await storeAnswers(trx, listing, noPersonalAnswers)
  }
}

const noPersonalAnswers: StoredAnswers = Object.fromEntries(
  personalColumns.map((column) => [column, column === 'photos' ? [] : null]),
)

async function removeActivity(trx: Db, { id }: Person) {
  await trx.deleteFrom('savedListing').where('userId', '=', id).execute()
  await trx.deleteFrom('contactReveal').where('seekerId', '=', id).execute()
  await trx
    .deleteFrom('lead')
    .where((eb) => eb.or([eb('seekerId', '=', id), eb('ownerId', '=', id)]))
    .execute()
  await trx.deleteFrom('visit').where('seekerId', '=', id).execute()
  await trx.deleteFrom('notification').where('userId', '=', id).execute()
  await trx.deleteFrom('searchRecord').where('userId', '=', id).execute()
  await trx
    .updateTable('listingReport')
    .set({ reporterId: null, note: '' })
    .where('reporterId', '=', id)
    .execute()
}

async function removeRequests(trx: Db, { id, phone, email }: Person) {
  await trx
    .deleteFrom('callRequest')
    .where((eb) => eb.or([eb('userId', '=', id), eb('phone', '=', phone)]))
    .execute()
  await trx
    .deleteFrom('mailRequest')
    .where((eb) => eb.or([eb('userId', '=', id), eb('email', '=', email)]))
    .execute()
}

/** That a message was sent stays in the staff's counts; to whom and what it said does not. */
async function emptyMessages(trx: Db, { id, phone }: Person) {
  await trx
    .updateTable('messageRecipient')
    .set({ phone: sql<string>`'erased ' || id`, body: '', userId: null })
    .where((eb) => eb.or([eb('userId', '=', id), eb('phone', '=', phone)]))
    .execute()
}

async function removePhotoRows(trx: Db, { id }: Person) {
  const removed = await trx.deleteFrom('photo').where('ownerId', '=', id).returning('key').execute()
  return removed.map(({ key }) => key)
}

async function emptyAccount(trx: Db, { id, phone }: Person) {
  await trx.deleteFrom('session').where('userId', '=', id).execute()
  await trx.deleteFrom('loginCode').where('phone', '=', phone).execute()
  await trx
    .updateTable('appUser')
    .set({
      phone: null,
      name: '',
      email: '',
      photo: null,
      role: 'member',
      lat: null,
      lng: null,
      locatedAt: null,
      optedOutAt: null,
      erasedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
  await trx
    .insertInto('auditEntry')
    .values({ actorId: id, action: 'erase_account', subjectKind: 'user', subjectId: id })
    .execute()
}
