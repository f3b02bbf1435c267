import type { CostGroup } from '#contract/costs/cost-lines.ts'
import { type PurchasedHome, purchaseCosts, usualPurchase } from '#contract/costs/purchase-costs.ts'
import { type LetHome, tenancyCosts, usualTenancy } from '#contract/costs/tenancy-costs.ts'
import { labelOf } from '#contract/options/option-list.ts'
import {
  commercialParkings,
  commercialPowerBackups,
  residentialParkings,
  residentialPowerBackups,
} from '#contract/options.ts'
import type { PublicListing } from '#contract/schemas/listing-fields.ts'

/** The usual costs of a listing, and its home to compute them for other assumptions. */
export type ListingCosts =
  | { deal: 'rent'; home: LetHome; groups: CostGroup[] }
  | { deal: 'resale'; home: PurchasedHome; groups: CostGroup[] }

/** The whole cost of a listing; drafts without a price or a city have none. */
export function listingCosts(listing: PublicListing): ListingCosts | undefined {
  const { deal, price, city, maintenanceAmount } = listing
  if (price === null || city === null) return undefined
  if (deal === 'rent') {
    const { category, deposit, depositNegotiable, maintenance, leaseYears } = listing
    const { parkingAmount, powerBackupAmount } = listing
    const home = {
      price,
      city,
      category,
      deposit,
      depositNegotiable,
      maintenance,
      maintenanceAmount,
      parkingAmount,
      powerBackupAmount,
      leaseYears,
      ...extrasOf(listing),
    }
    return { deal, home, groups: tenancyCosts(home, usualTenancy(home)) }
  }
  const { category, propertyType, builtUpArea, propertyAge } = listing
  const home = { price, city, category, propertyType, builtUpArea, propertyAge, maintenanceAmount }
  return { deal, home, groups: [purchaseCosts(home, usualPurchase(home))] }
}

/** What may cost more each month, in words; blank where there is nothing. */
function extrasOf({ category, parking, commercialParking, powerBackup }: PublicListing) {
  const isWork = category === 'commercial'
  const parked = isWork ? commercialParking : parking
  const hasPower = powerBackup !== 'none' && powerBackup !== 'need_to_arrange'
  return {
    parking:
      parked === 'none' ? '' : labelOf(isWork ? commercialParkings : residentialParkings, parked),
    powerBackup: hasPower
      ? labelOf(isWork ? commercialPowerBackups : residentialPowerBackups, powerBackup)
      : '',
  }
}
