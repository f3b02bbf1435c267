import { latinDigits } from '#contract/format/digits.ts'
import { parseAmount } from '#contract/format/money.ts'

/** Parses a form's text as a number; text that is none is returned unchanged. */
export function numberFromInput(input: unknown) {
  if (typeof input !== 'string') return input
  if (isBlank(input)) return undefined
  const number = latinDigits(input)
  return /^\s*-?\d{1,20}(\.\d{1,20})?\s*$/.test(number) ? Number(number) : input
}

/** Parses a form's text as a whole amount; commas, spaces and ₹ are ignored. */
export function amountFromInput(input: unknown) {
  if (typeof input !== 'string') return input
  if (isBlank(input)) return undefined
  return parseAmount(latinDigits(input)) ?? input.trim()
}

/** Reads a JSON array or comma-separated text; anything else is returned unchanged. */
export function listFromInput(input: unknown): unknown {
  if (isMissing(input)) return []
  if (typeof input !== 'string') return input
  const trimmed = input.trim()
  if (trimmed.startsWith('[')) return parseJson(trimmed)
  return trimmed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Parses JSON; text that is none is returned unchanged. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

export function isMissing(input: unknown) {
  return input === undefined || input === null || isBlank(input)
}

export function isBlank(input: unknown) {
  return typeof input === 'string' && input.trim() === ''
}

/** PostgreSQL cannot store the character NUL. */
export function isStorable(value: string) {
  return !value.includes('\0')
}
