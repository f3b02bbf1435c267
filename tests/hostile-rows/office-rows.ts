import type { Db } from '#db/connect.ts'
import type { AppUser, Listing } from '#db/schema.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { Deal } from '#tests/hostile-rows/store-hostile-rows.ts'

type Where = { owner: AppUser; staff: AppUser; listing: Listing }

/** What staff write and are written, and what the site says to people in words of theirs. */
export async function storeOfficeRows(db: Db, deal: Deal, where: Where) {
  await storeRequests(db, deal, where)
  await storeNotifications(db, deal, where.owner.id, where.listing.id)
  await storeBroadcasts(db, deal, where)
  const actor = { actorId: where.staff.id, reason: deal(500) }
  const subject = { subjectKind: 'listing', subjectId: where.listing.id }
  await recordAudit(db, {
    ...actor,
    ...subject,
    action: 'set_status',
    before: deal(60),
    after: deal(60),
    facts: { everyone: deal(80), filter: { search: deal(80) } },
  })
  await recordAudit(db, {
    ...actor,
    action: 'user.block',
    subjectKind: 'user',
    subjectId: where.owner.id,
    facts: { reference: deal(60) },
  })
  const session = { userId: where.owner.id, device: deal(100), address: deal(45) }
  const ends = new Date(Date.now() + 3_600_000)
  await db
    .insertInto('session')
    .values({ ...session, tokenHash: Buffer.from(deal(60)), expiresAt: ends })
    .execute()
}

async function storeRequests(db: Db, deal: Deal, { staff, listing }: Where) {
  await db
    .insertInto('callRequest')
    .values({ name: deal(80), phone: '9876543210', note: deal(1_000), takenBy: staff.id })
    .execute()
  await db
    .insertInto('callRequest')
    .values({ name: deal(80), phone: '9876543211', listingId: listing.id, step: 'amenities' })
    .execute()
  await db
    .insertInto('mailRequest')
    .values({ email: `"${deal(90)}"@example.com`, message: deal(4_000), note: deal(1_000) })
    .execute()
}

async function storeNotifications(db: Db, deal: Deal, userId: string, listingId: string) {
  const reasons = () => [{ field: 'address', text: deal(300) }]
  const all = [
    { kind: 'text', data: { subject: deal(120), body: deal(4_000) } },
    { kind: 'listing-rejected', listingId, data: { reason: deal(300), reasons: reasons() } },
    { kind: 'revision-rejected', listingId, data: { reason: deal(300), reasons: reasons() } },
    { kind: 'listing-status-changed', listingId, data: { status: 'active', reason: deal(300) } },
    { kind: 'account-blocked', data: { reason: deal(300) } },
    { kind: 'contact-revealed', listingId, personId: userId },
    { kind: deal(60), data: { body: deal(60) } },
  ]
  for (const { data = {}, ...row } of all)
    await db
      .insertInto('notification')
      .values({ userId, ...row, data: JSON.stringify(data) })
      .execute()
  await db
    .insertInto('alertLog')
    .values({ userId, kind: deal(60) })
    .execute()
}

async function storeBroadcasts(db: Db, deal: Deal, { owner, staff }: Where) {
  const createdBy = staff.id
  for (const channel of ['sms', 'whatsapp', 'email', 'noti'] as const) {
    await db
      .insertInto('broadcastTemplate')
      .values({ channel, body: deal(900), createdBy })
      .execute()
    const { id: broadcastId } = await db
      .insertInto('broadcast')
      .values({
        referenceNo: `${channel} ${deal(40)}`,
        channel,
        staffId: staff.id,
        subject: deal(120),
        body: deal(900),
        status: 'done',
        everyone: JSON.stringify({ search: deal(100), except: [] }),
        isFilled: true,
        sentAt: new Date(),
        doneAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('broadcastRecipient')
      .values({ broadcastId, phone: owner.phone!, userId: owner.id, body: deal(900) })
      .execute()
  }
  await db
    .insertInto('staffTemplate')
    .values({ name: deal(60), subject: deal(120), body: deal(4_000), createdBy })
    .execute()
  await db
    .insertInto('smsTemplate')
    .values({ dltId: '1107161234567890123', body: deal(900), createdBy })
    .execute()
  await db
    .insertInto('suppressedContact')
    .values({ contact: deal(60), reason: deal(300), createdBy })
    .execute()
}
