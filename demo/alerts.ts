import { displayName } from '#contract/names.ts'
import type { Clock } from '#demo/clock.ts'
import type { Contact } from '#demo/contacts.ts'
import { demoId } from '#demo/demo-id.ts'
import type { ListingSummary } from '#demo/listing-summary.ts'
import { makePerson, personId } from '#demo/people.ts'
import { randomFor } from '#demo/random.ts'

/** Something a person was told of, in the product and by message. */
export type Alert = { userId: string; kind: string; subject: string; body: string; createdAt: Date }

/** One alert for every lead and for every change that staff made to a listing. */
export function makeAlerts(listings: ListingSummary[], contacts: Contact[], clock: Clock): Alert[] {
  return [
    ...listings.flatMap(reviewAlerts),
    ...contacts.map((contact) => leadAlert(contact, clock)),
  ].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** Everyone is greeted once; nobody is alerted by message for that. */
export function welcomeNotes(people: number, clock: Clock): Alert[] {
  return Array.from({ length: people }, (_, index) => ({
    userId: personId(index),
    kind: 'welcome',
    subject: 'Welcome to Basera',
    body: 'Good to have you here. Save the homes you like, ask owners directly, and list your own property free of charge.',
    createdAt: clock.later(makePerson(index, clock).createdAt, 0.01),
  }))
}

function reviewAlerts({ ownerId, status, statusReason, ...listing }: ListingSummary): Alert[] {
  const { title, spn, activeAt, updatedAt } = listing
  if (status === 'review_failed') {
    const body = `${title} (${spn}) could not be shown yet. ${statusReason} You can correct it and send it in again.`
    return [
      {
        userId: ownerId,
        kind: 'review_failed',
        subject: 'Please correct your listing',
        body,
        createdAt: updatedAt,
      },
    ]
  }
  if (!activeAt) return []
  const body = `${title} (${spn}) passed the review and is shown to everybody now.`
  return [
    { userId: ownerId, kind: 'active', subject: 'Your listing is live', body, createdAt: activeAt },
  ]
}

function leadAlert({ kind, listing, seeker, createdAt }: Contact, clock: Clock): Alert {
  const name = displayName(makePerson(seeker, clock).name)
  const what = kind === 'visit' ? 'would like to visit' : 'asked for your number about'
  return {
    userId: listing.ownerId,
    kind: kind === 'visit' ? 'visit' : 'lead',
    subject: kind === 'visit' ? 'Somebody wants to visit' : 'New lead for your property',
    body: `${name} ${what} ${listing.title} (${listing.spn}). You find the phone number under My Leads.`,
    createdAt,
  }
}

/** Old ones are read, those of the last days partly. */
export function notificationRows(alerts: Alert[], clock: Clock) {
  return alerts.map(({ userId, subject, body, createdAt }, index) => {
    const random = randomFor('notification', index)
    const ageInDays = (clock.now.getTime() - createdAt.getTime()) / 86_400_000
    const isRead = random.chance(ageInDays > 6 ? 0.92 : 0.3)
    return {
      id: demoId('notification', index),
      ...{ userId, sender: 'admin', subject, body, createdAt },
      readAt: isRead ? clock.later(createdAt, random.between(0.2, 60)) : null,
    }
  })
}

export function alertRows(alerts: Alert[]) {
  return alerts.map(({ userId, kind, createdAt }, index) => {
    const random = randomFor('alert', index)
    return {
      id: demoId('alert', index),
      ...{ userId, kind, createdAt },
      inAppStatus: 'sent' as const,
      whatsappStatus: random.weighted({ sent: 82, failed: 8, none: 10 }),
      emailStatus: random.weighted({ sent: 80, failed: 5, none: 15 }),
    }
  })
}
