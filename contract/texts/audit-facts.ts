import { reportDate } from '#contract/format/report-date.ts'
import type { WizardStep } from '#contract/listing/wizard-steps.ts'
import type { OwnerCheckKind, OwnerCheckReason } from '#contract/options/owner-checks.ts'
import type {
  HiddenCause,
  ListingStatus,
  LookPurpose,
  MessageChannel,
  MessagePurpose,
} from '#contract/options.ts'

/** What an entry of the audit log knows besides the states before and after. */
export type AuditFacts = {
  /** Why a listing was hidden. */
  hiddenBecause?: HiddenCause
  /** How many complaints were closed, and the decision that closed them, if one did. */
  openComplaints?: number
  setTo?: ListingStatus
  /** Prices, deposits and dates of a shown listing before and after its owner changed them. */
  liveBefore?: LiveFacts
  liveAfter?: LiveFacts
  /** To how many people a message was previewed, or how many were looked up. */
  people?: number
  /** Which page of a report, and how many rows a page has. */
  page?: number
  pageSize?: number
  filter?: FilterFacts
  /** Names, numbers and e-mail addresses of all users. */
  allContacts?: true
  /** How a message was sent, to how many typed numbers, and to all users that a search found. */
  channel?: MessageChannel
  purpose?: MessagePurpose
  numbers?: number
  everyone?: string
  /** When it is to begin. */
  sendAt?: string
  /** The consent that staff filled in a draft by, the step of it, and until when it lasts. */
  consent?: string
  step?: WizardStep
  until?: string
  /** The purpose for which somebody's searches were looked at. */
  lookPurpose?: LookPurpose
  /** The reference of a message to one user. */
  reference?: string
  /** The listings that one was separated from or joined with. */
  homes?: string[]
  /** The check of an owner, what was shown, and why it was refused. */
  ownerCheck?: string
  shown?: OwnerCheckKind
  refusal?: OwnerCheckReason
  /** Where somebody agreed to promotions or no longer did. */
  through?: 'profile' | 'link'
}

type LiveFacts = Record<string, number | string | boolean | null>

const filterNames = ['search', 'status', 'from', 'to', 'sort', 'order'] as const
type FilterFacts = { [Name in (typeof filterNames)[number]]?: string | undefined }

export function pageOf({ page, pageSize, filter }: AuditFacts): string {
  return [`page ${page} (${pageSize} rows a page)`, ...filterWords(filter)].join(', ')
}

export function exportOf({ allContacts, filter }: AuditFacts): string {
  if (allContacts) return 'all names, numbers and e-mail addresses'
  return filterWords(filter).join(', ') || 'everything'
}

/** Each answer that was changed: "price 20000 → 18000". */
export function liveChangesOf({ liveBefore = {}, liveAfter = {} }: AuditFacts): string {
  const changed = Object.keys(liveAfter).filter((name) => liveBefore[name] !== liveAfter[name])
  return changed.map((name) => `${name} ${liveBefore[name]} → ${liveAfter[name]}`).join(', ')
}

function filterWords(filter: FilterFacts = {}) {
  return filterNames.flatMap((name) => (filter[name] ? [`${name}: ${filter[name]}`] : []))
}

export function sendingOf({ channel, purpose, numbers, everyone, sendAt }: AuditFacts): string {
  const all = everyone === undefined ? '' : ` and all users found by "${everyone}"`
  const later = sendAt ? `, to be sent ${reportDate(sendAt)}` : ''
  return `${channel}, ${purpose}, ${numbers} numbers${all}${later}`
}
