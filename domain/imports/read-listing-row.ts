import { z } from 'zod'
import { indiaDay, isIsoDay, parseDayMonthYear } from '#contract/format/dates.ts'
import { cutPhone } from '#contract/format/typed-phone.ts'
import { wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import { type Category, categories, cities, type Deal, deals } from '#contract/options.ts'
import {
  email,
  type FieldErrors,
  fieldErrors,
  kept,
  optionOf,
  personName,
  phone,
  text,
} from '#contract/schemas/fields.ts'
import { readGivenAnswers, readListingStep } from '#contract/schemas/listing.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import * as texts from '#contract/texts.ts'
import { importColumns } from '#domain/imports/import-columns.ts'
import { isPinFarFromCity } from '#domain/places/require-pin-in-city.ts'

export type ImportStatus = 'draft' | 'under_review' | 'active'

/** A row that can be imported. */
export type ListingRow = {
  reference: string
  owner: { phone: string; name: string | undefined; email: string | undefined }
  category: Category
  deal: Deal
  answers: ListingAnswers
  pictures: string[]
}

/** What is wrong in one column of a row, and what to do about it. */
export type RowProblem = { column: string; value: string; problem: string }

const headSchema = z.object({
  reference: text({ max: 100 }),
  owner_phone: z.preprocess((typed: string) => cutPhone(typed), phone()),
  owner_name: kept(personName()),
  owner_email: kept(email()),
  property_category: optionOf(categories),
  property_status: optionOf(deals),
})

/**
 * Checks a row with the schemas of the wizard. A draft may lack answers but may not have wrong
 * ones.
 */
export function readListingRow(
  cells: Record<string, string>,
  status: ImportStatus,
): { row: ListingRow } | { problems: RowProblem[] } {
  const head = headSchema.safeParse({ ...cells, owner_phone: cells.owner_phone ?? '' })
  const pictures = (cells.images ?? '')
    .split(/[|\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
  if (!head.success) return { problems: problemsOf(cells, fieldErrors(head.error)) }

  const { property_category: category, property_status: deal } = head.data
  const read = readAnswers(cells, { category, deal, pictures, status })
  const errors = { ...read.errors, ...farPin(read.answers) }
  if (Object.keys(errors).length > 0) return { problems: problemsOf(cells, errors) }
  const { reference, owner_phone, owner_name, owner_email } = head.data
  const owner = { phone: owner_phone, name: owner_name, email: owner_email }
  return { row: { reference, owner, category, deal, answers: read.answers, pictures } }
}

type Kind = { category: Category; deal: Deal; pictures: string[]; status: ImportStatus }

function readAnswers(cells: Record<string, string>, kind: Kind) {
  const { category, deal, pictures, status } = kind
  const given = Object.entries(cells).filter(([, value]) => value.trim() !== '')
  const posted = {
    ...Object.fromEntries(given.map(([name, value]) => [name, value.trim()])),
    // The keys come later, when the pictures are made; how many there are is checked now.
    images: pictures.map((_, index) => `/img/picture-${index}.jpg`),
  }
  const read = status === 'draft' ? readGivenAnswers : readListingStep
  const scope = { category, deal, propertyType: cells.property_type, ...dayOf(cells.avalible_from) }
  let answers: ListingAnswers = {}
  let errors: FieldErrors = {}
  for (const step of wizardStepsFor({ category, deal })) {
    const result = read(step, posted, scope)
    if (result.errors) errors = { ...errors, ...result.errors }
    else answers = { ...answers, ...result.answers }
  }
  const { photos: _, ...told } = answers
  return { answers: told, errors }
}

/** Only a date to come has a limit: a home may have been free for a while. */
function dayOf(typed: string | undefined) {
  const today = indiaDay(new Date())
  const day = parseDayMonthYear(typed?.trim() ?? '') ?? typed?.trim() ?? ''
  return isIsoDay(day) && day < today ? {} : { today }
}

function farPin(answers: ListingAnswers): FieldErrors {
  if (!answers.city || !isPinFarFromCity(answers)) return {}
  return { l_lat: texts.wizard.pinFarFromCity(cities.labels[answers.city]) }
}

const columns = new Map(importColumns.map((column) => [column.name, column]))

function problemsOf(cells: Record<string, string>, errors: FieldErrors): RowProblem[] {
  return Object.entries(errors).map(([column, problem]) => {
    const list = columns.get(column)?.choices
    const hint = list ? ` Use ${[...list.values].join(', ')}.` : ''
    const sentence = /[.?!]$/.test(problem) ? problem : `${problem}.`
    return { column, value: cells[column] ?? '', problem: `${sentence}${hint}` }
  })
}
