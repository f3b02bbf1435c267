import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudits } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import type { ListingRow } from '#domain/imports/read-listing-row.ts'

type Owner = ListingRow['owner']

/** The id of an account by its number, or why it cannot be used. */
export type ImportOwners = ReadonlyMap<string, string | DomainError>

/** The accounts of these numbers, made where there is none. */
export function findOrCreateOwners(db: Db, owners: readonly Owner[]): Promise<ImportOwners> {
  return inTransaction(db, async (trx) => {
    const phones = [...new Set(owners.map(({ phone }) => phone))]
    const known = await findOwners(trx, phones)
    const missing = phones.filter((phone) => !known.has(phone))
    if (missing.length === 0) return known
    const named = new Map(
      owners.flatMap(({ phone, name, email }) => (name ? [[phone, { name, email }]] : [])),
    )
    await createOwners(
      trx,
      missing.flatMap((phone) => {
        const told = named.get(phone)
        return told ? [{ phone, name: told.name, email: told.email ?? '' }] : []
      }),
    )
    // Another part of the file may have made some of them meanwhile.
    const made = await findOwners(trx, missing)
    return new Map([...missing.map((phone) => [phone, nameless()] as const), ...known, ...made])
  })
}

async function findOwners(db: Db, phones: string[]) {
  const rows = await db
    .selectFrom('appUser')
    .select(['id', 'phone', 'blockedAt'])
    .where('phone', 'in', phones)
    .execute()
  return new Map(
    rows.map(({ id, phone, blockedAt }) => [phone!, blockedAt ? blocked() : id] as const),
  )
}

type NewOwner = { phone: string; name: string; email: string }

async function createOwners(trx: Db, owners: NewOwner[]) {
  if (owners.length === 0) return
  const created = await trx
    .insertInto('appUser')
    // In one order, so that two parts of a file with the same numbers do not deadlock.
    .values(owners.toSorted((a, b) => (a.phone < b.phone ? -1 : 1)))
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .execute()
  const act = { actorId: null, action: 'user.import', subjectKind: 'user' } as const
  await recordAudits(
    trx,
    created.map(({ id }) => ({ ...act, subjectId: id })),
  )
}

function nameless() {
  const message = 'This number has no account yet. Fill in owner_name.'
  return new DomainError('invalid', { fields: { owner_name: message } })
}

function blocked() {
  const message = 'This account is blocked. Unblock it or leave the row out.'
  return new DomainError('conflict', { fields: { owner_phone: message } })
}
