import { types } from 'pg'

/** PostgreSQL's id of the type text[], for which pg has no name. */
const TEXT_LIST = 1009 as typeof types.builtins.TEXT

const readList: (text: string) => string[] = types.getTypeParser(TEXT_LIST)
const readMoment: (text: string) => Date = types.getTypeParser(types.builtins.TIMESTAMPTZ)
const utcMoment = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/

/** How values of the database become JavaScript values, on every connection. */
export function setValueParsers() {
  // pg returns 64-bit integers as text; ours fit in a number.
  types.setTypeParser(types.builtins.INT8, Number)
  // A calendar day has no time zone; a JS Date would give it one.
  types.setTypeParser(types.builtins.DATE, String)
  // The driver parses these character by character, which is noticeable for a page of listings.
  types.setTypeParser(TEXT_LIST, parseTextList)
  types.setTypeParser(types.builtins.TIMESTAMPTZ, parseMoment)
}

/** A list of texts, `{a,b}`; one with quotes, nulls or nested lists is left to the driver. */
function parseTextList(text: string): string[] {
  if (text === '{}') return []
  const isPlain = text.lastIndexOf('{') === 0 && !text.includes('"') && !text.includes('NULL')
  return isPlain ? text.slice(1, -1).split(',') : readList(text)
}

/** A timestamp; JavaScript itself can parse one in UTC, `2026-11-15 05:13:42.123456+00`. */
function parseMoment(text: string): Date {
  return utcMoment.test(text) ? new Date(`${text}:00`) : readMoment(text)
}
