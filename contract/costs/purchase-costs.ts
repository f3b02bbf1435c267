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
  hasUsualLoan,
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

/** Owners and agents list homes, so none is taken as bought from its builder. */
export function usualPurchase({ propertyType, maintenanceAmount }: PurchasedHome): PurchaseTerms {
  return {
    buyer: 'man',
    isRural: propertyType === 'agricultural_land',
    isFromBuilder: false,
    loanShare: hasUsualLoan(propertyType) ? usualTerms.share * 100 : 0,
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
            why: `From ${formatPrice(tds.from)} on you keep ${tds.percent} % back and pay it to the tax office for the seller; the higher of price and stamp value decides. For a seller who lives abroad other rules and higher rates hold.`,
            source: tds.source,
            isWithin: true,
          },
        ]
      : []),
  ]
}

function gstLines(home: PurchasedHome, { isFromBuilder }: PurchaseTerms): CostLine[] {
  if (home.propertyAge !== 'under_construction') return []
  const percent = gstPercent(home)
  if (percent === 0) return []
  const { source } = gst
  if (!isFromBuilder) {
    const why = `None when an owner sells it on, as is assumed. A builder adds ${percent} % while it is under construction.`
    return [{ label: 'GST', amount: 0, words: 'None', why, source }]
  }
  return [
    {
      label: 'GST',
      amount: percentOf(home.price, percent),
      why:
        percent === gst.affordable
          ? `${percent} % on an affordable home under construction: up to ${formatPrice(gst.affordablePrice)} and small, if ${gst.carpetShare * 100} % of the built-up area is carpet area.`
          : `${percent} % while it is under construction and a builder sells it; none once it is completed.`,
      source,
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
      why: `Usually about ${mortgage.percent} % of the loan, at most ${formatRupees(mortgage.most)}, for leaving the title deeds with the bank. It differs by state and bank, from nothing to 0.5 %; ask yours.`,
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
function areaWords(home: PurchasedHome, isRural: boolean) {
  if (!stampDuties[stateOfCity[home.city]].rural) return ''
  const assumed = isRural === usualPurchase(home).isRural ? 'assumed ' : ''
  return `, ${assumed}${isRural ? 'outside' : 'within'} municipal limits`
}
