import { latinDigits } from '#contract/format/digits.ts'
import { phoneLimits } from '#contract/limits.ts'

// Kept apart from contract/format/phones.ts, which every page loads to show a number.

/** What stays of a typed or pasted number: its digits, without +91 or a leading 0, at most ten. */
export function cutPhone(text: string): string {
  const digits = latinDigits(text)
    .replace(/^\s*\+91/, '')
    .replace(/\D/g, '')
  return withoutPrefix(digits).slice(0, phoneLimits.digits)
}

/** Whether a text is +91 as far as it was typed: +, +9 or +91, which no digit has followed yet. */
export function isPhonePrefix(text: string): boolean {
  return /^\s*\+(9|91\s*)?$/.test(latinDigits(text))
}

function withoutPrefix(digits: string) {
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1)
  return digits
}
