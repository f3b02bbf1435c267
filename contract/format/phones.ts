import { phoneLimits } from '#contract/limits.ts'

/** Whether a text is an Indian mobile number: ten digits, the first of them 6 to 9. */
export function isMobile(text: string): boolean {
  return /^[6-9]\d{9}$/.test(text)
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
