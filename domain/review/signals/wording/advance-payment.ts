import {
  paymentWords,
  refusingWords,
  visitWords,
} from '#domain/review/signals/wording/payment-words.ts'
import {
  type Clause,
  readClauses,
  vocabularyOf,
  type Word,
  wordsFromTo,
} from '#domain/review/signals/wording/read-clauses.ts'

const vocabulary = vocabularyOf({ ...paymentWords, ...visitWords, ...refusingWords })

type Class = keyof typeof paymentWords | keyof typeof visitWords | keyof typeof refusingWords
type Words = Clause<Class>
type Rule = (clause: Words) => Words | undefined

/** What of a text asks for money, and whether for money before anybody has seen the home. */
export type PaymentWording = { found: string; isStrong: boolean }

/** The first place where a text asks for money in advance; undefined where it does not. */
export function findAdvancePayment(text: string): PaymentWording | undefined {
  const clauses = readClauses(text, vocabulary)
  const strong = firstMatch(clauses, strongRules) ?? payAnAbsentOwner(clauses)
  if (strong) return { found: wordsFromTo(text, strong), isStrong: true }
  const weak = firstMatch(clauses, [mentionsToken])
  return weak && { found: wordsFromTo(text, weak), isStrong: false }
}

function firstMatch(clauses: readonly Words[], rules: readonly Rule[]) {
  for (const clause of clauses) {
    for (const rule of rules) {
      const found = rule(clause)
      if (found) return found
    }
  }
  return undefined
}

const strongRules: readonly Rule[] = [
  payBeforeVisit,
  noVisitWithoutPay,
  payFirstThenVisit,
  feeForVisit,
  keysByCourier,
  tokenByPhone,
  scanToPay,
]

/** `Send the token before the visit`, `dekhne se pehle token bhejo`. */
function payBeforeVisit(clause: Words): Words | undefined {
  const [from, to] =
    pairOf(clause, 'beforeEnglish', 'see', 4) ?? pairOf(clause, 'see', 'beforeHindi', 3) ?? []
  if (from === undefined || to === undefined) return undefined
  const { part } = clause[from]!
  const here = (at: number) => clause[at]!.part === part
  const isAboutCalling = indexesOf(clause, 'call').some(here)
  const asked = clause.findIndex((word, at) => {
    if (at >= from && at <= to) return false
    if (isAfterwards(clause, at) || isDenied(clause, at)) return false
    const asks =
      is(word, 'token') || is(word, 'pay') || is(word, 'channel') || isAdvance(clause, at)
    return isAboutCalling ? asks && here(at) : asks || (is(word, 'money') && here(at))
  })
  if (asked < 0 || isRefused(clause, Math.min(asked, from), Math.max(asked, to))) return undefined
  return clause.slice(Math.min(asked, from), Math.max(asked, to) + 1)
}

/** `No visit without token`, `bina token visit nahi`. */
function noVisitWithoutPay(clause: Words): Words | undefined {
  const pay =
    pairOf(clause, 'without', 'token', 3) ??
    pairOf(clause, 'without', 'money', 3) ??
    pairOf(clause, 'without', 'advance', 3)
  const visit = pairOf(clause, 'notEnglish', 'see', 2) ?? pairOf(clause, 'see', 'notHindi', 3)
  if (!pay || !visit || is(clause[visit[0]]!, 'without')) return undefined
  return clause.slice(Math.min(pay[0], visit[0]), Math.max(pay[1], visit[1]) + 1)
}

/** `Pay first, then visit`, `pehle token phir visit`. */
function payFirstThenVisit(clause: Words): Words | undefined {
  const first = clause.findIndex(
    (word, at) =>
      (is(word, 'first') || is(word, 'beforeHindi')) &&
      clause.slice(Math.max(0, at - 3), at + 4).some(isMoney),
  )
  if (first < 0) return undefined
  const then = clause.findIndex((word, at) => at > first && is(word, 'thereupon'))
  const see = clause.findIndex((word, at) => then > 0 && at > then && is(word, 'see'))
  if (see < 0 || isRefused(clause, first, see)) return undefined
  return clause.slice(Math.max(0, first - 2), see + 1)
}

/** `Visiting charges 500`, `fee for the gate pass`. */
function feeForVisit(clause: Words): Words | undefined {
  const [from, to] = pairOf(clause, 'visit', 'fee', 2) ?? pairOf(clause, 'fee', 'visit', 3) ?? []
  if (from === undefined || to === undefined || isRefused(clause, from, to)) return undefined
  return clause.slice(from, to + 1)
}

/** Nobody shows the home: the keys are to come by post. */
function keysByCourier(clause: Words): Words | undefined {
  const [from, to] =
    pairOf(clause, 'key', 'courier', 5) ?? pairOf(clause, 'courier', 'key', 5) ?? []
  return from === undefined || to === undefined ? undefined : clause.slice(from, to + 1)
}

/** `Token by GPay to book it`: nothing is said of a visit or an agreement before. */
function tokenByPhone(clause: Words): Words | undefined {
  const token = clause.findIndex((word, at) => is(word, 'token') && !isAfterwards(clause, at))
  const channel = clause.findIndex((word) => is(word, 'channel'))
  if (token < 0 || channel < 0) return undefined
  const [from, to] = [Math.min(token, channel), Math.max(token, channel)]
  return isRefused(clause, from, to) ? undefined : clause.slice(from, to + 1)
}

function scanToPay(clause: Words): Words | undefined {
  const [from, to] = pairOf(clause, 'scan', 'qr', 3) ?? pairOf(clause, 'qr', 'scan', 3) ?? []
  const asks = clause.some((word) => is(word, 'pay') || is(word, 'money') || is(word, 'token'))
  if (from === undefined || to === undefined || !asks) return undefined
  return isRefused(clause, from, to) ? undefined : clause.slice(from, to + 1)
}

/** The soldier who was posted elsewhere, with a wallet to pay into. */
function payAnAbsentOwner(clauses: readonly Words[]): Words | undefined {
  const story = firstMatch(clauses, [
    (clause) => {
      const [from, to] =
        pairOf(clause, 'absent', 'posted', 6) ?? pairOf(clause, 'posted', 'absent', 6) ?? []
      return from === undefined || to === undefined ? undefined : clause.slice(from, to + 1)
    },
  ])
  const asks = clauses.some((clause) =>
    clause.some((word, at) => is(word, 'channel') && !isRefused(clause, at, at)),
  )
  return asks ? story : undefined
}

/** A token is named with its amount, and neither refused nor due after the agreement. */
function mentionsToken(clause: Words): Words | undefined {
  const token = clause.findIndex((word, at) => {
    if (!is(word, 'token') || isAfterwards(clause, at)) return false
    const near = clause.slice(Math.max(0, at - 2), at + 3)
    return near.some((each) => each.isNumber || is(each, 'money') || is(each, 'pay'))
  })
  if (token < 0 || isRefused(clause, token, token)) return undefined
  return clause.slice(Math.max(0, token - 1), token + 3)
}

/** Rent for a month in advance is no fraud. */
function isAdvance(clause: Words, at: number) {
  if (!is(clause[at]!, 'advance')) return false
  return !clause.slice(Math.max(0, at - 2), at + 3).some((word) => is(word, 'month'))
}

/** Due after a visit or with the agreement. */
function isAfterwards(clause: Words, at: number) {
  return clause.slice(Math.max(0, at - 5), at + 6).some((word) => is(word, 'after'))
}

/** English refuses before what it refuses, Hindi behind it, in the same part of the sentence. */
function isRefused(clause: Words, from: number, to: number) {
  const before = clause.slice(Math.max(0, from - 4), from + 1)
  const behind = clause.slice(from, to + 6).filter(({ part }) => part === clause[to]!.part)
  const next = clause.slice(to + 1, to + 4).filter(({ part }) => part === clause[to]!.part)
  return (
    before.some((word, at) => word.part === clause[from]!.part && refuses(word, before[at + 1])) ||
    behind.some((word) => is(word, 'notHindi')) ||
    next.some((word) => is(word, 'unneeded'))
  )
}

/** `Before the visit we take no token money`; but `no entry without token`. */
function isDenied(clause: Words, at: number) {
  const before = clause.slice(0, at).findLast((word) => !isMoney(word))
  if (before?.part !== clause[at]!.part) return false
  return is(before, 'notEnglish') && !is(before, 'without')
}

function isMoney(word: Word<Class>) {
  return is(word, 'token') || is(word, 'advance') || is(word, 'money') || is(word, 'pay')
}

/** `No brokers` refuses nothing else. */
function refuses(word: Word<Class>, next: Word<Class> | undefined) {
  return is(word, 'notEnglish') && !(next && is(next, 'broker'))
}

function is(word: Word<Class>, name: Class) {
  return word.classes.has(name)
}

function indexesOf(clause: Words, name: Class) {
  return clause.flatMap((word, at) => (is(word, name) ? [at] : []))
}

/** Where a word of one class stands at most so many words before one of another. */
function pairOf(
  clause: Words,
  first: Class,
  second: Class,
  within: number,
): [number, number] | undefined {
  for (const from of indexesOf(clause, first)) {
    const next = clause.slice(from + 1, from + within + 1).findIndex((word) => is(word, second))
    if (next >= 0) return [from, from + 1 + next]
  }
  return undefined
}
