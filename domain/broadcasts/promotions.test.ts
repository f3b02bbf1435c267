import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { NewAppUser } from '#db/schema.ts'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import { type Draft, previewMessage } from '#domain/broadcasts/preview-message.ts'
import { setPromotions } from '#domain/broadcasts/set-promotions.ts'
import { saveSmsTemplate } from '#domain/broadcasts/sms-templates.ts'
import { startBroadcast } from '#domain/broadcasts/start-broadcast.ts'
import { suppressContact, unsuppressContact } from '#domain/broadcasts/suppressed-contacts.ts'
import { createBroadcastSender } from '#server/jobs/broadcast-sender.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const noon = new Date('2026-11-16T12:00:00+05:30')
const night = new Date('2026-11-16T23:00:00+05:30')
const agreed = { promotionsAgreedAt: noon }

/** What the preview says of one person, and what then becomes of a send to them; both must agree. */
async function promote(
  db: Db,
  phone: string,
  differences: Partial<Draft> = {},
  { now = noon, needsSmsTemplate = false } = {},
) {
  const resources = resourcesFor(db, needsSmsTemplate ? { SMS_PROVIDER: 'http' } : {})
  const sent: string[] = []
  const send = async ({ to }: { to: string }) => void sent.push(to)
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const draft: Draft = {
    channel: 'sms',
    purpose: 'promotion',
    body: 'Offer for {full_name}',
    audience: { phones: [phone] },
    ...differences,
  }
  const preview = await previewMessage(db, staff, draft, resources.sender, now)
  const reference = await openBroadcast(db, staff, draft.channel)
  const { id } = await startBroadcast(db, staff, reference, draft, resources.sender)
  const channels = { sms: send, whatsapp: send, email: send }
  const settings = resources.sender
  await createBroadcastSender({ ...resources, channels, settings, now: () => now }).send(id)
  const { status, reason } = await db
    .selectFrom('broadcastRecipient')
    .select(['status', 'reason'])
    .where('broadcastId', '=', id)
    .executeTakeFirstOrThrow()
  return { foreseen: preview.people[0]?.reason, status, reason, sent: sent.length }
}

async function phoneOf(db: Db, differences: Partial<NewAppUser> = {}) {
  return (await createUser(db, differences)).phone!
}

const isSent = { foreseen: null, status: 'sent', sent: 1 }

describe('a promotion', () => {
  test('reaches users who agreed', async ({ db }) => {
    expect(await promote(db, await phoneOf(db, agreed))).toMatchObject(isSent)
  })

  test('does not reach who did not agree, took it back, or has no account', async ({ db }) => {
    const user = await createUser(db)
    expect(await promote(db, user.phone!)).toMatchObject({
      foreseen: 'not_agreed',
      status: 'skipped',
      sent: 0,
      reason: 'not_agreed',
    })
    await setPromotions(db, user.id, true, 'profile')
    expect(await promote(db, user.phone!)).toMatchObject(isSent)
    await setPromotions(db, user.id, false, 'profile')
    expect(await promote(db, user.phone!)).toMatchObject({ foreseen: 'not_agreed', sent: 0 })

    expect(await promote(db, '9000099999')).toMatchObject({ foreseen: 'not_user', sent: 0 })
    const withdrawn = await phoneOf(db, { ...agreed, optedOutAt: noon })
    expect(await promote(db, withdrawn)).toMatchObject({ foreseen: 'opted_out', sent: 0 })
  })

  test('does not reach a number or an address on the suppression list', async ({ db }) => {
    const phone = await phoneOf(db, { ...agreed, email: 'Neha@Example.com' })
    for (const contact of [phone, ' NEHA@example.com']) {
      await suppressContact(db, contact, 'asked by phone')
      for (const channel of ['sms', 'email'] as const) {
        const outcome = await promote(db, phone, { channel })
        expect(outcome).toMatchObject({ foreseen: 'suppressed', status: 'skipped', sent: 0 })
      }
      await unsuppressContact(db, contact)
    }
    expect(await promote(db, phone)).toMatchObject(isSent)
  })

  test('does not go out by SMS between 21:00 and 10:00 in India', async ({ db }) => {
    for (const [time, isQuiet] of [
      ['20:59', false],
      ['21:00', true],
      ['03:00', true],
      ['09:59', true],
      ['10:00', false],
    ] as const) {
      const now = new Date(`2026-11-16T${time}:00+05:30`)
      const { sent } = await promote(db, await phoneOf(db, agreed), {}, { now })
      expect([time, sent === 0]).toEqual([time, isQuiet])
    }
    const phone = await phoneOf(db, agreed)
    expect(await promote(db, phone, {}, { now: night })).toMatchObject({ foreseen: 'quiet_hours' })
    expect(await promote(db, phone, { channel: 'email' }, { now: night })).toMatchObject(isSent)
  })

  test('reaches one person twice a day at most, over all channels', async ({ db }) => {
    const phone = await phoneOf(db, agreed)
    expect(await promote(db, phone)).toMatchObject(isSent)
    expect(await promote(db, phone, { channel: 'whatsapp' })).toMatchObject(isSent)
    expect(await promote(db, phone)).toMatchObject({ foreseen: 'daily_cap', status: 'skipped' })

    const tomorrow = new Date(noon.getTime() + 86_400_000)
    expect(await promote(db, phone, {}, { now: tomorrow })).toMatchObject(isSent)
  })
})

test('a service message knows no agreement, suppression, quiet hours or cap', async ({ db }) => {
  const phone = await phoneOf(db, { optedOutAt: noon })
  await suppressContact(db, phone, '')
  for (let i = 0; i < 4; i++) {
    expect(await promote(db, phone, { purpose: 'service' }, { now: night })).toMatchObject(isSent)
  }
})

describe('an SMS by a provider', () => {
  const real = { needsSmsTemplate: true }

  test('needs a registered template that its text fits', async ({ db }) => {
    const phone = await phoneOf(db, { ...agreed, name: 'Neha' })
    const draft = { purpose: 'service', body: 'Dear {full_name}, thank you. Basera' } as const
    await expect(promote(db, phone, draft, real)).rejects.toMatchObject({
      code: 'invalid',
      fields: { body: 'This text fits no registered SMS template. Please change it.' },
    })

    await saveSmsTemplate(db, '1107161234567890123', 'Dear {#var#}, thank you. Basera')
    expect(await promote(db, phone, draft, real)).toMatchObject(isSent)
    const other = { ...draft, body: 'Dear {full_name}, many thanks. Basera' }
    await expect(promote(db, phone, other, real)).rejects.toMatchObject({ code: 'invalid' })
    const another = { ...draft, dltId: '1107169999999999999' }
    await expect(promote(db, phone, another, real)).rejects.toMatchObject({ code: 'invalid' })
  })

  test('leaves out a name that is too long for the template', async ({ db }) => {
    await saveSmsTemplate(db, '1107161234567890123', 'Dear {#var#}, thank you. Basera')
    const phone = await phoneOf(db, { name: 'Venkatanarasimharajuvaripeta Krishnamurthy' })
    const draft = { purpose: 'service', body: 'Dear {full_name}, thank you. Basera' } as const
    expect(await promote(db, phone, draft, real)).toMatchObject({
      foreseen: 'template',
      status: 'skipped',
      sent: 0,
    })
  })
})
