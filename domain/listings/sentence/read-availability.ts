import { addDays, isIsoDay } from '#contract/format/dates.ts'
import { numberAt } from '#domain/language/words/numbers.ts'
import { dayWords, monthNumbers, monthWords, weekWords } from '#domain/language/words/time-words.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'

type Said = { day: string; last: number }

/** Reads from which day it is free: `15 dec se`, `from 1/12/2026`, `15 din baad`, `next month`. */
export function readAvailability(tokens: Token[], today: string): string | undefined {
  for (const at of tokens.keys()) {
    const said =
      dottedAt(tokens, at) ??
      dayAndMonthAt(tokens, at, today) ??
      afterAt(tokens, at, today) ??
      monthAt(tokens, at, today) ??
      nowAt(tokens, at, today)
    if (!said) continue
    use(tokens.slice(at, said.last + 1))
    return said.day < today ? today : said.day
  }
  return undefined
}

/** `1/12/2026` and `01-12-26`. */
function dottedAt(tokens: Token[], at: number): Said | undefined {
  const [day, first, month, second, year] = [0, 1, 2, 3, 4].map((step) => free(tokens[at + step]))
  if (!/^[/-]$/.test(first ?? '') || first !== second) return undefined
  if (!/^\d{1,2}$/.test(day ?? '') || !/^\d{1,2}$/.test(month ?? '')) return undefined
  if (!/^(20)?\d\d$/.test(year ?? '')) return undefined
  const iso = isoDay(`20${year?.slice(-2)}`, Number(month), Number(day))
  return iso ? { day: iso, last: at + 4 } : undefined
}

/** `15 dec`, `15th of december 2026`, `dec 15`. */
function dayAndMonthAt(tokens: Token[], at: number, today: string): Said | undefined {
  const day = dayNumber(free(tokens[at]))
  if (day) {
    let next = at + 1
    while (/^(st|nd|rd|th|of|tarikh|-)$/.test(free(tokens[next]))) next++
    const month = monthNumbers.get(free(tokens[next]))
    return month ? withYear(tokens, next, { month, day }, today) : undefined
  }
  const month = monthNumbers.get(free(tokens[at]))
  const behind = dayNumber(free(tokens[at + 1]))
  if (!month || !behind) return undefined
  const hasEnding = /^(st|nd|rd|th)$/.test(free(tokens[at + 2]))
  return withYear(tokens, hasEnding ? at + 2 : at + 1, { month, day: behind }, today)
}

type MonthDay = { month: number; day: number }

function withYear(tokens: Token[], last: number, { month, day }: MonthDay, today: string) {
  const year = free(tokens[last + 1])
  const isSaid = /^20\d\d$/.test(year)
  const iso = isSaid ? isoDay(year, month, day) : nextDay(month, day, today)
  return iso ? { day: iso, last: isSaid ? last + 1 : last } : undefined
}

/** `15 din baad`, `after 2 months`, `within 15 days`, `1 mahine me`. */
function afterAt(tokens: Token[], at: number, today: string): Said | undefined {
  const isBefore = /^(after|in|within)$/.test(free(tokens[at]))
  const number = numberAt(tokens, isBefore ? at + 1 : at)
  const days = number && daysOf(free(tokens[number.last + 1]))
  if (!number || !days) return undefined
  const isBehind = /^(baad|bad|me|mein|later|ke)$/.test(free(tokens[number.last + 2]))
  if (!isBefore && !isBehind) return undefined
  const hasBaad = isBehind && /^baad$/.test(free(tokens[number.last + 3]))
  const last = number.last + (hasBaad ? 3 : isBehind ? 2 : 1)
  return { day: addDays(today, Math.round(number.value * days)), last }
}

/** `next month`, `from december`, `january se`. */
function monthAt(tokens: Token[], at: number, today: string): Said | undefined {
  const [word = '', second = ''] = [0, 1].map((step) => free(tokens[at + step]))
  if (/^(next|agle|agley)$/.test(word) && monthWords.has(second)) {
    return { day: firstOfNextMonth(today), last: at + 1 }
  }
  if (/^(from|available|by|possession|till)$/.test(word) && monthNumbers.has(second)) {
    return firstOf(tokens, at + 1, today)
  }
  const isMonth = monthNumbers.has(word) && (second === 'se' || /^20\d\d$/.test(second))
  return isMonth ? firstOf(tokens, at, today) : undefined
}

function firstOf(tokens: Token[], at: number, today: string): Said | undefined {
  const month = monthNumbers.get(free(tokens[at])) ?? 0
  const isNow = Number(today.slice(5, 7)) === month && !/^20\d\d$/.test(free(tokens[at + 1]))
  return isNow ? { day: today, last: at } : withYear(tokens, at, { month, day: 1 }, today)
}

const now =
  /^((available|avl|avail) (now|immediately|abhi|today|aaj)|(vacant|khali)( (hai|h|now|abhi))?)(?= |$)/

/** `available now`, `khali hai`; what searches say too, as `ready to move`, is read like theirs. */
function nowAt(tokens: Token[], at: number, today: string): Said | undefined {
  const words = `${free(tokens[at])} ${free(tokens[at + 1])}`
  const said = now.exec(words)?.[0]
  return said ? { day: today, last: at + said.split(' ').length - 1 } : undefined
}

function dayNumber(word: string) {
  return /^([1-9]|[12]\d|3[01])$/.test(word) ? Number(word) : undefined
}

/** The next such day from today on. */
function nextDay(month: number, day: number, today: string) {
  const year = Number(today.slice(0, 4))
  const here = isoDay(`${year}`, month, day)
  return here && here >= today ? here : isoDay(`${year + 1}`, month, day)
}

function firstOfNextMonth(today: string) {
  return `${addDays(`${today.slice(0, 7)}-01`, 32).slice(0, 7)}-01`
}

function isoDay(year: string, month: number, day: number) {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isIsoDay(iso) ? iso : undefined
}

function daysOf(word: string) {
  if (dayWords.has(word)) return 1
  if (weekWords.has(word)) return 7
  return monthWords.has(word) ? 30 : undefined
}
