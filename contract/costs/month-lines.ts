import type { CostLine } from '#contract/costs/cost-lines.ts'
import { rentGst, rentTds } from '#contract/costs/cost-rates.ts'
import { percentOf, rentTdsOf } from '#contract/costs/duties.ts'
import type { LetHome, TenancyTerms } from '#contract/costs/tenancy-costs.ts'
import { formatRupees } from '#contract/format/money.ts'

/** What a tenant pays each month, and what lies within the rent. */
export function monthLines(home: LetHome, terms: TenancyTerms): CostLine[] {
  const isIncluded = home.maintenance === 'maintance_included'
  return [
    { label: 'Rent', amount: home.price, why: 'What is asked each month.' },
    {
      label: 'Maintenance',
      amount: isIncluded ? 0 : terms.maintenance,
      words: isIncluded ? 'Included' : undefined,
      why: isIncluded ? 'Included in the rent.' : 'For the society or the building, on top.',
    },
    ...extraLine('Parking', home.parking, terms.parking),
    ...extraLine('Power backup', home.powerBackup, terms.powerBackup),
    ...gstLine(home, terms),
    ...tdsLine(home),
  ]
}

/** What a home has and what mostly costs nothing more is added only where somebody says how much. */
function extraLine(label: string, words: string, amount: number | null): CostLine[] {
  if (amount !== null) {
    return [{ label, amount, why: `${words ? `${words}. ` : ''}On top of the rent.` }]
  }
  if (!words) return []
  return [{ label, amount: 0, words: 'Not said', why: `${words}. Ask whether it costs more.` }]
}

function gstLine({ category, price }: LetHome, { hasGst }: TenancyTerms): CostLine[] {
  if (category !== 'commercial') return []
  const { percent, source } = rentGst
  const why = hasGst
    ? `${percent} % of the rent. A business that is registered itself mostly gets it back.`
    : `None is assumed. An owner who is registered for GST adds ${percent} % to the rent of a workplace; a tenant who is pays it where the owner is not.`
  return [
    {
      label: 'GST',
      amount: hasGst ? percentOf(price, percent) : 0,
      words: hasGst ? undefined : 'None',
      why,
      source,
    },
  ]
}

function tdsLine({ price }: LetHome): CostLine[] {
  const amount = rentTdsOf(price)
  if (amount === 0) return []
  const { percent, above, source } = rentTds
  const why = `Above ${formatRupees(above)} a month you keep ${percent} % of the rent back and pay it to the tax office for the owner, once a year or when you leave. Businesses with audited accounts and rents to owners who live abroad fall under other rules.`
  return [{ label: 'TDS, within the rent', amount, why, source, isWithin: true }]
}
