import { expect } from 'vitest'
import { listAudit } from '#domain/audit/list-audit.ts'
import { listAuditPeople } from '#domain/audit/list-audit-people.ts'
import { recordAudit, recordAudits } from '#domain/audit/record-audit.ts'
import { setRole } from '#domain/users/set-role.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('administrators read everything, other staff what they did, members nothing', async ({
  db,
}) => {
  const administrator = asViewer(await createUser(db, { role: 'administrator' }))
  const staff = asViewer(await createUser(db, { role: 'staff', name: 'Meera' }))
  const member = asViewer(await createUser(db))
  const about = { subjectKind: 'report', subjectId: 'user_data' }
  await recordAudit(db, { actorId: staff.id, action: 'report.view', ...about })
  await recordAudit(db, { actorId: administrator.id, action: 'report.view', ...about })
  await recordAudit(db, {
    actorId: null,
    action: 'set_status',
    subjectKind: 'listing',
    subjectId: 'x',
  })

  expect((await listAudit(db, administrator, {})).entries).toHaveLength(3)
  expect((await listAudit(db, administrator, { actor: staff.id })).entries).toMatchObject([
    { actorName: 'Meera', action: 'report.view' },
  ])
  expect((await listAudit(db, staff, {})).entries).toHaveLength(1)
  expect((await listAudit(db, staff, { actor: administrator.id })).entries).toMatchObject([
    { actorId: staff.id },
  ])
  await expect(listAudit(db, member, {})).rejects.toMatchObject({ code: 'forbidden' })
})

test('is found by action, by day and by the number of a listing or a phone', async ({ db }) => {
  const administrator = asViewer(await createUser(db, { role: 'administrator' }))
  const user = await createUser(db, { phone: '9812345670', name: 'Ravi' })
  const listing = await createListing(db, { ownerId: user.id })
  const actorId = administrator.id
  await recordAudit(db, {
    actorId,
    action: 'set_status',
    subjectKind: 'listing',
    subjectId: listing.id,
  })
  await recordAudit(db, { actorId, action: 'staff.grant', subjectKind: 'user', subjectId: user.id })
  const find = async (filter: object) =>
    (await listAudit(db, administrator, filter)).entries.map(({ subjectName }) => subjectName)

  expect(await find({ subject: listing.spn.toLowerCase() })).toEqual([listing.spn])
  expect(await find({ subject: '+91 98123 45670' })).toEqual(['Ravi'])
  expect(await find({ action: 'staff.grant' })).toEqual(['Ravi'])
  expect(await find({ from: '2999-01-01' })).toEqual([])
  expect(await find({ to: '2999-01-01' })).toHaveLength(2)
  expect(await find({ subject: "'); drop table" })).toEqual([])
})

test('turns its pages without losing or repeating entries of one moment', async ({ db }) => {
  const administrator = asViewer(await createUser(db, { role: 'administrator' }))
  const entry = { actorId: null, action: 'report.view', subjectKind: 'b' } as const
  await recordAudits(
    db,
    Array.from({ length: 120 }, (_, i) => ({ ...entry, subjectId: String(i) })),
  )
  const seen = new Set<string>()
  let cursor: string | undefined
  let pages = 0
  do {
    const { entries, next } = await listAudit(db, administrator, {}, cursor)
    for (const { id } of entries) seen.add(id)
    cursor = next
    pages++
  } while (cursor)

  expect([seen.size, pages]).toEqual([120, 3])
})

test('is asked for by staff and former staff who did something, not by members', async ({ db }) => {
  const administrator = asViewer(await createUser(db, { role: 'administrator', name: 'Asha' }))
  const about = { subjectKind: 'listing', subjectId: 'x' }
  for (const name of ['Left', 'Idle', 'Member']) {
    const person = await createUser(db, { name })
    if (name !== 'Member') await setRole(db, person.phone!, 'staff')
    if (name !== 'Idle') {
      await recordAudit(db, { actorId: person.id, action: 'set_status', ...about })
    }
    if (name !== 'Member') await setRole(db, person.phone!, 'member')
  }
  const names = (await listAuditPeople(db, administrator)).map(({ name, isFormer }) => [
    name,
    isFormer,
  ])

  expect(names).toEqual([
    ['Asha', false],
    ['Left', true],
  ])
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  expect(await listAuditPeople(db, staff)).toEqual([])
})

test('nobody changes or deletes an entry', async ({ db }) => {
  await recordAudit(db, { actorId: null, action: 'report.view', subjectKind: 'b', subjectId: 'c' })

  await expect(db.deleteFrom('auditEntry').execute()).rejects.toThrow('append-only')
})

test.for([
  '0',
  '+275760-09-13T00:00:00Z',
  '2026-02-30 10:00:00+00',
  '2026-02-20 25:00:00+00',
  '2026-02-20 10:00:00+00; x',
])('a cursor with the moment “%s” is read over', async (at, { db }) => {
  const administrator = asViewer(await createUser(db, { role: 'administrator' }))
  const cursor = `${at}~${administrator.id}`
  expect((await listAudit(db, administrator, {}, cursor)).entries).toEqual([])
})
