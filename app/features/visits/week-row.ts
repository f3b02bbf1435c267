import type { VisitRow } from '#app/features/visits/visit-row.ts'

/** The address of the calendar. */
export const thisWeek = '/dashboard/visits?week=this'

/** A time that seekers can pick. */
export type WeekSlot = {
  id: string
  clock: string
  /** The title of the one home it is for; blank for all. */
  home: string
}

export type WeekDay = {
  day: string
  label: string
  isToday: boolean
  isPast: boolean
  visits: readonly VisitRow[]
  slots: readonly WeekSlot[]
}

/** A week of an owner, from Monday. */
export type Week = {
  title: string
  isThisWeek: boolean
  /** The addresses of the weeks around it. */
  earlier: string
  later: string
  days: readonly WeekDay[]
  /** The homes that times can be offered for. */
  homes: readonly { value: string; label: string }[]
}
