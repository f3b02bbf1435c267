import { dayMs } from '#contract/format/dates.ts'
import type { Clock } from '#demo/clock.ts'
import type { Contact } from '#demo/contacts.ts'
import { demoId } from '#demo/demo-id.ts'
import type { ListingSummary } from '#demo/listing-summary.ts'
import { makePerson, personId } from '#demo/people.ts'
import { randomFor } from '#demo/random.ts'
import type { Told } from '#demo/told.ts'
import { notificationToColumns } from '#domain/notifications/notification.ts'

/** One alert for every lead and for every change that staff made to a listing. */
export function makeAlerts(listings: ListingSummary[], contacts: Contact[]): Told[] {
  return [...listings.flatMap(reviewAlerts), ...contacts.map(leadAlert)].toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  )
}

/** Everyone is greeted once; nobody is alerted by message for that. */
export function welcomeNotes(people: number, clock: Clock): Told[] {
  return Array.from({ length: people }, (_, index) => ({
    userId: personId(index),
    notification: {
      kind: 'text',
      subject: 'Welcome to Basera',
      body: 'Good to have you here. Save the homes you like, ask owners directly, and list your own property free of charge.',
    },
    createdAt: clock.later(makePerson(index, clock).createdAt, 0.01),
  }))
}

function reviewAlerts({ id, ownerId, status, statusReason, ...life }: ListingSummary): Told[] {
  if (status === 'review_failed') {
    const notification = { kind: 'listing-rejected', listingId: id, reason: statusReason } as const
    return [{ userId: ownerId, notification, createdAt: life.updatedAt }]
  }
  if (!life.activeAt) return []
  const notification = { kind: 'listing-approved', listingId: id } as const
  return [{ userId: ownerId, notification, createdAt: life.activeAt }]
}

function leadAlert({ kind, listing, seeker, createdAt }: Contact): Told {
  return {
    userId: listing.ownerId,
    notification: {
      kind: kind === 'visit' ? 'visit-requested' : 'contact-revealed',
      listingId: listing.id,
      personId: personId(seeker),
    },
    createdAt,
  }
}

/** Old ones are read, those of the last days partly. */
export function notificationRows(told: Told[], clock: Clock) {
  return told.map(({ userId, notification, createdAt, isRead }, index) => {
    const random = randomFor('notification', index)
    const ageInDays = (clock.now.getTime() - createdAt.getTime()) / dayMs
    const wasRead = isRead ?? random.chance(ageInDays > 6 ? 0.92 : 0.3)
    return {
      id: demoId('notification', index),
      userId,
      sender: 'admin',
      ...notificationToColumns(notification),
      createdAt,
      readAt: wasRead ? clock.later(createdAt, random.between(0.2, 60)) : null,
    }
  })
}

/** The deliveries of alerts, which are the first of all notifications. */
export function alertRows(alerts: Told[]) {
  return alerts.map(({ userId, notification, createdAt }, index) => {
    const random = randomFor('alert', index)
    return {
      id: demoId('alert', index),
      userId,
      kind: notification.kind,
      createdAt,
      notificationId: demoId('notification', index),
      inAppStatus: 'sent' as const,
      whatsappStatus: random.weighted({ sent: 82, failed: 8, none: 10 }),
      emailStatus: random.weighted({ sent: 80, failed: 5, none: 15 }),
    }
  })
}
