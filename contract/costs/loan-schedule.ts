import { emi } from '#contract/costs/emi.ts'
import type { Loan } from '#contract/costs/usual-loan.ts'

/** What is paid in one year of a loan, and what is still owed after it. */
export type LoanYear = {
  year: number
  principal: number
  interest: number
  /** Paid at the year's end on top of the instalments; part of the principal. */
  prepaid: number
  open: number
}

export type LoanSchedule = { years: LoanYear[]; months: number; interest: number }

/** Below this, what is owed is an error of rounding. */
const NOTHING = 0.005

/**
 * A loan year by year. The instalment stays the same whatever is prepaid at the end of each year, so
 * that prepaying ends the loan sooner.
 */
export function loanSchedule({ loan, rate, years }: Loan, prepaidYearly = 0): LoanSchedule {
  const { monthly } = emi(loan, rate, years)
  const monthlyRate = Math.max(0, rate || 0) / 1200
  const schedule: LoanSchedule = { years: [], months: 0, interest: 0 }
  let open = monthly > 0 ? loan : 0

  while (open > NOTHING && schedule.years.length < years) {
    const year = { year: schedule.years.length + 1, principal: 0, interest: 0, prepaid: 0, open }
    for (let month = 0; month < 12 && year.open > NOTHING; month++) {
      payMonth(year, monthly, monthlyRate)
      schedule.months++
    }
    prepay(year, Math.max(0, prepaidYearly))
    open = year.open
    schedule.interest += year.interest
    schedule.years.push(year)
  }
  return schedule
}

/** What prepaying the same amount at the end of each year saves. */
export function savedByPrepaying(loan: Loan, prepaidYearly: number) {
  const plain = loanSchedule(loan)
  const prepaid = loanSchedule(loan, prepaidYearly)
  return {
    interest: Math.max(0, plain.interest - prepaid.interest),
    months: plain.months - prepaid.months,
  }
}

function payMonth(year: LoanYear, monthly: number, monthlyRate: number) {
  const interest = year.open * monthlyRate
  // The last instalment is only what is left.
  const principal = Math.min(year.open, monthly - interest)
  year.interest += interest
  year.principal += principal
  year.open = settled(year.open - principal)
}

function prepay(year: LoanYear, amount: number) {
  year.prepaid = Math.min(year.open, amount)
  year.principal += year.prepaid
  year.open = settled(year.open - year.prepaid)
}

function settled(open: number) {
  return open > NOTHING ? open : 0
}
