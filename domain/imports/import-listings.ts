import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudits } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { findOrCreateOwners, type ImportOwners } from '#domain/imports/import-owners.ts'
import type { ImportStatus, ListingRow } from '#domain/imports/read-listing-row.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { newSpn } from '#domain/listings/new-spn.ts'
import { answersWithPlace, type StoredAnswers } from '#domain/listings/store-answers.ts'
import { assessListing } from '#domain/review/assess-listing.ts'

/** A row with the keys of its pictures. */
export type IllustratedRow = { row: ListingRow; photos: string[] }

/** What became of a row; an error says why it was refused. */
export type Outcome = 'imported' | 'known' | DomainError

/**
 * Imports rows with everything that belongs to them, or none of them. The same transaction records
 * each reference, so that a row is imported once however often its file is. Rows whose owner cannot
 * be used are refused one by one; a status that one row may not have refuses all of them.
 */
export function importListings(
  db: Db,
  rows: readonly IllustratedRow[],
  status: ImportStatus,
): Promise<Outcome[]> {
  return inTransaction(db, async (trx) => {
    // A crash loses the last rows as a whole; the next run finds them missing.
    await sql`set local synchronous_commit = off`.execute(trx)
    const claimed = await claim(trx, rows)
    if (claimed.size === 0) return rows.map(() => 'known')
    const fresh = rows.filter(({ row }) => claimed.has(row.reference))
    const owners = await findOrCreateOwners(
      trx,
      fresh.map(({ row }) => row.owner),
    )
    const made = await createListings(trx, fresh, owners)
    await nameListings(trx, claimed, made)
    await record(trx, [...made.values()])
    if (status !== 'draft') for (const id of made.values()) await submit(trx, id, status)
    return rows.map(({ row }) => {
      if (made.has(row.reference)) return 'imported'
      const owner = owners.get(row.owner.phone)
      return claimed.has(row.reference) && owner instanceof DomainError ? owner : 'known'
    })
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

async function claim(trx: Db, rows: readonly IllustratedRow[]) {
  const claimed = await trx
    .insertInto('listingImport')
    .values(rows.map(({ row }) => ({ reference: row.reference })))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .execute()
  return new Set(claimed.map(({ reference }) => reference))
}

/** The id of each listing by its reference; rows whose owner cannot be used have none. */
async function createListings(trx: Db, rows: readonly IllustratedRow[], owners: ImportOwners) {
  const listings: NewListing[] = []
  for (const { row, photos } of rows) {
    const ownerId = owners.get(row.owner.phone)
    if (typeof ownerId !== 'string') continue
    const { category, deal, reference } = row
    const answers = await answersWithPlace(trx, nothing, { ...row.answers, category, deal, photos })
    listings.push({ reference, columns: { ...answers, category, deal, ownerId } })
  }
  const ids = new Map<string, string>()
  // A random number may be taken already: those listings are tried again with another one.
  for (let left = listings; left.length > 0; ) {
    const bySpn = new Map(left.map((listing) => [newSpn(), listing]))
    const created = await trx
      .insertInto('listing')
      .values([...bySpn].map(([spn, { columns }]) => ({ ...columns, spn })))
      .onConflict((conflict) => conflict.column('spn').doNothing())
      .returning(['id', 'spn'])
      .execute()
    for (const { id, spn } of created) ids.set(bySpn.get(spn)!.reference, id)
    left = left.filter(({ reference }) => !ids.has(reference))
  }
  return ids
}

type NewListing = {
  reference: string
  columns: StoredAnswers & Pick<ListingRow, 'category' | 'deal'> & { ownerId: string }
}

/** A new listing before its answers are saved. */
const nothing = {
  propertyType: null,
  bhk: null,
  bedrooms: null,
  locality: null,
  address: null,
  pinCode: null,
  city: null,
  lat: null,
  lng: null,
}

/**
 * Records which listing was made of each claimed row; rows that were refused may be imported again.
 */
async function nameListings(
  trx: Db,
  claimed: ReadonlySet<string>,
  made: ReadonlyMap<string, string>,
) {
  await sql`
    update listing_import set listing_id = made.id
    from unnest(${[...made.keys()]}::text[], ${[...made.values()]}::uuid[]) as made (reference, id)
    where listing_import.reference = made.reference
  `.execute(trx)
  const refused = [...claimed].filter((reference) => !made.has(reference))
  if (refused.length === 0) return
  await trx.deleteFrom('listingImport').where('reference', 'in', refused).execute()
}

function record(trx: Db, ids: readonly string[]) {
  const act = { actorId: null, action: 'listing.import', subjectKind: 'listing' } as const
  return recordAudits(
    trx,
    ids.map((subjectId) => ({ ...act, subjectId, after: 'draft' })),
  )
}

async function submit(trx: Db, id: string, status: Exclude<ImportStatus, 'draft'>) {
  const change = { to: status, act: 'import' } as const
  await assessListing(trx, await changeListingStatus(trx, { kind: 'site' }, id, change))
}
