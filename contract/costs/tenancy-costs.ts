import { type CostGroup, type CostLine, costGroup } from '#contract/costs/cost-lines.ts'
import { agreements, policeFees, stateOfCity, states } from '#contract/costs/cost-rates.ts'
import { agreementPercent, agreementRegistration, agreementStamp } from '#contract/costs/duties.ts'
import { monthLines } from '#contract/costs/month-lines.ts'
import { monthlyTotal, type RentTerms } from '#contract/costs/rent-costs.ts'
import type { Category, City } from '#contract/options.ts'

/** What is let, as far as its cost depends on it. */
export type LetHome = RentTerms & {
  price: number
  city: City
  category: Category
  depositNegotiable: boolean
  maintenanceAmount: number | null
  parkingAmount: number | null
  powerBackupAmount: number | null
  /** What can be parked, in words; blank for nothing. */
  parking: string
  /** Blank where there is none. */
  powerBackup: string
  leaseYears: number | null
}

/** What is assumed of the tenancy, and can be changed. Rupees each month; null where nobody said so. */
export type TenancyTerms = {
  maintenance: number | null
  parking: number | null
  powerBackup: number | null
  /** Whether GST is added to the rent of a workplace. */
  hasGst: boolean
  /** For a year or more; otherwise for eleven months. */
  isRegistered: boolean
}

export function usualTenancy(home: LetHome): TenancyTerms {
  return {
    maintenance: monthlyTotal(home)?.maintenance ?? null,
    parking: home.parkingAmount,
    powerBackup: home.powerBackupAmount,
    hasGst: false,
    isRegistered: home.leaseYears !== null,
  }
}

/** What a tenant pays each month, and what moving in takes. */
export function tenancyCosts(home: LetHome, terms: TenancyTerms): [CostGroup, CostGroup] {
  const month = costGroup({ title: 'Each month', label: 'A month in all' }, monthLines(home, terms))
  const start = costGroup({ title: 'To move in', label: 'To move in' }, [
    ...depositLines(home),
    {
      label: 'First month',
      amount: month.total.amount,
      why: 'The rent and what comes with it, usually paid in advance.',
    },
    ...agreementLines(home, terms),
    policeLine(home),
  ])
  start.total.isWhole &&= month.total.isWhole
  return [month, start]
}

function depositLines({ deposit, depositNegotiable }: LetHome): CostLine[] {
  if (deposit === null) return []
  if (deposit === 0)
    return [{ label: 'Deposit', amount: 0, words: 'None', why: 'Nothing is kept.' }]
  const why = 'You get it back when you leave, less damages.'
  return [
    { label: 'Deposit', amount: deposit, why: depositNegotiable ? `${why} Negotiable.` : why },
  ]
}

function agreementLines(home: LetHome, { isRegistered }: TenancyTerms): CostLine[] {
  const state = stateOfCity[home.city]
  const { source } = agreements[state]
  const years = isRegistered ? (home.leaseYears ?? 1) : 1
  const rent = { yearly: home.price * 12, hasDeposit: (home.deposit ?? 0) > 0, years, state }
  const percent = agreementPercent(rent)
  const lines: CostLine[] = [
    {
      label: 'Agreement: stamp duty',
      amount: agreementStamp(rent),
      why:
        percent === null
          ? `For ${years} years ${states.labels[state]} takes more than for short leases; we do not know the rate. The sub-registrar does.`
          : `${percent} % of a year’s rent in ${states.labels[state]}${years > 1 ? ` for ${years} years` : ''}. Often the two sides share it.`,
      source,
    },
  ]
  if (!isRegistered) return lines
  const why = 'Due for a year or more; agreements of eleven months need none.'
  return [
    ...lines,
    { label: 'Agreement: registration', amount: agreementRegistration(rent), why, source },
  ]
}

function policeLine({ city }: LetHome): CostLine {
  const { fee, source } = policeFees[stateOfCity[city]]
  const why = 'The owner must have tenants verified; it is done online.'
  const words = fee === 0 ? 'Free' : undefined
  return { label: 'Police verification', amount: fee, words, why, source }
}
