import { listingToForm } from '#contract/schemas/listing-wire.ts'
import type { Db } from '#db/connect.ts'
import type { CsvCell } from '#domain/exports/csv.ts'
import { importColumns } from '#domain/imports/import-columns.ts'

const batchSize = 500

/** Listings as rows that can be imported again; the reference is the operator's, or the SPN. */
export async function* streamListingRows(trx: Db, pictureName: (path: string) => string) {
  let last: string | undefined
  do {
    const listings = await readBatch(trx, last)
    yield listings.map(({ reference, ownerPhone, ownerName, ownerEmail, ...listing }) => {
      const form: Record<string, unknown> = {
        ...listingToForm(listing),
        reference: reference ?? listing.spn,
        owner_phone: ownerPhone,
        owner_name: ownerName,
        owner_email: ownerEmail,
        property_category: listing.category,
        property_status: listing.deal,
      }
      return importColumns.map(({ name }) =>
        name === 'images' ? pictures(form.images, pictureName) : cell(form[name]),
      )
    })
    last = listings.length === batchSize ? listings.at(-1)?.id : undefined
  } while (last)
}

/** Without revisions, which belong to another listing, and those of erased accounts. */
function readBatch(trx: Db, after: string | undefined) {
  return trx
    .selectFrom('listing')
    .innerJoin('appUser', 'appUser.id', 'listing.ownerId')
    .leftJoin('listingImport', 'listingImport.listingId', 'listing.id')
    .selectAll('listing')
    .select([
      'listingImport.reference',
      'appUser.phone as ownerPhone',
      'appUser.name as ownerName',
      'appUser.email as ownerEmail',
    ])
    .where('listing.revises', 'is', null)
    .where('appUser.phone', 'is not', null)
    .$if(after !== undefined, (rows) => rows.where('listing.id', '>', after!))
    .orderBy('listing.id')
    .limit(batchSize)
    .execute()
}

function pictures(paths: unknown, pictureName: (path: string) => string) {
  return (paths as string[]).map(pictureName).join('|')
}

function cell(value: unknown): CsvCell {
  if (typeof value === 'number') return value
  return Array.isArray(value) ? value.join(',') : String(value ?? '')
}
