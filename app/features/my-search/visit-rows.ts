import type { OfferedBy } from '#contract/options/owner-checks.ts'
import type { VisitStatus, VisitTime } from '#contract/options.ts'

/** An open visit of the viewer, as the start page of seekers shows it. */
export type SeekerVisit = {
  id: string
  spn: string
  status: Extract<VisitStatus, 'requested' | 'proposed' | 'accepted'>
  day: string | null
  time: VisitTime | ''
  clock: string
  slotId: string | null
  /** What the viewer wrote to the owner. */
  line: string
  askedOn: string
  /** Today, evening, 4 to 8. */
  when: string
  /** `3 BHK individual floor in Sector 57`. */
  title: string
  /** With the house number, once the visit is agreed. */
  address: string
  /** `3 BHK individual floor, ₹ 1.25 Cr`. */
  facts: string
  owner: string
  who: OfferedBy
  /** The owner's number, where the viewer got it. */
  phone: string
  directions: string
  photo: string | null
}
