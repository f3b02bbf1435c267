import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { personalColumns } from '#domain/listings/listing-columns.ts'
import type { Actor } from '#domain/listings/listing-transitions.ts'
import { type StoredAnswers, storeAnswers } from '#domain/listings/store-answers.ts'
import type { Viewer } from '#domain/viewer.ts'
import { cancelVisitsOf } from '#domain/visits/cancel-visits-of.ts'

type Person = { id: string; phone: string; email: string }

/** Staff who erase an account because the user asked them to, and how that is known. */
export type ErasureRequest = { staffId: string; reason: string }

/**
 * What must be erased outside the tables too: the files of these photos, and messages to these
 * addresses.
 */
export type Erased = { photos: string[]; addresses: string[] }

/**
 * Takes the viewer's listings down and erases whatever tells who they were. The account's bare row
 * stays, since the audit log and other people's history point to it. Only what rate limits
 * counted for the number stays for a day: otherwise erasing an account would reset them.
 */
export function eraseAccount(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  request?: ErasureRequest,
): Promise<Erased> {
  return inTransaction(db, async (trx) => {
    const person = await lockPerson(trx, viewer)
    await takeListingsDown(trx, viewer, request)
    await removeActivity(trx, person)
    await removeRequests(trx, person)
    await emptyMessages(trx, person)
    const erased = {
      photos: await listPhotos(trx, person),
      addresses: await addressesOf(trx, person),
    }
    await emptyAccount(trx, person)
    await record(trx, person, request)
    return erased
  })
}

/**
 * Waits for writes of the account that are under way, whose rows are erased with the others; the
 * database refuses all that come later.
 */
async function lockPerson(trx: Db, viewer: Pick<Viewer, 'id'>): Promise<Person> {
  const person = await trx
    .selectFrom('appUser')
    .select(['id', 'phone', 'email'])
    .where('id', '=', viewer.id)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!person?.phone) throw new DomainError('signed_out')
  return { ...person, phone: person.phone }
}

async function takeListingsDown(
  trx: Db,
  viewer: Pick<Viewer, 'id'>,
  request: ErasureRequest | undefined,
) {
  const actor: Actor = request
    ? { kind: 'staff', id: request.staffId }
    : { kind: 'owner', id: viewer.id }
  const listings = await trx
    .selectFrom('listing')
    .select('id')
    .where('ownerId', '=', viewer.id)
    .orderBy('id')
    .execute()
  for (const { id } of listings) {
    const listing = await changeListingStatus(trx, actor, id, { to: 'delete', act: 'erase' })
    await storeAnswers(trx, listing, noPersonalAnswers)
    await trx.deleteFrom('listingReview').where('listingId', '=', id).execute()
    await trx.deleteFrom('listingScore').where('listingId', '=', id).execute()
  }
}

const noPersonalAnswers: StoredAnswers = Object.fromEntries(
  personalColumns.map((column) => [column, column === 'photos' ? [] : null]),
)

async function removeActivity(trx: Db, { id }: Person) {
  await trx.deleteFrom('unsavedStep').where('ownerId', '=', id).execute()
  await trx.deleteFrom('assistConsent').where('ownerId', '=', id).execute()
  await trx.deleteFrom('savedListing').where('userId', '=', id).execute()
  await trx.deleteFrom('savedSearch').where('userId', '=', id).execute()
  await trx.deleteFrom('seekerNote').where('userId', '=', id).execute()
  await trx.deleteFrom('familyList').where('userId', '=', id).execute()
  await trx.deleteFrom('ownerCheck').where('ownerId', '=', id).execute()
  await trx.deleteFrom('visitSlot').where('ownerId', '=', id).execute()
  await trx.deleteFrom('contactReveal').where('seekerId', '=', id).execute()
  await removeLeads(trx, id)
  await removeConversations(trx, id)
  await cancelVisitsOf(trx, id)
  await trx
    .deleteFrom('contactRequest')
    .where((eb) => eb.or([eb('seekerId', '=', id), eb('ownerId', '=', id)]))
    .execute()
  await trx
    .deleteFrom('userBlock')
    .where((eb) => eb.or([eb('userId', '=', id), eb('ownerId', '=', id)]))
    .execute()
  await trx.deleteFrom('notification').where('userId', '=', id).execute()
  await trx.deleteFrom('searchRecord').where('userId', '=', id).execute()
  await trx.deleteFrom('userSeen').where('userId', '=', id).execute()
  await trx
    .updateTable('complaint')
    .set({ complainantId: null, note: '' })
    .where('complainantId', '=', id)
    .execute()
}

/**
 * Two people who are each other's lead may erase their accounts at once, so both lock in one order.
 */
async function removeLeads(trx: Db, id: string) {
  const leads = trx
    .selectFrom('lead')
    .select('id')
    .where((eb) => eb.or([eb('seekerId', '=', id), eb('ownerId', '=', id)]))
    .orderBy('id')
    .forUpdate()
  await trx.deleteFrom('lead').where('id', 'in', leads).execute()
}

/** Conversations of both sides, locked in one order too. */
async function removeConversations(trx: Db, id: string) {
  const conversations = trx
    .selectFrom('conversation')
    .select('id')
    .where((eb) => eb.or([eb('seekerId', '=', id), eb('ownerId', '=', id)]))
    .orderBy('id')
    .forUpdate()
  await trx.deleteFrom('conversation').where('id', 'in', conversations).execute()
}

/**
 * A request without an account belongs to the user by its number, which a code has proved, not by
 * its e-mail address.
 */
async function removeRequests(trx: Db, { id, phone }: Person) {
  await trx
    .deleteFrom('callRequest')
    .where((eb) =>
      eb.or([eb('userId', '=', id), eb.and([eb('userId', 'is', null), eb('phone', '=', phone)])]),
    )
    .execute()
  await trx.deleteFrom('mailRequest').where('userId', '=', id).execute()
}

/**
 * That a message was sent stays in the staff's counts; to whom and what it said does not. What waits
 * is not sent any more.
 */
async function emptyMessages(trx: Db, { id, phone }: Person) {
  const isQueued = sql`status = 'queued'`
  await trx
    .updateTable('broadcastRecipient')
    .set({ status: sql`case when ${isQueued} then 'skipped' else status end` })
    .set({
      reason: sql`case when ${isQueued} then 'erased' else reason end`,
    })
    .set({ phone: sql<string>`'erased ' || id`, body: '', userId: null })
    .where((eb) =>
      eb.or([eb('userId', '=', id), eb.and([eb('userId', 'is', null), eb('phone', '=', phone)])]),
    )
    .execute()
}

/** Their rows stay until the files are gone, so that a failure can be repeated. */
async function listPhotos(trx: Db, { id }: Person) {
  const photos = await trx.selectFrom('photo').select('key').where('ownerId', '=', id).execute()
  return photos.map(({ key }) => key)
}

/** The number, and the e-mail address unless another account has the same one. */
async function addressesOf(trx: Db, { id, phone, email }: Person) {
  if (!email) return [phone]
  const other = await trx
    .selectFrom('appUser')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other ? [phone] : [phone, email]
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
      promotionsAgreedAt: null,
      erasedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

function record(trx: Db, { id }: Person, request: ErasureRequest | undefined) {
  const subject = { subjectKind: 'user', subjectId: id }
  if (!request) return recordAudit(trx, { actorId: id, action: 'erase_account', ...subject })
  const { staffId: actorId, reason } = request
  return recordAudit(trx, { actorId, action: 'user.erase', ...subject, reason })
}
