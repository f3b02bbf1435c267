import { isOption } from '#contract/options/option-list.ts'
import { landTypes } from '#contract/options.ts'
import type { UnderstoodDeposit } from '#domain/language/readers/deposits.ts'
import type { Token } from '#domain/language/words/tokens.ts'
import type { AnswerNotes, Read } from '#domain/listings/sentence/answer-notes.ts'
import type { AskedPrice } from '#domain/listings/sentence/read-money.ts'
import type { SaidArea } from '#domain/listings/sentence/read-sizes.ts'

type SaidMoney = {
  price?: Read<AskedPrice | undefined>
  deposit?: Read<UnderstoodDeposit | undefined>
}

/** Keeps built-up and plot area; where only a number is said, the unit and the type tell which. */
export function keepSizes(notes: AnswerNotes, { found, taken }: Read<SaidArea[]>) {
  const plot = found.find(({ of }) => of === 'plot')
  const built = found.find(({ of }) => of === 'built')
  const [other, second] = found.filter(({ of }) => of === undefined)
  notes.keep('plotArea', plot?.squareFeet, taken)
  notes.keep('builtUpArea', built?.squareFeet, taken)
  if (!other) return keepLand(notes, taken)

  if (second) {
    const land = other.isLandUnit ? other : second
    notes.keep('plotArea', land.squareFeet, taken)
    notes.keep('builtUpArea', (land === other ? second : other).squareFeet, taken)
  }
  notes.keep(isPlot(notes, other) ? 'plotArea' : 'builtUpArea', other.squareFeet, taken)
  keepLand(notes, taken)
}

/** Houses are sold by the square yards of their plot, flats and rents are not. */
function isPlot({ answers }: AnswerNotes, { isLandUnit }: SaidArea) {
  if (isOption(landTypes, answers.propertyType)) return true
  return isLandUnit && answers.deal === 'resale' && answers.propertyType !== 'apartment'
}

/** Land has one area, which is stored as both. */
function keepLand(notes: AnswerNotes, taken: Token[]) {
  const { propertyType, plotArea } = notes.answers
  if (isOption(landTypes, propertyType)) notes.keep('builtUpArea', plotArea, taken)
}

/** Keeps the price, also one by the square foot, and the deposit, also one in months of rent. */
export function keepMoney(notes: AnswerNotes, { price, deposit }: SaidMoney) {
  const { plotArea, builtUpArea } = notes.answers
  const asked = price?.found
  const area = asked?.isRate ? (builtUpArea ?? plotArea ?? 0) : 1
  const rupees = asked && Math.round(asked.rupees * area)
  if (rupees) notes.keep('price', rupees, price.taken)
  if (rupees && asked.isRange) notes.keep('priceNegotiable', true, price.taken)

  const said = deposit?.found
  if (!said) return
  const months = 'months' in said ? rupees && Math.round(said.months * rupees) : undefined
  notes.keep('deposit', 'rupees' in said ? said.rupees : months || undefined, deposit.taken)
}
