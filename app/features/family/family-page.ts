import type { PlanDay } from '#app/features/family/plan-rows.ts'
import type { FamilyWords } from '#domain/family-lists/group-opinions.ts'

/** A home as the link of a family list shows it: only what visitors of its page see. */
export type FamilyHome = {
  spn: string
  /** Its name for screen readers: `3 BHK apartment in Sector 57`. */
  title: string
  name: string
  price: string
  unit: string
  was: string
  /** How the price has changed since it was saved. */
  change: string
  where: string
  photo: string | null
  isGone: boolean
  /** Whether its page is still there. */
  isShown: boolean
  /** What the other relatives say about it. */
  others: FamilyWords
  /** What this relative says; the day as dd/mm/yyyy and in words. */
  own: { isLiked: boolean; note: string; day: string; when: string }
}

/** What the link of a family list shows. */
export type FamilyPageData = {
  /** The first name of who shares it. */
  firstName: string
  /** The name that this relative has given; blank before that. */
  you: string
  count: number
  plan: PlanDay[]
  groups: { place: string; homes: FamilyHome[] }[]
}
