import type { ColumnType, Generated } from 'kysely'
import type { AudienceFilter } from '#contract/options/audiences.ts'
import type { ResultReason } from '#contract/options/left-out-reasons.ts'
import type * as options from '#contract/options.ts'
import type { CreatedAt, Or } from '#db/tables/columns.ts'

// What is said to people: notifications, the log of alerts, and messages of the staff to many.

export type NotificationTable = {
  id: Generated<string>
  userId: string
  sender: Or<string>
  kind: string
  listingId: string | null
  personId: string | null
  /** The further facts of its kind. */
  data: Generated<unknown>
  readAt: Date | null
  createdAt: CreatedAt
}

export type AlertLogTable = {
  id: Generated<string>
  userId: string | null
  kind: string
  notificationId: string | null
  inAppStatus: Or<DeliveryStatus>
  whatsappStatus: Or<DeliveryStatus>
  emailStatus: Or<DeliveryStatus>
  createdAt: CreatedAt
}

type DeliveryStatus = 'none' | 'queued' | 'sending' | 'sent' | 'failed' | 'unknown'

export type OutboxMessageTable = {
  id: Generated<string>
  channel: 'sms' | 'whatsapp' | 'email'
  sealed: Buffer
  createdAt: CreatedAt
}

export type BroadcastTemplateTable = {
  id: Generated<string>
  channel: options.MessageChannel
  body: string
  createdBy: string | null
  createdAt: CreatedAt
}

/** A message that staff keep to use again. */
export type StaffTemplateTable = {
  id: Generated<string>
  name: string
  subject: Or<string>
  body: string
  createdBy: string | null
  createdAt: CreatedAt
  updatedAt: CreatedAt
}

export type BroadcastTable = {
  id: Generated<string>
  referenceNo: string
  channel: options.MessageChannel
  staffId: string | null
  body: Or<string>
  requestHash: Buffer | null
  /** For e-mails and notifications; blank for the site's own words. */
  subject: Or<string>
  status: Or<'open' | 'scheduled' | 'sending' | 'done' | 'stopped' | 'cancelled'>
  purpose: Or<options.MessagePurpose>
  smsTemplateId: string | null
  /** The search whose users all get it, and the numbers among them that are left out. */
  everyone: ColumnType<Everyone | null, string | null, string | null>
  filledTo: string | null
  isFilled: Or<boolean>
  createdAt: CreatedAt
  /** When it is to begin, if not at once. */
  scheduledAt: Date | null
  sentAt: Date | null
  doneAt: Date | null
  /** When staff stopped it; what was under way then still finishes. */
  stoppedAt: Date | null
}

export type Everyone = { search: string; except: string[]; filter?: AudienceFilter | undefined }

export type BroadcastRecipientTable = {
  id: Generated<string>
  broadcastId: string
  phone: string
  userId: string | null
  body: string
  status: Or<'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'skipped' | 'stopped'>
  reason: Or<ResultReason | ''>
  attempts: Or<number>
  updatedAt: CreatedAt
}

export type BroadcastRateTable = { channel: options.MessageChannel; nextAt: Date }

export type SmsTemplateTable = {
  id: Generated<string>
  dltId: string
  body: string
  createdBy: string | null
  createdAt: CreatedAt
}

export type SuppressedContactTable = {
  contact: string
  reason: Or<string>
  createdBy: string | null
  createdAt: CreatedAt
}

export type PromotionCountTable = { phone: string; day: string; count: number }
