import { z } from 'zod'
import { isIsoDay, parseDayMonthYear } from '#contract/format/dates.ts'
import { latinDigits } from '#contract/format/digits.ts'
import { isEmail } from '#contract/format/emails.ts'
import { holdsWebAddress, isPersonName, tidyName } from '#contract/format/person-name.ts'
import { isMobile } from '#contract/format/phones.ts'
import { removeInvisible } from '#contract/format/plain-text.ts'
import { isId } from '#contract/ids.ts'
import { personLimits } from '#contract/limits.ts'
import {
  amountFromInput,
  isBlank,
  isMissing,
  isStorable,
  listFromInput,
  numberFromInput,
} from '#contract/schemas/field-input.ts'
// Imported by itself: destructured from `texts`, it would load every text into every page.
import * as validation from '#contract/texts/validation.ts'
import * as texts from '#contract/texts.ts'

// The argument type of each `preprocess` is what our forms may post and types the browser's calls;
// what other clients send is checked too.

// `meta` describes our own rules for the description of the API.

// The fallback for rules without a text of their own, in place of the library's.
z.config({
  localeError: ({ input }) => (isMissing(input) ? validation.empty : validation.unreadable),
})

/** A required text. Its own sentence for an empty one may be given. */
export function text({ max, empty = validation.empty }: { max: number; empty?: string }) {
  return z
    .string({ error: (issue) => (isMissing(issue.input) ? empty : validation.unreadable) })
    .overwrite(removeInvisible)
    .trim()
    .min(1, empty)
    .max(max, validation.tooLong(max))
    .refine(isStorable, validation.unreadable)
}

/** The name of a person, who may put nothing else into messages to others. */
export function personName({ empty = validation.empty }: { empty?: string } = {}) {
  const max = personLimits.nameChars
  return z
    .string({ error: (issue) => (isMissing(issue.input) ? empty : validation.personName) })
    .refine((typed) => !holdsWebAddress(typed), { error: validation.personName, abort: true })
    .overwrite(tidyName)
    .min(1, { error: empty, abort: true })
    .max(max, { error: validation.tooLong(max), abort: true })
    .refine(isPersonName, validation.personName)
}

/** The id of one of our things. */
export function id() {
  return text({ max: 40 }).refine(isId, texts.errors.not_found).meta({ format: 'uuid' })
}

/** A field that may be left out (undefined: not asked) or left empty (null: no answer). */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (input: Unanswered<Schema>) => (isBlank(input) ? null : input),
    schema.nullish(),
  )
}

/** A field with an answer of its own for when it is left out or left empty. */
export function withDefault<Schema extends z.ZodType>(answer: z.input<Schema>, schema: Schema) {
  return z.preprocess((input: Unanswered<Schema>) => (isMissing(input) ? answer : input), schema)
}

/** The same field, required or not as the other answers demand. */
export function requiredIf<Output>(
  isRequired: boolean,
  schema: z.ZodType<Output>,
): z.ZodType<Output | null | undefined> {
  return isRequired ? schema : optional(schema)
}

/** A field that stays as it was (undefined) when it is left out or left empty. */
export function kept<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (input: Unanswered<Schema>) => (isBlank(input) ? undefined : input),
    schema.optional(),
  )
}

type Unanswered<Schema extends z.ZodType> = z.input<Schema> | '' | null | undefined

/** A whole number. Takes 85 from JSON and "85" from a form. */
export function wholeNumber({ min, max }: { min: number; max: number }) {
  return z.preprocess(
    (input: number | string) => numberFromInput(input),
    numberSchema(min, max).int(validation.notWhole),
  )
}

/** A number with decimals, such as a latitude. */
export function decimalNumber({ min, max }: { min: number; max: number }) {
  return z.preprocess((input: number | string) => numberFromInput(input), numberSchema(min, max))
}

/** A whole amount within a length as typed; commas, spaces and ₹ are ignored. */
export function amount({ chars, min = 0, max = 10 ** chars - 1 }: AmountLimits) {
  return z
    .preprocess(
      (input: number | string) => amountFromInput(input),
      z
        .union([z.number(), z.string()], {
          error: ({ input }) => (isMissing(input) ? validation.empty : validation.notNumber),
        })
        .refine((value) => String(value).length <= chars, {
          error: validation.tooLong(chars),
          abort: true,
        })
        .refine((value) => typeof value === 'number', { error: validation.notWhole, abort: true })
        .transform(Number)
        .pipe(numberSchema(min, max).int(validation.notWhole)),
    )
    .meta({ type: 'integer', minimum: min, maximum: max })
}

export type AmountLimits = { chars: number; min?: number; max?: number }

/** An Indian mobile number, as text or number. */
export function phone() {
  return z
    .preprocess(
      (input: string) => (typeof input === 'number' ? String(input) : input),
      z
        .string({
          error: (issue) => (isMissing(issue.input) ? validation.empty : validation.mobile),
        })
        .trim()
        .min(1, { error: validation.empty, abort: true })
        .overwrite(latinDigits)
        .refine(isMobile, validation.mobile),
    )
    .meta({ pattern: '^[6-9][0-9]{9}$' })
}

/** An e-mail address; another rule than the browser's may be given. */
export function email({ empty = validation.empty, isValid = isEmail }: EmailRule = {}) {
  return z
    .string({ error: empty })
    .trim()
    .min(1, { error: empty, abort: true })
    .refine(isValid, validation.email)
    .meta({ format: 'email' })
}

export type EmailRule = { empty?: string; isValid?: (text: string) => boolean }

/** true or false; forms send them as text, some of them as yes and no. */
export function flag() {
  return z.preprocess(
    (input: boolean | 'true' | 'false' | 'yes' | 'no') =>
      typeof input === 'string' ? (flagWords.get(input.trim().toLowerCase()) ?? input) : input,
    z.boolean({
      error: (issue) => (isMissing(issue.input) ? validation.empty : validation.notYesNo),
    }),
  )
}

const flagWords = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
])

/** One value of an option list. Its own sentence for none may be given. */
export function optionOf<const Value extends string>(
  list: { readonly values: readonly [Value, ...Value[]] },
  { empty = validation.empty } = {},
) {
  return z.enum(list.values, {
    error: (issue) => (isMissing(issue.input) ? empty : validation.unknownOption),
  })
}

/** Several values of an option list, each counted once, as a JSON array or separated by commas. */
export function listOf<const Value extends string>(list: {
  readonly values: readonly [Value, ...Value[]]
}) {
  return z.preprocess(
    (input: readonly Value[] | string | undefined) => listFromInput(input),
    z
      .array(z.enum(list.values, validation.unknownOption), { error: validation.notList })
      .max(mostOptions, validation.tooMany(mostOptions))
      .transform((values) => [...new Set(values)]),
  )
}

/** An upper bound above any honest list: each wrong entry would be an error of its own. */
const mostOptions = 200

/** Several texts, as a JSON array or separated by commas. */
export function listOfTexts({ max, maxChars }: { max: number; maxChars: number }) {
  return z.preprocess(
    (input: readonly string[] | string | undefined) => listFromInput(input),
    z
      .array(text({ max: maxChars }), { error: validation.notList })
      .max(max, validation.tooMany(max)),
  )
}

/** A day as YYYY-MM-DD, from that or from dd/mm/yyyy; not before `from` or after `to`. */
export function isoDate({ from, to }: { from?: string; to?: string } = {}) {
  return z
    .string({ error: (issue) => (isMissing(issue.input) ? validation.empty : validation.notDate) })
    .trim()
    .min(1, { error: validation.empty, abort: true })
    .transform((input) => parseDayMonthYear(input) ?? input)
    .refine(isIsoDay, {
      error: ({ input }) => (isDayLike(input) ? validation.noSuchDay : validation.notDate),
      abort: true,
    })
    .refine((day) => from === undefined || day >= from, validation.pastDate)
    .refine((day) => to === undefined || day <= to, validation.farDate)
    .meta({ description: 'YYYY-MM-DD or dd/mm/yyyy' })
}

/** Whether a text is written as a day, existing or not. */
function isDayLike(input: unknown) {
  return /^(\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})$/.test(String(input))
}

/** The first message for each field, in the shape every form and API error uses. */
export function fieldErrors({ issues }: Pick<z.core.$ZodError, 'issues'>): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) errors[String(issue.path[0] ?? 'form')] ??= issue.message
  return errors
}

export type FieldErrors = Record<string, string>

function numberSchema(min: number, max: number) {
  const outOfRange = validation.outOfRange(min, max)
  return z
    .number({
      error: (issue) => (isMissing(issue.input) ? validation.empty : validation.notNumber),
    })
    .min(min, outOfRange)
    .max(max, outOfRange)
}
