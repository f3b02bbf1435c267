import type { ListingFields } from '#contract/schemas/listing-fields.ts'

/** What an owner says about the money of a rent. */
export type RentTerms = Pick<ListingFields, 'price' | 'deposit' | 'maintenance'> & {
  maintenanceAmount?: number | null
  parkingAmount?: number | null
  powerBackupAmount?: number | null
}

/** The same without what is paid once. */
export type MonthTerms = Omit<RentTerms, 'deposit'>

/**
 * What a tenant pays each month: rent, maintenance, and parking and power backup where they cost more.
 * It is not whole where maintenance comes on top and nobody said how much.
 */
export function monthlyTotal(rent: MonthTerms) {
  const { price, maintenance, maintenanceAmount, parkingAmount, powerBackupAmount } = rent
  if (price === null) return undefined
  const isIncluded = maintenance === 'maintance_included'
  const extra = isIncluded ? 0 : (maintenanceAmount ?? null)
  const total = price + (extra ?? 0) + (parkingAmount ?? 0) + (powerBackupAmount ?? 0)
  return { total, maintenance: extra, isWhole: extra !== null }
}

/** What a tenant needs at hand to move in: the deposit and the first month. */
export function moveInCost(rent: RentTerms) {
  const month = monthlyTotal(rent)
  if (!month || rent.deposit === null) return undefined
  return {
    total: rent.deposit + month.total,
    deposit: rent.deposit,
    firstMonth: month.total,
    isWhole: month.isWhole,
  }
}
