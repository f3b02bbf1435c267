import type { Deal } from '#contract/options.ts'

/** Somebody who waits for the owner's number. */
export type AskingRow = { id: string; name: string; about: string; line: string }

/** A listing that waits for its owner. */
export type NeedingRow = { key: string; title: string; about: string } & (
  | { kind: 'correct'; spn: string; reason: string; more: string; path: string }
  | { kind: 'paper'; spn: string; reason: string; path: string }
  | { kind: 'confirm'; id: string; spn: string; deal: Deal; note: string }
  | { kind: 'enable'; id: string; spn: string; deal: Deal; note: string }
  | { kind: 'finish'; spn: string; percent: number; step: string; path: string }
  | { kind: 'begun'; draftKey: string; when: string; path: string }
)

/** A listing, or changes to one, that our team looks at. */
export type CheckedRow = { key: string; spn: string; title: string; about: string; path: string }

/** The last seven days of a listing on show. */
export type WeekRow = {
  spn: string
  title: string
  place: string
  price: string
  per: string
  photo: string | null
  facts: readonly { label: string; count: string; change: string; isUp: boolean }[]
  /** Views by day, today last. */
  daily: readonly number[]
  daysText: string
  firstDay: string
}
