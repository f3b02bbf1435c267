import { phoneLimits } from '#contract/limits.ts'

/** The link that dials a number of ours. */
export function telHref(phone: string): string {
  return `tel:${phoneLimits.prefix}${phone}`
}

/** What most mail programs take in an address; the rest of a long message is left out. */
const quotedChars = 1_200

/** The link that writes an e-mail. */
export function mailHref(to: string, { subject, body }: { subject?: string; body?: string } = {}) {
  const query = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text ? [`${name}=${encodeURIComponent(text)}`] : [],
  )
  // Encoded, so that the address cannot add fields of its own.
  const address = encodeURIComponent(to).replaceAll('%40', '@')
  return `mailto:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** A message as it is quoted below an answer. */
export function quoted(message: string): string {
  const text = message.trim()
  const shown = text.length > quotedChars ? `${text.slice(0, quotedChars)} …` : text
  return shown
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\r\n')
}
