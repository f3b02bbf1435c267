import { addDays, isIsoDay, parseDayMonthYear } from '#contract/format/dates.ts'
import { listingLimits } from '#contract/limits.ts'
import { amountFromInput, numberFromInput } from '#contract/schemas/field-input.ts'
import type { FieldErrors } from '#contract/schemas/fields.ts'
import * as texts from '#contract/texts.ts'

type Form = Record<string, unknown>

/** Answers of one form that cannot all be true, each at the field that is most likely wrong. */
export function findImpossible(form: Form, today: string | undefined): FieldErrors {
  const { floorAboveTop, lockInBeyondLease, deposit, farYear } = texts.wizard.impossible
  return {
    ...(isAboveTop(form) && { floor: floorAboveTop }),
    ...(isLockInBeyondLease(form) && { lockin_period: lockInBeyondLease }),
    ...(isAbsurdDeposit(form) && { deposit_price: deposit }),
    ...(isFarYear(form, today) && { avalible_from: farYear }),
  }
}

/** The fourth of four floors may be the top one, whether the ground floor is counted or not. */
function isAboveTop({ floor, total_floor: total }: Form) {
  const top = total === 'ground_only' ? 0 : wholeOf(total)
  const at = wholeOf(floor)
  return at !== undefined && top !== undefined && at > top
}

function isLockInBeyondLease({ lease_duration: lease, lockin_period: lockIn }: Form) {
  const [years, locked] = [wholeOf(lease), wholeOf(lockIn)]
  return years !== undefined && locked !== undefined && locked > years
}

function isAbsurdDeposit({ price, deposit_price: deposit }: Form) {
  const [rent, amount] = [amountFromInput(price), amountFromInput(deposit)]
  const { rupees, monthsOfRent } = listingLimits.absurdDeposit
  if (typeof rent !== 'number' || typeof amount !== 'number') return false
  return amount > rupees && amount > rent * monthsOfRent
}

function isFarYear({ avalible_from: from }: Form, today: string | undefined) {
  const day = typeof from === 'string' ? (parseDayMonthYear(from) ?? from) : ''
  if (today === undefined || !isIsoDay(day)) return false
  return day > addDays(today, listingLimits.availableWithinYears * 366)
}

function wholeOf(value: unknown) {
  const number = numberFromInput(value)
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}
