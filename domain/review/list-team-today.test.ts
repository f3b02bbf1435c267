import { sql } from 'kysely'
import { expect } from 'vitest'
import type { ListingStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { countDecidedToday } from '#domain/review/count-decided.ts'
import { exportStaffFigures, listStaffFigures } from '#domain/review/list-staff-figures.ts'
import { listTeamToday } from '#domain/review/list-team-today.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('today’s decisions by person, who decided most first, and of all', async ({ db }) => {
  const [meera, asha, zoya] = [
    await createStaff(db, 'Meera Nair'),
    await createStaff(db, 'Asha Rani'),
    await createStaff(db, 'Zoya Khan'),
  ]
  for (const minutes of [10, 60, 90]) await decide(db, zoya.id, { minutes })
  await decide(db, meera.id, { to: 'review_failed', minutes: 30 })
  await decide(db, asha.id)
  // The last second of yesterday, in India.
  await decide(db, asha.id, { second: -1 })

  const admin = await createStaff(db, 'Boss', 'administrator')
  const rows = [
    { staffId: zoya.id, name: 'Zoya Khan', decided: 3, medianMinutes: 60, sentBack: 0 },
    { staffId: asha.id, name: 'Asha Rani', decided: 1, medianMinutes: null, sentBack: 0 },
    { staffId: meera.id, name: 'Meera Nair', decided: 1, medianMinutes: 30, sentBack: 1 },
  ]
  const all = { decided: 5, medianMinutes: 45 }
  expect(await listTeamToday(db, admin)).toEqual({ people: rows, all })
  expect(await listTeamToday(db, asha)).toEqual({ people: [rows[1]], all })
  expect(await countDecidedToday(db, zoya)).toBe(3)
  expect(await countDecidedToday(db, asha)).toBe(1)
})

test('before the first decision there is nobody', async ({ db }) => {
  const nothing = { people: [], all: { decided: 0, medianMinutes: null } }
  expect(await listTeamToday(db, await createStaff(db, 'Boss', 'administrator'))).toEqual(nothing)
})

test('figures that are taken away are in the audit log', async ({ db }) => {
  const meera = await createStaff(db, 'Meera Nair')
  await decide(db, meera.id)
  expect(await exportStaffFigures(db, meera)).toEqual(await listStaffFigures(db, meera))
  const entries = await db
    .selectFrom('auditEntry')
    .select(['actorId', 'action', 'subjectKind', 'subjectId'])
    .execute()
  expect(entries).toEqual([
    {
      actorId: meera.id,
      action: 'report.export',
      subjectKind: 'report',
      subjectId: 'decisions',
    },
  ])
})

async function createStaff(db: Db, name: string, role: 'staff' | 'administrator' = 'staff') {
  return asViewer(await createUser(db, { name, role }))
}

type Decision = { to?: ListingStatus; minutes?: number; second?: number }

/** A decision at a second of today in India, so many minutes after the listing was sent in. */
async function decide(
  db: Db,
  staffId: string,
  { to = 'active', minutes, second = 0 }: Decision = {},
) {
  const createdAt = sql<Date>`
    date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
    + make_interval(secs => ${second})`
  await db
    .insertInto('listingReview')
    .values({
      listingId: (await createListing(db)).id,
      staffId,
      fromStatus: 'under_review',
      toStatus: to,
      version: 1,
      answers: '{}',
      reasons: '[]',
      createdAt,
      submittedAt:
        minutes === undefined ? null : sql<Date>`${createdAt} - make_interval(mins => ${minutes})`,
    })
    .execute()
}
