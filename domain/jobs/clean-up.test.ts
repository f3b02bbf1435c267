import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { cleanUp } from '#domain/jobs/clean-up.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

test('removes what has run out and keeps the rest', async ({ db }) => {
  for (const days of [-2, 1]) await remember(db, days)
  await db
    .insertInto('outboxMessage')
    .values([
      { channel: 'sms', sealed: Buffer.from('old'), createdAt: inDays(-8) },
      { channel: 'sms', sealed: Buffer.from('new'), createdAt: inDays(-6) },
    ])
    .execute()
  await prepareMessages(db)
  await cleanUp(db)

  const broadcasts = await db.selectFrom('broadcast').select('referenceNo').execute()
  expect(broadcasts.map(({ referenceNo }) => referenceNo).toSorted()).toEqual([
    'just issued',
    'sent',
  ])
  expect(await db.selectFrom('promotionCount').select('count').execute()).toEqual([{ count: 1 }])
  const future = { expiresAt: inDays(1) }
  expect(await db.selectFrom('loginCode').select('expiresAt').execute()).toEqual([future])
  expect(await db.selectFrom('usageEvent').select('expiresAt').execute()).toEqual([future])
  expect(await db.selectFrom('session').select('expiresAt').execute()).toEqual([future])
  expect(await db.selectFrom('outboxMessage').select('sealed').execute()).toEqual([
    { sealed: Buffer.from('new') },
  ])
})

const now = Date.now()

function inDays(days: number) {
  return new Date(now + days * 86_400_000)
}

async function prepareMessages(db: Db) {
  const broadcast = { channel: 'sms' } as const
  await db
    .insertInto('broadcast')
    .values([
      { ...broadcast, referenceNo: 'never sent', createdAt: inDays(-2) },
      { ...broadcast, referenceNo: 'just issued' },
      { ...broadcast, referenceNo: 'sent', status: 'done', createdAt: inDays(-2) },
    ])
    .execute()
  await db
    .insertInto('promotionCount')
    .values([
      { phone: '9876543210', day: '2020-01-01', count: 2 },
      { phone: '9876543210', day: '2999-01-01', count: 1 },
    ])
    .execute()
}

async function remember(db: Db, days: number) {
  const { id: userId } = await createUser(db)
  const expiresAt = inDays(days)
  const hash = Buffer.from(`hash ${days}`)
  await db.insertInto('session').values({ userId, tokenHash: hash, expiresAt }).execute()
  await db.insertInto('usageEvent').values({ scope: 'test', subject: '', expiresAt }).execute()
  await db
    .insertInto('loginCode')
    .values({
      phone: '9876543210',
      intent: 'login',
      challengeHash: hash,
      codeHash: hash,
      expiresAt,
    })
    .execute()
}
