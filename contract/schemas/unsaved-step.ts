import { z } from 'zod'
import { type UnsavedInput, unsavedLimits, unsavedSteps } from '#contract/listing/unsaved-steps.ts'
import { categories, cities, deals } from '#contract/options.ts'
import { parseJson } from '#contract/schemas/field-input.ts'
import { id, kept, optionOf, text } from '#contract/schemas/fields.ts'
import { listingWireNames } from '#contract/schemas/listing-wire.ts'
import * as texts from '#contract/texts.ts'

/** Which step of which listing: by its number, or by its draft key before it has one. */
const place = {
  upload_type: optionOf(unsavedSteps),
  spn_already: kept(text({ max: 20 })),
  draft_key: kept(id()),
}

export const unsavedPlaceSchema = z.object(place)

export const unsavedStepSchema = z.object({
  ...place,
  property_category: kept(optionOf(categories)),
  property_status: kept(optionOf(deals)),
  city: kept(optionOf(cities)),
  input: z.preprocess(
    (input: string) => (typeof input === 'string' ? knownFields(parseJson(input)) : input),
    z
      .record(z.string(), z.union([z.string(), z.array(z.string())]))
      .refine((input) => JSON.stringify(input).length <= unsavedLimits.inputChars, {
        error: texts.validation.tooLong(unsavedLimits.inputChars),
      }),
  ),
  typed_over: kept(text({ max: 40 })),
  revision: kept(id()),
})

export const begunListingSchema = z.object({ draft_key: id() })

const names = new Set<string>([
  ...Object.values(listingWireNames).map(({ posted }) => posted),
  'images',
  'text',
  'category',
  'deal',
])

/** The fields that a form of the wizard has, each a text or a list of texts that can be stored. */
function knownFields(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined
  const fields = Object.entries(input).filter(([name]) => names.has(name))
  return Object.fromEntries(fields.map(([name, value]) => [name, storable(value)])) as UnsavedInput
}

/** JSON can write characters that PostgreSQL cannot store: NUL and halves of a pair. */
function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable)
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value
}
