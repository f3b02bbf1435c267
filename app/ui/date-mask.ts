import { latinDigits } from '#contract/format/digits.ts'

/** What a date field shows for what was typed or pasted so far: slashes appear by themselves. */
export function maskDate(input: string): string {
  const text = latinDigits(input)
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  if (iso) return [iso[3], iso[2], iso[1]].map(pad).join('/')

  const typed = text.replace(/[^\d/.\-\s]/g, '')
  const [first = '', second = '', ...rest] = typed.split(/[/.\-\s]+/)
  if (/^\d$/.test(first) && second === '' && /\D$/.test(typed)) return `${pad(first)}/`
  const digits = [isShort(first, second) ? pad(first) : first, padMiddle(second, rest), ...rest]
    .join('')
    .replace(/\D/g, '')
    .slice(0, 8)

  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean)
  const asksForNext = /\D$/.test(typed) && (digits.length === 2 || digits.length === 4)
  return parts.join('/') + (asksForNext ? '/' : '')
}

function isShort(first: string, second: string) {
  return /^\d$/.test(first) && /^\d/.test(second)
}

function padMiddle(second: string, rest: string[]) {
  return /^\d$/.test(second) && rest.length > 0 ? pad(second) : second
}

function pad(part: string | undefined) {
  return (part ?? '').padStart(2, '0')
}
