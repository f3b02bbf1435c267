import { expect } from 'vitest'
import { demoId } from '#demo/demo-id.ts'
import { hasDemoAccounts } from '#demo/has-demo-accounts.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

test('tells the accounts of demo data from others', async ({ db }) => {
  await createUser(db)
  expect(await hasDemoAccounts(db)).toBe(false)
  await createUser(db, { id: demoId('user', 0) })
  expect(await hasDemoAccounts(db)).toBe(true)
})
