import { optionList } from '#contract/options/option-list.ts'
import type { FamilyWords } from '#domain/family-lists/group-opinions.ts'

/** What the list of saved homes can be ordered by. */
export const savedOrders = optionList({
  saved: 'Last saved',
  cheap: 'Price, low first',
  dear: 'Price, high first',
  drops: 'Price drops',
})

export type SavedOrder = (typeof savedOrders.values)[number]

/** A saved home as its card shows it. */
export type SavedHomeRow = {
  spn: string
  /** Its name for screen readers: `3 BHK apartment in Sector 57`. */
  title: string
  name: string
  price: string
  /** What stands beside the price: / month, or the rate. */
  unit: string
  /** What it cost when it was saved, if it has become cheaper. */
  was: string
  /** How the price has changed since: ₹ 5 Lakh less since Friday. */
  change: string
  where: string
  note: string
  photo: string | null
  /** Visit today, Visit on Thu 19 Nov. */
  visit: string
  isGone: boolean
  /** Whether its page is still there. */
  isShown: boolean
  /** The address of a search for similar homes. */
  similarPath: string
  /** What relatives say who have the link of the list. */
  family: FamilyWords
}

export type SavedGroup = { place: string; homes: SavedHomeRow[] }

/** The saved homes of a page: grouped by locality, or in a single group without a name. */
export type SavedList = {
  groups: SavedGroup[]
  count: number
  gone: number
  cheaper: number
  /** How many of them the page does not show. */
  left: number
  order: SavedOrder
  isGrouped: boolean
}
