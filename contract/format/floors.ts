import { labelOf, ordinal } from '#contract/options/option-list.ts'
import { commercialFloors, totalFloors } from '#contract/options.ts'

/** The floor of a listing of either category: 2nd Floor. */
export function floorLabel(floor: string | null | undefined): string {
  return labelOf(commercialFloors, floor)
}

/** How many floors a building has: 4 floors. */
export function totalFloorsLabel(total: string | null | undefined): string {
  return labelOf(totalFloors, total)
}

/** Floor and building in one: 2nd of 4, Ground of 3, Full Building. */
export function floorOfTotal(
  floor: string | null | undefined,
  total: string | null | undefined,
): string {
  const label = floorLabel(floor)
  if (!floor || !label) return ''
  const short = /^\d+$/.test(floor) ? ordinal(Number(floor)) : label.replace(' Floor', '')
  const isPart = floor !== 'full_building' && /^\d+$/.test(total ?? '')
  return isPart ? `${short} of ${total}` : label
}
