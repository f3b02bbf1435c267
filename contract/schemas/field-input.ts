import { parseAmount } from '#contract/money.ts'

/** The number a form's text says; text that says none goes on as it came. */
export function numberFromInput(input: unknown) {
  if (typeof input !== 'string') return input
  if (isBlank(input)) return undefined
  return /^\s*-?\d{1,20}(\.\d{1,20})?\s*$/.test(input) ? Number(input) : input
}

/** The whole amount a form's text says; commas, spaces and ₹ are read over. */
export function amountFromInput(input: unknown) {
  if (typeof input !== 'string') return input
  if (isBlank(input)) return undefined
  return parseAmount(input) ?? input.trim()
}

/** Reads a JSON array or comma-separated text; anything else goes on as it came. */
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

/** What a JSON text holds; text that is none goes on as it came. */
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
