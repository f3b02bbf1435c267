import type { VisitAction, VisitStatus, VisitTime } from '#contract/options.ts'

/** A visit as one of its two sides sees it. */
export type VisitRow = {
  id: string
  side: 'owner' | 'seeker'
  status: VisitStatus
  spn: string
  title: string
  photo: string | null
  /** With the house number, once the visit is agreed. */
  address: string
  /** The way there, for the seeker of an agreed visit. */
  directions: string
  /** The name of the other side. */
  name: string
  /** Only owners see a number here. */
  phone: string
  day: string | null
  time: VisitTime | ''
  /** The exact time as HH:MM; blank while only the time of day is named. */
  clock: string
  when: string
  /** What the seeker asked for, where the owner proposes another time. */
  wished: string
  /** What the seeker wrote to the owner with it. */
  line: string
  asked: string
  /** What the viewer can do about it now. */
  actions: readonly VisitAction[]
}
