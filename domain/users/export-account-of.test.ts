import { expect } from 'vitest'
import { blockUser } from '#domain/blocks/block-user.ts'
import { exportAccountOf } from '#domain/users/export-account-of.ts'
import { collectExport } from '#tests/collect-export.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('an administrator exports the data of somebody who is blocked, and the log says so', async ({
  db,
}) => {
  const administrator = asViewer(await createUser(db, { role: 'administrator' }))
  const person = await createUser(db, { name: 'Zubeida Khan' })
  const { spn } = await createListing(db, { ownerId: person.id })
  await blockUser(db, administrator, person.id, 'Spam')

  const everything = await collectExport(await exportAccountOf(db, administrator, person.id))

  expect(everything.account).toMatchObject({ id: person.id, name: 'Zubeida Khan' })
  expect(everything.listings).toMatchObject([{ spn }])
  const entries = await db
    .selectFrom('auditEntry')
    .select(['actorId', 'subjectId'])
    .where('action', '=', 'user.export')
    .execute()
  expect(entries).toEqual([{ actorId: administrator.id, subjectId: person.id }])
})

test('other staff and members export nobody, and nobody is exported who is not there', async ({
  db,
}) => {
  const person = await createUser(db)
  for (const role of ['staff', 'member'] as const) {
    const viewer = asViewer(await createUser(db, { role }))
    await expect(exportAccountOf(db, viewer, person.id)).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
  const administrator = asViewer(await createUser(db, { role: 'administrator' }))
  const nobody = '019a0000-0000-7000-8000-000000000000'
  await expect(exportAccountOf(db, administrator, nobody)).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await db.selectFrom('auditEntry').select('id').execute()).toEqual([])
})
