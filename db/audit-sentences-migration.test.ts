import { sql } from 'kysely'
import { expect } from 'vitest'
import { sentence } from '#contract/texts/audit.ts'
import type { Db } from '#db/connect.ts'
import { down, up } from '#db/migrations/2026-11-22-10-audit-sentences.ts'
import { asMigrated, test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

/** Entries as they were written, what they say, and what is stored of them now. */
const entries = [
  [
    { action: 'report.view', after: 'page 2 of 10 rows, search: 98•••••670, status: new' },
    'looked at it, page 2 (10 rows a page), search: 98•••••670, status: new',
    { page: 2, pageSize: 10, filter: { search: '98•••••670', status: 'new' } },
  ],
  [
    { action: 'report.view', after: 'page 1 of 50 rows' },
    'looked at it, page 1 (50 rows a page)',
    { page: 1, pageSize: 50, filter: {} },
  ],
  [
    {
      action: 'report.view',
      after: 'page 1 of 50 rows, search: a, b, from: 2026-01-02, to: 2026-01-03',
    },
    'looked at it, page 1 (50 rows a page), search: a, b, from: 2026-01-02, to: 2026-01-03',
    { page: 1, pageSize: 50, filter: { search: 'a, b', from: '2026-01-02', to: '2026-01-03' } },
  ],
  [{ action: 'report.view', after: 'the first page' }, 'looked at it, the first page', {}],
  [{ action: 'report.export' }, 'exported it, everything', {}],
  [
    { action: 'report.export', after: 'sort: name, order: desc' },
    'exported it, sort: name, order: desc',
    { filter: { sort: 'name', order: 'desc' } },
  ],
  [
    { action: 'report.export', after: 'all names, numbers and e-mail addresses' },
    'exported it, all names, numbers and e-mail addresses',
    { allContacts: true },
  ],
  [
    { action: 'message.send', after: 'sms, promotion, 3 numbers and all users found by "Ravi "x"' },
    'sent it, sms, promotion, 3 numbers and all users found by "Ravi "x"',
    { channel: 'sms', purpose: 'promotion', numbers: 3, everyone: 'Ravi "x' },
  ],
  [
    { action: 'message.send', after: 'email, service, 1 numbers' },
    'sent it, email, service, 1 numbers',
    { channel: 'email', purpose: 'service', numbers: 1 },
  ],
  [
    { action: 'message.contacts', subject: '3 users' },
    'looked up 3 users for a message',
    { people: 3 },
  ],
  [{ action: 'message.preview', after: '12 people' }, 'previewed it to 12 people', { people: 12 }],
  [
    { action: 'close_reports', before: '2 open', reason: 'dismissed' },
    'closed the reports about it (2 open): dismissed',
    { openComplaints: 2 },
  ],
  [
    { action: 'close_reports', before: '1 open', reason: 'set to active' },
    'closed the reports about it (1 open): set to active',
    { openComplaints: 1, setTo: 'active' },
  ],
  [
    { action: 'close_reports', before: '1 open', reason: 'All is true.' },
    'closed the reports about it (1 open): All is true.',
    { openComplaints: 1 },
  ],
  [
    { action: 'close_reports', facts: { openReports: 4 } },
    'closed the reports about it (4 open): dismissed',
    { openComplaints: 4 },
  ],
  [
    { action: 'promotions.withdraw', reason: 'link in a message', isOwn: true },
    'withdrew their consent to promotions',
    { through: 'link' },
  ],
  [{ action: 'suppression.remove', reason: 'command' }, 'suppression remove it: command', {}],
  [{ action: 'user.block', reason: 'command', isOwn: true }, 'blocked it: command', {}],
] as const

test('earlier entries of the audit log become facts and say what they said', async ({ db }) => {
  const { id: actorId } = await createUser(db)
  const plain = asMigrated(db)
  for (const [index, [earlier]] of entries.entries()) {
    const { action, ...rest } = earlier
    const {
      subject = 'it',
      before = '',
      after = '',
      reason = '',
      ...more
    } = rest as Partial<Record<'subject' | 'before' | 'after' | 'reason', string>> & {
      facts?: object
      isOwn?: boolean
    }
    await sql`
      insert into audit_entry (actor_id, action, subject_kind, subject_id, before_state, after_state,
        reason, facts, created_at)
      values (${more.isOwn ? actorId : null}, ${action}, 'thing', ${subject}, ${before}, ${after},
        ${reason}, ${JSON.stringify(more.facts ?? {})},
        timestamptz '2026-01-01' + make_interval(secs => ${index}))
    `.execute(db)
  }

  await up(plain)
  const expected = entries.map(([, text, facts]) => [text, facts])
  expect(await readEntries(db)).toEqual(expected)

  // The migration can run again after a roll back.
  await down(plain)
  await up(plain)
  expect(await readEntries(db)).toEqual(expected)
})

async function readEntries(db: Db) {
  const rows = await db
    .selectFrom('auditEntry')
    .select(['action', 'subjectId as subject', 'reason', 'facts'])
    .select(['beforeState as before', 'afterState as after'])
    .orderBy('createdAt')
    .execute()
  return rows.map((entry) => [sentence(entry), entry.facts])
}
