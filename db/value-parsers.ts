import { types } from 'pg'

/** Its number of the type text[], which pg knows and has no name for. */
const TEXT_LIST = 1009 as typeof types.builtins.TEXT

const readList: (text: string) => string[] = types.getTypeParser(TEXT_LIST)
const readMoment: (text: string) => Date = types.getTypeParser(types.builtins.TIMESTAMPTZ)
const utcMoment = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/

/** How values of the database become values of ours, whichever connection they come from. */
export function setValueParsers() {
  // Postgres counts in 64 bits, which pg hands over as text. Ours fit in a number.
  types.setTypeParser(types.builtins.INT8, Number)
  // A calendar day has no time zone; a JS Date would give it one.
  types.setTypeParser(types.builtins.DATE, String)
  // The driver's own readers take these apart letter by letter, which a page of listings feels.
  types.setTypeParser(TEXT_LIST, parseTextList)
  types.setTypeParser(types.builtins.TIMESTAMPTZ, parseMoment)
}

/** A list of texts, `{a,b}`; only one with quotes, gaps or lists in it is left to the driver. */
function parseTextList(text: string): string[] {
  if (text === '{}') return []
  const isPlain = text.lastIndexOf('{') === 0 && !text.includes('"') && !text.includes('NULL')
  return isPlain ? text.slice(1, -1).split(',') : readList(text)
}

/** A moment; one in UTC, `2026-11-15 05:13:42.123456+00`, is one that JavaScript reads by itself. */
function parseMoment(text: string): Date {
  return utcMoment.test(text) ? new Date(`${text}:00`) : readMoment(text)
}
