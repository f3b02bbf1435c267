import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import type { ImportStatus, ListingRow } from '#domain/imports/read-listing-row.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { newSpn } from '#domain/listings/new-spn.ts'
import { storeAnswers } from '#domain/listings/store-answers.ts'
import { assessListing } from '#domain/review/assess-listing.ts'

/**
 * Imports a row with everything that belongs to it, or nothing: whether a reference was imported is
 * known by the same transaction, so that a row is imported once however often a file is.
 */
export function importListing(
  db: Db,
  row: ListingRow,
  { status, photos }: { status: ImportStatus; photos: string[] },
): Promise<'imported' | 'known'> {
  return inTransaction(db, async (trx) => {
    // A crash loses the last rows as a whole; the next run finds them missing.
    await sql`set local synchronous_commit = off`.execute(trx)
    const claimed = await trx
      .insertInto('listingImport')
      .values({ reference: row.reference })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst()
    if (!claimed) return 'known'

    const { id: ownerId } = await findOrCreateOwner(trx, row.owner)
    const created = await createListing(trx, row, ownerId)
    const kind = { category: row.category, deal: row.deal }
    const { id } = await storeAnswers(trx, created, { ...row.answers, ...kind, photos })
    await trx
      .updateTable('listingImport')
      .set({ listingId: id })
      .where('reference', '=', row.reference)
      .execute()
    await recordAudit(trx, {
      actorId: null,
      action: 'listing.import',
      subjectKind: 'listing',
      subjectId: id,
      after: 'draft',
    })
    if (status !== 'draft') {
      const change = { to: status, act: 'import' } as const
      const imported = await changeListingStatus(trx, { kind: 'site' }, id, change)
      await assessListing(trx, imported)
    }
    return 'imported'
  })
}

/** The account of a number, made if there is none. */
export function findOrCreateOwner(db: Db, { phone, name, email }: ListingRow['owner']) {
  return inTransaction(db, async (trx) => {
    const known = await findOwner(trx, phone)
    if (known) return usable(known)
    if (!name) {
      const message = 'This number has no account yet. Fill in owner_name.'
      throw new DomainError('invalid', { fields: { owner_name: message } })
    }
    const created = await trx
      .insertInto('appUser')
      .values({ phone, name, email: email ?? '' })
      .onConflict((conflict) => conflict.column('phone').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (created) {
      const about = { subjectKind: 'user', subjectId: created.id }
      await recordAudit(trx, { actorId: null, action: 'user.import', ...about })
    }
    // Another row of the file may have made it meanwhile.
    return created ?? usable((await findOwner(trx, phone))!)
  })
}

/** Which of these references were imported before. */
export async function findImported(db: Db, references: readonly string[]): Promise<Set<string>> {
  if (references.length === 0) return new Set()
  const rows = await db
    .selectFrom('listingImport')
    .select('reference')
    .where('reference', 'in', references)
    .execute()
  return new Set(rows.map(({ reference }) => reference))
}

function findOwner(db: Db, phone: string) {
  return db
    .selectFrom('appUser')
    .select(['id', 'blockedAt'])
    .where('phone', '=', phone)
    .executeTakeFirst()
}

function usable({ id, blockedAt }: { id: string; blockedAt: Date | null }) {
  if (!blockedAt) return { id }
  const message = 'This account is blocked. Unblock it or leave the row out.'
  throw new DomainError('conflict', { fields: { owner_phone: message } })
}

async function createListing(trx: Db, row: ListingRow, ownerId: string): Promise<Listing> {
  for (;;) {
    const created = await trx
      .insertInto('listing')
      .values({ category: row.category, deal: row.deal, ownerId, spn: newSpn() })
      .onConflict((conflict) => conflict.column('spn').doNothing())
      .returningAll()
      .executeTakeFirst()
    // The random number was taken already: retry with another one.
    if (created) return created
  }
}
