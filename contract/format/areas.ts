import { latinDigits } from '#contract/format/digits.ts'
import { groupIndian } from '#contract/format/money.ts'
import { isOption } from '#contract/options/option-list.ts'
import { type OwnAreaUnit, ownAreaUnits } from '#contract/options.ts'

/**
 * Square feet in each unit, exactly. A marla is the 160th part of an acre on deeds, and 25 square
 * yards in the sectors that Haryana has laid out.
 */
export const squareFeetIn: Readonly<Record<OwnAreaUnit, number>> = {
  sq_ft: 1,
  sq_yd: 9,
  sq_m: 1 / 0.3048 ** 2,
  marla: 272.25,
  marla_225: 225,
  acre: 43_560,
}

/** An area as its owner says it. */
export type Measure = { figure: string; unit: OwnAreaUnit }

/** Reads an area that is kept as a text: `200 sq_yd`. The figure may still be anything typed. */
export function readMeasure(text: string | null | undefined): Measure | undefined {
  const at = text?.lastIndexOf(' ') ?? -1
  const unit = text?.slice(at + 1)
  return text && at >= 0 && isOption(ownAreaUnits, unit)
    ? { figure: text.slice(0, at), unit }
    : undefined
}

export function measureToText({ figure, unit }: Measure): string {
  return `${figure} ${unit}`
}

/** Whole square feet; undefined where the figure is none. */
export function toSquareFeet({ figure, unit }: Measure): number | undefined {
  const plain = latinDigits(figure).replace(/[,\s]/g, '')
  if (!/^\d{1,9}(\.\d{0,5})?$/.test(plain)) return undefined
  return Math.round(Number(plain) * squareFeetIn[unit])
}

/**
 * The shortest figure that converts back to these square feet, so that changing units does not
 * drift.
 */
export function fromSquareFeet(squareFeet: number, unit: OwnAreaUnit): string {
  const exact = squareFeet / squareFeetIn[unit]
  const figures = [0, 1, 2, 3, 4, 5].map((decimals) => `${Number(exact.toFixed(decimals))}`)
  return figures.find((figure) => toSquareFeet({ figure, unit }) === squareFeet) ?? figures[5]!
}

/**
 * The owner's own measure to keep beside the square feet; null where it adds nothing or disagrees.
 */
export function ownMeasure(
  text: string | null | undefined,
  squareFeet: number | null | undefined,
): string | null {
  const measure = readMeasure(text)
  if (!measure || measure.unit === 'sq_ft' || toSquareFeet(measure) !== squareFeet) return null
  const figure = `${Number(latinDigits(measure.figure).replace(/[,\s]/g, ''))}`
  return measureToText({ ...measure, figure })
}

/** 200 sq yd, 2.5 acre; blank where the owner said square feet. */
export function ownAreaText(text: string | null, squareFeet: number | null): string {
  const measure = readMeasure(ownMeasure(text, squareFeet))
  return measure ? figureText(measure) : ''
}

export function figureText({ figure, unit }: Measure): string {
  const [whole = '', decimals] = figure.split('.')
  const name = ownAreaUnits.labels[unit].replace(/ \(.*/, '')
  return `${groupIndian(Number(whole))}${decimals ? `.${decimals}` : ''} ${name}`
}
