import { types } from 'pg'

const quoted = types.getTypeParser<(text: string) => string[]>(1009)
const anyMoment = types.getTypeParser<(text: string) => Date>(types.builtins.TIMESTAMPTZ)
const utcMoment = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/

/** A list of texts, `{a,b}`; only one with quotes, gaps or lists in it is read letter by letter. */
export function parseTextList(text: string): string[] {
  if (text === '{}') return []
  const isPlain = text.lastIndexOf('{') === 0 && !text.includes('"') && !text.includes('NULL')
  return isPlain ? text.slice(1, -1).split(',') : quoted(text)
}

/** A moment; one in UTC, `2026-11-15 05:13:42.123456+00`, is one that JavaScript can read itself. */
export function parseMoment(text: string): Date {
  return utcMoment.test(text) ? new Date(`${text}:00`) : anyMoment(text)
}
