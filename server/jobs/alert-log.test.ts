import { describe, expect } from 'vitest'
import type { AlertChannel } from '#contract/options/alert-choices.ts'
import type { Db } from '#db/connect.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { notificationKinds } from '#domain/notifications/notification-kinds.ts'
import { notify } from '#domain/notifications/notify.ts'
import type { Resources } from '#server/create-resources.ts'
import { sendMessage } from '#server/jobs/send-message.ts'
import { SendError } from '#server/providers/channels/channel.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const kinds = Object.keys(notificationKinds) as Notification['kind'][]

describe.for(kinds)('the alert log of %s', (kind) => {
  const { channels, whatsapp, email } = channelsOf(kind)

  test('says that it is queued, then that it was sent', async ({ db }) => {
    const alertId = await tell(db, kind)
    expect(await statesOf(db, alertId)).toEqual(states(whatsapp, email, 'queued'))

    const resources = resourcesFor(db)
    for (const channel of channels) {
      await sendMessage(resources, { channel, alertId }, { isLast: false })
    }
    expect(await statesOf(db, alertId)).toEqual(states(whatsapp, email, 'sent'))
  })
})

/** One that is told like most others, one with a message of its own, one with a question, one in the inbox only. */
const unlike = ['contact-revealed', 'search-alert', 'still-available', 'contact-declined'] as const

test('every kind is told on the channels of one whose failures are tried', () => {
  const tried = unlike.map((kind) => `${channelsOf(kind).channels}`)
  expect(kinds.filter((kind) => !tried.includes(`${channelsOf(kind).channels}`))).toEqual([])
})

describe.for(unlike)('the alert log of %s', (kind) => {
  const { channels, whatsapp, email } = channelsOf(kind)

  test('says that it failed when the last try does', async ({ db }) => {
    const alertId = await tell(db, kind)
    const broken = failing(db, { mayRetry: true, outcome: 'unsent' })
    for (const channel of channels) {
      const send = (isLast: boolean) => sendMessage(broken, { channel, alertId }, { isLast })
      await expect(send(false)).rejects.toMatchObject({ mayRetry: true })
      expect(await statesOf(db, alertId)).toMatchObject(stateOn(channel, 'queued'))
      await expect(send(true)).rejects.toThrow()
    }
    expect(await statesOf(db, alertId)).toEqual(states(whatsapp, email, 'failed'))
  })

  test('says that it is unknown when the gateway may have taken it, and sends it no second time', async ({
    db,
  }) => {
    const alertId = await tell(db, kind)
    const silent = failing(db, { mayRetry: true, outcome: 'unknown' })
    for (const channel of channels) {
      const sent = sendMessage(silent, { channel, alertId }, { isLast: false })
      await expect(sent).rejects.toMatchObject({ mayRetry: false })
    }
    expect(await statesOf(db, alertId)).toEqual(states(whatsapp, email, 'unknown'))

    const resources = resourcesFor(db)
    for (const channel of channels) {
      await sendMessage(resources, { channel, alertId }, { isLast: false })
    }
    expect(await resources.readOutbox()).toEqual([])
    expect(await statesOf(db, alertId)).toEqual(states(whatsapp, email, 'unknown'))
  })
})

function channelsOf(kind: Notification['kind']) {
  const { channels } = notificationKinds[kind]
  return { channels, whatsapp: channels.includes('whatsapp'), email: channels.includes('email') }
}

function failing(db: Db, details: ConstructorParameters<typeof SendError>[1]): Resources {
  const fail = async () => {
    throw new SendError('down', details)
  }
  return { ...resourcesFor(db), channels: { sms: fail, whatsapp: fail, email: fail } }
}

function stateOn(channel: AlertChannel, state: State) {
  return channel === 'email' ? { emailStatus: state } : { whatsappStatus: state }
}

type State = 'queued' | 'sent' | 'failed' | 'unknown'

function states(whatsapp: boolean, email: boolean, state: State) {
  return {
    inAppStatus: 'sent',
    whatsappStatus: whatsapp ? state : 'none',
    emailStatus: email ? state : 'none',
  }
}

/** Tells somebody of it with facts that serve every kind, and answers the entry of the log. */
async function tell(db: Db, kind: Notification['kind']) {
  const { id: userId } = await createUser(db)
  const { id: listingId } = await createListing(db)
  const address = '/search/buy?city=gurugram'
  const { id: searchId } = await db
    .insertInto('savedSearch')
    .values({ userId, address, anchors: [], channels: ['whatsapp', 'email'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const facts = {
    listingId,
    searchId,
    address,
    place: null,
    count: 1,
    cheaper: 0,
    listingIds: [listingId],
    personId: (await createUser(db)).id,
    askedAt: new Date().toISOString(),
    shown: 'electricity_bill' as const,
    endsAt: new Date().toISOString(),
    day: null,
    time: '',
    status: 'active' as const,
    reason: 'Blurred photos',
    reasons: [],
    subject: 'Hello',
    body: 'Welcome',
  }
  await notify(db, userId, { kind, ...facts } as Notification)
  const { id } = await db
    .selectFrom('alertLog')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return id
}

function statesOf(db: Db, id: string) {
  return db
    .selectFrom('alertLog')
    .select(['inAppStatus', 'whatsappStatus', 'emailStatus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
