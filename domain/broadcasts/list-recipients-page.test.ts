import { expect } from 'vitest'
import { listRecipientsPage } from '#domain/broadcasts/list-recipients-page.ts'
import { createBroadcast, phonesFrom } from '#tests/broadcasts.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

test('any member of staff reads what became of each recipient, page by page and by outcome', async ({
  db,
}) => {
  const phones = phonesFrom(9_300_000_000, 120)
  const { id, referenceNo } = await createBroadcast(db, { audience: { phones } })
  for (const [phone, status] of [
    [phones[0]!, 'sent'],
    [phones[1]!, 'skipped'],
    [phones[2]!, 'unknown'],
  ] as const) {
    await db
      .updateTable('broadcastRecipient')
      .set({ status, reason: status === 'skipped' ? 'opted_out' : '' })
      .where('broadcastId', '=', id)
      .where('phone', '=', phone)
      .execute()
  }
  const colleague = asViewer(await createUser(db, { role: 'staff' }))
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await listRecipientsPage(db, colleague, { referenceNo, after })
    seen.push(...page.recipients.map(({ phone }) => phone))
    after = page.next
  } while (after)
  expect(seen.toSorted()).toEqual(phones)

  const left = await listRecipientsPage(db, colleague, { referenceNo, outcome: 'left_out' })
  expect(left.recipients).toMatchObject([{ phone: phones[1], reason: 'opted_out' }])
  const failed = await listRecipientsPage(db, colleague, { referenceNo, outcome: 'failed' })
  expect(failed.recipients).toMatchObject([{ phone: phones[2], status: 'unknown' }])
  const none = listRecipientsPage(db, colleague, { referenceNo: 'SM-NONE' })
  await expect(none).rejects.toMatchObject({ code: 'not_found' })
})
