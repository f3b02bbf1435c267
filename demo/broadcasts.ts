import type { MessageChannel } from '#contract/options.ts'
import type { Clock } from '#demo/clock.ts'
import { demoId } from '#demo/demo-id.ts'
import { makePerson, type Person, personId, staffIndex } from '#demo/people.ts'
import { randomFor } from '#demo/random.ts'
import type { Told } from '#demo/told.ts'

const bodies: Record<MessageChannel, readonly string[]> = {
  sms: [
    'Dear {full_name}, your property is seen more often with at least 5 photos. Add some today. - Basera',
    'Dear {full_name}, please confirm that your listing is still available. Basera',
    'Basera: office closed on 26 January. Your listings stay online as always.',
  ],
  whatsapp: [
    'Namaste {full_name}, new homes in your city came in this week. Have a look when you have time.',
    'Namaste {full_name}, is your property let or sold? Mark it as sold out, so that nobody calls in vain.',
    'Namaste {full_name}, we wish you and your family a happy Diwali. Team Basera',
    'Hello {full_name}, our team visits your area this Saturday and can take photos of your property free of charge.',
  ],
  email: [
    'Dear {full_name},\n\nthank you for listing with us. Three things help most: clear photos, the exact locality and an honest price.\n\nTeam Basera',
    'Dear {full_name},\n\nyour account uses the number {phone_no}. If that is no longer yours, please write to us.\n\nTeam Basera',
    'Dear {full_name},\n\nwe have changed our terms of service. In short: nothing costs more than before.\n\nTeam Basera',
  ],
  noti: [
    'Hello {full_name}, you can now mark a listing as sold out yourself, under My Listings.',
    'Hello {full_name}, complete your profile with an e-mail address, so that we can reach you at {phone_no} or by mail.',
    'Hello {full_name}, search understands sentences now: try "2 bhk under 40 lakh" with your locality.',
  ],
}

const channels = Object.keys(bodies) as MessageChannel[]
const broadcasts = 36

export function templateRows(clock: Clock) {
  const all = channels.flatMap((channel) => bodies[channel].map((body) => ({ channel, body })))
  return all.map(({ channel, body }, index) => ({
    id: demoId('template', index),
    channel,
    body,
    createdBy: personId(staffIndex),
    createdAt: clock.ago(100 - index * 3),
  }))
}

type Broadcast = ReturnType<typeof makeBroadcast>

/** Messages that staff sent to many people at once, and what became of each. */
export function makeBroadcasts(people: number, clock: Clock) {
  return Array.from({ length: broadcasts }, (_, index) => makeBroadcast(index, people, clock))
}

function makeBroadcast(index: number, people: number, clock: Clock) {
  const random = randomFor('broadcast', index)
  const channel = channels[index % channels.length]!
  const body = random.pick(bodies[channel])
  const createdAt = clock.ago(0.3 + (broadcasts - index) * 2.4)
  const everyone = Array.from({ length: people }, (_, person) => person)
  const chosen = random
    .some(everyone, random.whole(6, 45))
    .map((person) => makePerson(person, clock))
  const members = chosen.filter((person) => person.createdAt < createdAt)
  return { index, channel, body, createdAt, members }
}

export function broadcastRows(all: Broadcast[], clock: Clock) {
  return all.map(({ index, channel, body, createdAt }) => ({
    id: demoId('broadcast', index),
    referenceNo: `REF${`${randomFor('reference', index).whole(10_000_000, 99_999_999)}`}`,
    channel,
    body,
    createdAt,
    staffId: personId(staffIndex),
    requestHash: null,
    status: 'done' as const,
    sentAt: clock.later(createdAt, 0.1),
  }))
}

export function recipientRows(all: Broadcast[], clock: Clock) {
  const sent = all.flatMap((broadcast) =>
    broadcast.members.map((person) => ({ broadcast, person })),
  )
  return sent.map(({ broadcast, person }, index) => ({
    id: demoId('recipient', index),
    broadcastId: demoId('broadcast', broadcast.index),
    phone: person.phone ?? '',
    userId: person.id,
    body: resolved(broadcast.body, person),
    ...outcome(broadcast.channel, person, index),
    updatedAt: clock.later(broadcast.createdAt, 0.15),
  }))
}

/** In-app messages lie in the inbox of everyone they reached. */
export function broadcastNotes(all: Broadcast[]): Told[] {
  const sent = all.filter(({ channel }) => channel === 'noti')
  return sent.flatMap(({ body, createdAt, members }) =>
    members
      .filter((person) => !person.optedOutAt)
      .map((person) => ({
        userId: person.id,
        notification: {
          kind: 'text',
          subject: 'A message from Basera',
          body: resolved(body, person),
        },
        createdAt,
      })),
  )
}

function outcome(channel: MessageChannel, person: Person, index: number) {
  if (person.optedOutAt) return { status: 'skipped' as const, reason: 'opted_out' as const }
  if (channel === 'email' && !person.email) {
    return { status: 'failed' as const, reason: 'no_email' as const }
  }
  const isLost = channel !== 'noti' && randomFor('delivery', index).chance(0.04)
  if (isLost) return { status: 'failed' as const, reason: 'refused' as const }
  return { status: 'sent' as const, reason: '' as const }
}

/** A person without a name or an address is written as null, as the sender's preview shows. */
function resolved(body: string, { name, email, phone }: Person) {
  return body
    .replaceAll('{full_name}', name || 'null')
    .replaceAll('{email_id}', email || 'null')
    .replaceAll('{phone_no}', phone ?? 'null')
}
