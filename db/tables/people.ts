import type { ColumnType, Generated } from 'kysely'
import type { AlertChoice } from '#contract/options/alert-choices.ts'
import type { CreatedAt, Or } from '#db/tables/columns.ts'

// People: their accounts, logins and limits, whom they block and what they searched for.

export type AppUserTable = {
  id: Generated<string>
  phone: string | null
  name: Or<string>
  email: Or<string>
  photo: string | null
  role: Or<'member' | 'staff' | 'administrator'>
  lat: ColumnType<string | null, number | null, number | null>
  lng: ColumnType<string | null, number | null, number | null>
  locatedAt: Date | null
  optedOutAt: Date | null
  mutedAlerts: Or<AlertChoice[]>
  promotionsAgreedAt: Date | null
  erasedAt: Date | null
  blockedAt: Date | null
  blockedReason: Or<string>
  createdAt: CreatedAt
  updatedAt: CreatedAt
}

export type SessionTable = {
  id: Generated<string>
  tokenHash: Buffer
  userId: string
  device: Or<string>
  address: Or<string>
  createdAt: CreatedAt
  lastUsedAt: CreatedAt
  expiresAt: Date
}

/** When somebody used the site last, also after their sessions ended. */
export type UserSeenTable = { userId: string; seenAt: Generated<Date> }

export type LoginCodeTable = {
  id: Generated<string>
  phone: string
  intent: 'login' | 'signup' | 'erase' | 'role'
  challengeHash: Buffer
  codeHash: Buffer
  wrongTries: Or<number>
  createdAt: CreatedAt
  expiresAt: Date
  usedAt: Date | null
}

export type UsageEventTable = {
  scope: string
  subject: string
  usedAt: Generated<Date>
  expiresAt: Date
}

export type UserBlockTable = { ownerId: string; userId: string; createdAt: CreatedAt }

export type SearchRecordTable = {
  id: Generated<string>
  userId: string
  text: string
  city: string | null
  category: string | null
  deal: string | null
  filters: Generated<unknown>
  createdAt: CreatedAt
}
