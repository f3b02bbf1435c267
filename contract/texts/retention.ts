import { insightLimits } from '#contract/limits/insight.ts'
import { ownerCheckLimits } from '#contract/limits/owner-checks.ts'
import { inYearsOrDays, retentionDays } from '#contract/limits/retention.ts'

type Settings = { codeMinutes: number; sessionDays: number }

/** What is kept of somebody and for how long, as the privacy policy says it. */
export function keptFor({ codeMinutes, sessionDays }: Settings) {
  const { searches, notifications, broadcasts, requests, visits, closedLeads, leads, complaints } =
    retentionDays
  const { conversations, familyLists, ownerChecks } = retentionDays
  return [
    { what: 'One-time codes', howLong: `valid for ${codeMinutes} minutes, gone a day later` },
    { what: 'Logins', howLong: `${sessionDays} days after the last visit` },
    { what: 'Searches', howLong: `${inYearsOrDays(searches)}, or until you clear them` },
    {
      what: 'Notifications, and the messages that told you of them',
      howLong: inYearsOrDays(notifications),
    },
    { what: 'Messages of our team to many', howLong: inYearsOrDays(broadcasts) },
    {
      what: 'Call backs and mails that you asked for',
      howLong: `${inYearsOrDays(requests)}, once answered`,
    },
    {
      what: 'Contacts between owners and seekers',
      howLong: `${inYearsOrDays(leads)}; ${inYearsOrDays(closedLeads)} if the owner has closed them`,
    },
    {
      what: 'What you and an owner or a seeker write to each other here',
      howLong: inYearsOrDays(conversations),
    },
    { what: 'Visits', howLong: `${inYearsOrDays(visits)}, once they are over or called off` },
    {
      what: 'Lists that you share with your family, and what they say about homes',
      howLong: `until you end the link, or ${inYearsOrDays(familyLists)} after somebody last opened it`,
    },
    {
      what: 'Papers that you show about a home',
      howLong: `encrypted, until our team has decided or you withdraw them, ${ownerCheckLimits.waitingDays} days at most; that it was checked, ${inYearsOrDays(ownerChecks)}`,
    },
    { what: 'Complaints', howLong: `${inYearsOrDays(complaints)}, once they are closed` },
    {
      what: 'Who opened a listing',
      howLong: `a day, as a code that names nobody; how many did, ${insightLimits.keptDays} days`,
    },
  ]
}
