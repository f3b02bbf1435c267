import { type CostGroup, type CostLine, costGroup } from '#contract/costs/cost-lines.ts'
import {
  type Buyer,
  buyers,
  gst,
  loanFees,
  registrations,
  stampDuties,
  stateOfCity,
  states,
  tds,
} from '#contract/costs/cost-rates.ts'
import {
  type BuiltHome,
  gstPercent,
  isLand,
  mortgageStamp,
  percentOf,
  processingFee,
  registrationFee,
  stampPercent,
  tdsOf,
} from '#contract/costs/duties.ts'
import { formatPrice, formatRupees } from '#contract/format/money.ts'
import { usualTerms } from '#contract/limits.ts'
import type { PropertyAge } from '#contract/options.ts'

/** What is bought, as far as its cost depends on it. */
export type PurchasedHome = BuiltHome & {
  propertyAge: PropertyAge | null
  maintenanceAmount: number | null
}

/** What is assumed of the purchase, and can be changed. */
export type PurchaseTerms = {
  buyer: Buyer
  /** Outside the limits of a town, which matters in Haryana. */
  isRural: boolean
  /** Whether a builder sells what is still being built. */
  isFromBuilder: boolean
  /** In percent of the price. */
  loanShare: number
  /** In percent of the loan. */
  feePercent: number
  /** Rupees each month. */
  maintenance: number | null
}

export function usualPurchase({ maintenanceAmount }: PurchasedHome): PurchaseTerms {
  return {
    buyer: 'man',
    isRural: false,
    isFromBuilder: true,
    loanShare: usualTerms.share * 100,
    feePercent: loanFees.percent,
    maintenance: maintenanceAmount,
  }
}

/** All that a purchase takes until the end of its first year. */
export function purchaseCosts(home: PurchasedHome, terms: PurchaseTerms): CostGroup {
  const loan = percentOf(home.price, terms.loanShare)
  const lines = [
    {
      label: 'Price',
      amount: home.price,
      why: 'The asking price; what you agree on counts.',
    },
    ...dutyLines(home, terms),
    ...gstLines(home, terms),
    ...loanLines(loan, terms),
    ...maintenanceLines(home, terms),
  ]
  const group = costGroup({ title: 'To buy it', label: 'In all' }, lines)
  if (loan === 0) return group
  const own = formatRupees(group.total.amount - loan)
  const note = `${formatPrice(loan)} from the bank, ${own} of your own money.`
  return { ...group, total: { ...group.total, note } }
}

function dutyLines(home: PurchasedHome, { buyer, isRural }: PurchaseTerms): CostLine[] {
  const { price, propertyType } = home
  const state = stateOfCity[home.city]
  const percent = stampPercent(price, { state, buyer, isRural })
  const kept = tdsOf(price, propertyType)
  return [
    {
      label: 'Stamp duty',
      amount: percentOf(price, percent),
      why: `${percent} % in ${states.labels[state]} for ${inWords(buyer)}${areaWords(home, isRural)}. It is taken on the circle rate where that is higher than the price.`,
      source: stampDuties[state].source,
    },
    {
      label: 'Registration',
      amount: registrationFee(price, state),
      why: 'What the sub-registrar takes to enter you as the owner.',
      source: registrations[state].source,
    },
    ...(kept > 0
      ? [
          {
            label: 'TDS, within the price',
            amount: kept,
            why: `From ${formatPrice(tds.from)} on you keep ${tds.percent} % of the price back and pay it to the tax office for the seller.`,
            source: tds.source,
            isWithin: true,
          },
        ]
      : []),
  ]
}

function gstLines(home: PurchasedHome, { isFromBuilder }: PurchaseTerms): CostLine[] {
  if (home.propertyAge !== 'under_construction') return []
  const percent = isFromBuilder ? gstPercent(home) : 0
  if (percent === 0) return []
  const isAffordable = percent === gst.affordable
  return [
    {
      label: 'GST',
      amount: percentOf(home.price, percent),
      why: isAffordable
        ? `${percent} % on an affordable home under construction: up to ${formatPrice(gst.affordablePrice)} and small, if ${gst.carpetShare * 100} % of the built-up area is carpet area.`
        : `${percent} % while it is under construction and a builder sells it; none once it is completed.`,
      source: gst.source,
    },
  ]
}

function loanLines(loan: number, { feePercent }: PurchaseTerms): CostLine[] {
  if (loan === 0) return []
  const { mortgage, source } = loanFees
  return [
    {
      label: 'Bank’s processing fee',
      amount: processingFee(loan, feePercent),
      why: `${feePercent} % of a loan of ${formatPrice(loan)}, and ${loanFees.gst} % GST on the fee.`,
      source,
    },
    {
      label: 'Stamp duty on the mortgage',
      amount: mortgageStamp(loan),
      why: `About ${mortgage.percent} % of the loan, at most ${formatRupees(mortgage.most)}, for leaving the title deeds with the bank.`,
      source,
    },
  ]
}

function maintenanceLines(home: PurchasedHome, { maintenance }: PurchaseTerms): CostLine[] {
  if (isLand(home.propertyType)) return []
  return [
    {
      label: 'Maintenance, first year',
      amount: maintenance === null ? null : maintenance * 12,
      why:
        maintenance === null
          ? 'Nobody has said how much it is.'
          : `${formatRupees(maintenance)} each month for the society or the building.`,
    },
  ]
}

function inWords(buyer: Buyer) {
  const label = buyers.labels[buyer]
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** Words for the kind of area, where it changes the stamp duty. */
function areaWords({ city }: PurchasedHome, isRural: boolean) {
  if (!stampDuties[stateOfCity[city]].rural) return ''
  return isRural ? ', outside municipal limits' : ', assumed within municipal limits'
}
