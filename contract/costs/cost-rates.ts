import { type OptionOf, optionList } from '#contract/options/option-list.ts'
import type { City } from '#contract/options.ts'

// Rates that others set. Whoever changes one changes its source and day with it. They are estimates:
// circle rates, local surcharges and new notifications are not known here.

/** Who set a rate, and the day for which it was looked up. */
export type Source = { name: string; asOf: string }

/** A slab ends at `upTo`, that amount included; the last one has no end. */
type Slab<Rate> = { upTo: number; rate: Rate }

const lakh = 1_00_000
const crore = 1_00_00_000
const beyond = Number.POSITIVE_INFINITY

export const states = optionList({
  delhi: 'Delhi',
  haryana: 'Haryana',
  uttar_pradesh: 'Uttar Pradesh',
})
export type State = OptionOf<typeof states>

export const stateOfCity: Record<City, State> = {
  delhi: 'delhi',
  gurugram: 'haryana',
  faridabad: 'haryana',
  hisar: 'haryana',
  bhiwani: 'haryana',
  noida: 'uttar_pradesh',
  ghaziabad: 'uttar_pradesh',
}

export const buyers = optionList({
  man: 'A man',
  woman: 'A woman',
  joint: 'A man and a woman together',
})
export type Buyer = OptionOf<typeof buyers>

type ByBuyer = Record<Buyer, number>
type StampDuty = { urban: Slab<ByBuyer>[]; rural?: Slab<ByBuyer>[]; source: Source }

/** Percent of the whole price, by the slab that it falls into. */
export const stampDuties: Record<State, StampDuty> = {
  delhi: {
    // Above ₹ 25 lakh the municipal transfer duty, which is part of it, is 1 % higher.
    urban: [
      { upTo: 25 * lakh, rate: { man: 6, woman: 4, joint: 5 } },
      { upTo: beyond, rate: { man: 7, woman: 5, joint: 6 } },
    ],
    source: {
      name: 'Indian Stamp (Delhi Amendment) Act and MCD transfer duty, notified on 10 July 2023',
      asOf: '2025-12-01',
    },
  },
  haryana: {
    urban: [{ upTo: beyond, rate: { man: 7, woman: 5, joint: 6 } }],
    rural: [{ upTo: beyond, rate: { man: 5, woman: 3, joint: 4 } }],
    source: {
      name: 'Indian Stamp Act as it applies in Haryana, with 2 % municipal duty',
      asOf: '2025-12-01',
    },
  },
  uttar_pradesh: {
    // Women pay 1 % less up to ₹ 1 crore, and nothing less above.
    urban: [
      { upTo: crore, rate: { man: 7, woman: 6, joint: 6.5 } },
      { upTo: beyond, rate: { man: 7, woman: 7, joint: 7 } },
    ],
    source: {
      name: 'Uttar Pradesh Stamp and Registration Department, Cabinet decision of 22 July 2025',
      asOf: '2025-12-01',
    },
  },
}

type Registration = { percent: number; plus: number } | { fees: Slab<number>[] }

/** Percent of the price and rupees on top of it, or rupees by slab. */
export const registrations: Record<State, Registration & { source: Source }> = {
  delhi: {
    percent: 1,
    plus: 100,
    source: { name: 'Delhi Revenue Department: 1 % and ₹ 100 for pasting', asOf: '2025-12-01' },
  },
  haryana: {
    fees: [
      { upTo: 50_000, rate: 100 },
      { upTo: 5 * lakh, rate: 1_000 },
      { upTo: 10 * lakh, rate: 5_000 },
      { upTo: 20 * lakh, rate: 10_000 },
      { upTo: 25 * lakh, rate: 12_500 },
      { upTo: 30 * lakh, rate: 15_000 },
      { upTo: 40 * lakh, rate: 20_000 },
      { upTo: 50 * lakh, rate: 25_000 },
      { upTo: 60 * lakh, rate: 30_000 },
      { upTo: 70 * lakh, rate: 35_000 },
      { upTo: 80 * lakh, rate: 40_000 },
      { upTo: 90 * lakh, rate: 45_000 },
      { upTo: beyond, rate: 50_000 },
    ],
    source: {
      name: 'Haryana Revenue Department, Cabinet decision of September 2018',
      asOf: '2025-12-01',
    },
  },
  uttar_pradesh: {
    percent: 1,
    plus: 0,
    source: { name: 'Uttar Pradesh Stamp and Registration Department', asOf: '2025-12-01' },
  },
}

const sqFtPerSqMetre = 10.7639

/** Percent of the price that a builder adds; a finished home has none. */
export const gst = {
  home: 5,
  affordable: 1,
  workplace: 12,
  /** What is affordable: up to this price, and this carpet area in sq ft. */
  affordablePrice: 45 * lakh,
  affordableArea: { metro: 60 * sqFtPerSqMetre, other: 90 * sqFtPerSqMetre },
  metros: ['delhi', 'noida', 'ghaziabad', 'gurugram', 'faridabad'] satisfies City[] as City[],
  /** Listings tell the built-up area; so much of it is usually carpet area. */
  carpetShare: 0.8,
  source: { name: 'GST Council, rates for homes since 1 April 2019', asOf: '2025-12-01' },
}

/** Percent of a rent that whoever lets for work adds, where GST is due at all. */
export const rentGst = {
  percent: 18,
  source: {
    name: 'GST Council, rates for letting for work, last changed on 10 October 2024',
    asOf: '2025-12-01',
  },
}

/** Percent of a rent above so much a month. */
export const rentTds = {
  percent: 2,
  above: 50_000,
  source: {
    name: 'Income-tax Act 1961, section 194-IB with the rate of 1 October 2024, and its successor since 1 April 2026',
    asOf: '2026-04-01',
  },
}

/** Percent of the price, from which price on. */
export const tds = {
  percent: 1,
  from: 50 * lakh,
  source: {
    name: 'Income-tax Act 1961, section 194-IA, and its successor since 1 April 2026',
    asOf: '2026-04-01',
  },
}

/** What large banks ask for a home loan. */
export const loanFees = {
  percent: 0.5,
  /** Percent of the fee. */
  gst: 18,
  /** Stamp duty on handing over the title deeds, in percent of the loan; it differs by state. */
  mortgage: { percent: 0.2, most: 25_000 },
  source: { name: 'Fees as large banks publish them', asOf: '2025-12-01' },
}

type Agreement = {
  /** Percent of a year's rent by the years of the lease; null where the rate is not known. */
  stamp: Slab<number | null>[]
  /** Rupees on top where there is a deposit. */
  deposit: number
  /** Rupees, or percent of a year's rent, or as for purchases. */
  registration: { plus: number } | { percent: number } | { fees: Slab<number>[] }
  source: Source
}

export const agreements: Record<State, Agreement> = {
  delhi: {
    stamp: [
      { upTo: 5, rate: 2 },
      { upTo: 10, rate: 3 },
      { upTo: beyond, rate: null },
    ],
    deposit: 100,
    registration: { plus: 1_100 },
    source: { name: 'Indian Stamp (Delhi Amendment) Act, article 35', asOf: '2025-12-01' },
  },
  haryana: {
    stamp: [
      { upTo: 5, rate: 1.5 },
      { upTo: 10, rate: 3 },
      { upTo: beyond, rate: null },
    ],
    deposit: 0,
    registration: { fees: feesOf('haryana') },
    source: { name: 'Indian Stamp Act as it applies in Haryana, article 35', asOf: '2025-12-01' },
  },
  uttar_pradesh: {
    stamp: [
      { upTo: 5, rate: 2 },
      { upTo: beyond, rate: null },
    ],
    deposit: 0,
    registration: { percent: 1 },
    source: {
      name: 'Indian Stamp Act as it applies in Uttar Pradesh, without the concessions of 2025',
      asOf: '2025-12-01',
    },
  },
}

/** Rupees that the police take to verify a tenant. */
export const policeFees: Record<State, { fee: number; source: Source }> = {
  delhi: { fee: 0, source: { name: 'Delhi Police, tenant registration', asOf: '2025-12-01' } },
  haryana: { fee: 50, source: { name: 'Haryana Police, Har Samay portal', asOf: '2025-12-01' } },
  uttar_pradesh: { fee: 0, source: { name: 'Uttar Pradesh Police, UPCOP', asOf: '2025-12-01' } },
}

function feesOf(state: State) {
  const registration = registrations[state]
  return 'fees' in registration ? registration.fees : []
}

/** The rate of the slab that an amount falls into. */
export function rateAt<Rate>(slabs: readonly Slab<Rate>[], amount: number): Rate {
  const slab = slabs.find(({ upTo }) => amount <= upTo) ?? slabs.at(-1)
  if (!slab) throw new Error('A rate without slabs')
  return slab.rate
}
