import { phoneLimits } from '#contract/limits.ts'

/** Whether a text is an Indian mobile number: ten digits, the first of them 6 to 9. */
export function isMobile(text: string): boolean {
  return /^[6-9]\d{9}$/.test(text)
}

/** What stays of a typed or pasted number: its digits, without +91 or a leading 0, at most ten. */
export function cutPhone(text: string): string {
  const digits = text.replace(/^\s*\+91/, '').replace(/\D/g, '')
  return withoutPrefix(digits).slice(0, phoneLimits.digits)
}

/** Whether a text is +91 as far as it was typed: +, +9 or +91, which no digit has followed yet. */
export function isPhonePrefix(text: string): boolean {
  return /^\s*\+(9|91\s*)?$/.test(text)
}

/** A number for reading: +91 98100 12345. */
export function formatPhone(phone: string | null | undefined): string {
  if (!phone) return ''
  return isMobile(phone) ? `${phoneLimits.prefix} ${groupPhone(phone)}` : phone
}

/** Ten digits in two groups, where +91 stands beside them: 98100 12345. */
export function groupPhone(phone: string): string {
  return isMobile(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone
}

/** A number for logs: 98•••••345. */
export function maskPhone(phone: string): string {
  return phone.length < 6 ? '•'.repeat(phone.length) : mask(phone)
}

function mask(phone: string) {
  return `${phone.slice(0, 2)}${'•'.repeat(phone.length - 5)}${phone.slice(-3)}`
}

function withoutPrefix(digits: string) {
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1)
  return digits
}
