import type { HistoryEntry } from '#app/features/people/history-list.tsx'
import { toAuditRow } from '#app/loaders/staff/load-audit.ts'
import { tableDate } from '#contract/format/dates.ts'
import { displayName } from '#contract/format/names.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import { labelOf } from '#contract/options/option-list.ts'
import {
  complaintReasons,
  leadStatuses,
  messageChannels,
  requestStatuses,
} from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { listUserAudit } from '#domain/audit/list-user-audit.ts'
import { listSessions } from '#domain/sessions/list-sessions.ts'
import { listUserComplaints } from '#domain/users/list-user-complaints.ts'
import { listUserLeads } from '#domain/users/list-user-leads.ts'
import {
  listUserAlerts,
  listUserBroadcasts,
  listUserRequests,
} from '#domain/users/list-user-messages.ts'
import type { Viewer } from '#domain/viewer.ts'

const shown = reviewLimits.historyEntries

/** What happened between a person and us or others, as far as the viewer's work needs it. */
export async function loadPersonHistory(db: Db, viewer: Viewer, id: string) {
  const now = new Date()
  const when = (at: Date) => tableDate(at, now)
  const [leads, complaints, sessions, entries, messages, requests] = await Promise.all([
    listUserLeads(db, id, shown),
    listUserComplaints(db, viewer, id, shown),
    listSessions(db, { id, sessionId: '' }),
    listUserAudit(db, viewer, id, shown),
    loadMessages(db, id, when),
    listUserRequests(db, id, shown),
  ])
  return {
    leads: leads.map((lead) => leadEntry(lead, when)),
    messages,
    requests: requests.map(({ kind, at, message, status, ...request }) => ({
      id: request.id,
      when: when(at),
      text: kind === 'call' ? 'Asked for a call back' : `Wrote: “${message}”`,
      state: labelOf(requestStatuses, status),
    })),
    complaints: [
      ...complaints.about.map((one) => complaintEntry(one, 'About', when)),
      ...complaints.made.map((one) => complaintEntry(one, 'Made by them about', when)),
    ],
    devices: sessions.map(({ id: sessionId, device, lastUsedAt }) => ({
      id: sessionId,
      when: when(lastUsedAt),
      text: device || 'Unknown device',
    })),
    audit: entries
      .map((entry) => toAuditRow(entry, now))
      .map((row) => ({ id: row.id, when: row.when, text: `${row.who} ${row.what}` })),
    auditPath: `/admin/audit?subject=${id}`,
  }
}

type When = (at: Date) => string
type Lead = Awaited<ReturnType<typeof listUserLeads>>[number]

function leadEntry(lead: Lead, when: When): HistoryEntry {
  const { id, kind, isOwner, spn, status, createdAt, otherId, otherName } = lead
  const asked = kind === 'visit' ? 'a visit' : 'the number'
  return {
    id: `${id} ${isOwner}`,
    when: when(createdAt),
    text: isOwner ? `Was asked for ${asked} of` : `Asked for ${asked} of`,
    home: { label: spn, to: `/admin/review/${spn}` },
    about: { label: displayName(otherName), to: `/admin/people/${otherId}` },
    state: isOwner ? labelOf(leadStatuses, status) : undefined,
  }
}

type Complaint = Awaited<ReturnType<typeof listUserComplaints>>['about'][number]

function complaintEntry({ id, reason, spn, at, status }: Complaint, how: string, when: When) {
  return {
    id: `${how} ${id}`,
    when: when(at),
    text: `${complaintReasons.labels[reason]}. ${how}`,
    about: { label: spn, to: `/admin/review/${spn}` },
    state: status === 'new' ? 'Open' : 'Closed',
  }
}

/** What the site and staff sent, in one list by date. */
async function loadMessages(db: Db, id: string, when: When): Promise<HistoryEntry[]> {
  const alerts = (await listUserAlerts(db, id, shown)).map((alert) => ({
    id: alert.id,
    at: alert.at,
    text: alert.text,
    state: channelsOf(alert),
  }))
  const sent = (await listUserBroadcasts(db, id, shown)).map((one) => ({
    id: one.id,
    at: one.at,
    text: `“${one.body}”`,
    state: `${messageChannels.labels[one.channel]} ${one.status}`,
  }))
  return [...alerts, ...sent]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, shown)
    .map(({ at, ...message }) => ({ ...message, when: when(at) }))
}

function channelsOf({ whatsapp, email }: { whatsapp: string; email: string }) {
  const named = [
    ['WhatsApp', whatsapp],
    ['e-mail', email],
  ] as const
  const used = named.filter(([, status]) => status !== 'none')
  return used.map(([name, status]) => `${name} ${status}`).join(', ') || 'in-app'
}
