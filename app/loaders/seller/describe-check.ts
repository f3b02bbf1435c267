import type { CheckView } from '#app/features/owner-check/check-view.ts'
import { formatDay, indiaDay, indiaTime } from '#contract/format/dates.ts'
import { labelOf } from '#contract/options/option-list.ts'
import {
  ownerCheckEnds,
  ownerCheckKinds,
  paperRefusals,
  reraRefusals,
} from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts/owner-checks.ts'
import type { OwnCheck } from '#domain/owner-checks/find-own-checks.ts'

type Found = {
  latest: OwnCheck | undefined
  accepted: OwnCheck | undefined
  /** Whether the home is no longer where it was when the paper was accepted. */
  hasMoved?: boolean
  now: Date
}

/** What an owner reads about the paper of a home, or about the number of the account. */
export function describeCheck({ latest, accepted, hasMoved = false, now }: Found): CheckView {
  const isCurrent = accepted?.endsAt ? accepted.endsAt > now : false
  const moved = isCurrent && hasMoved ? texts.placeChanged : ''
  return {
    badge: accepted && isCurrent && !hasMoved ? badgeOf(accepted) : '',
    trouble: [moved, latest ? troubleOf(latest, accepted) : ''].filter(Boolean).join(' '),
    waiting: latest?.state === 'waiting' ? waitingOf(latest) : undefined,
    deleted: latest?.paperDeletedAt ? texts.deletedOn(moment(latest.paperDeletedAt)) : '',
  }
}

function badgeOf(check: OwnCheck) {
  return texts.checkedUntil(nameOf(check), day(check.decidedAt), day(check.endsAt))
}

function waitingOf(check: OwnCheck) {
  const { id, kind, lookedAt, createdAt } = check
  const looked = lookedAt ? texts.lookedAt(moment(lookedAt)) : texts.notLookedAt
  const text = texts.waitingSince(nameOf(check), day(createdAt))
  return { id, text, looked: kind === 'rera' ? '' : looked }
}

function troubleOf(latest: OwnCheck, accepted: OwnCheck | undefined) {
  const { state, kind, reason } = latest
  const refusals = kind === 'rera' ? reraRefusals : paperRefusals
  if (state === 'refused') return texts.refused(nameOf(latest), labelOf(refusals, reason))
  if (state === 'ended' && !accepted) {
    return texts.ended(nameOf(latest), labelOf(ownerCheckEnds, reason))
  }
  return ''
}

function nameOf({ kind, reraNumber }: OwnCheck) {
  return reraNumber ? `RERA ${reraNumber}` : ownerCheckKinds.labels[kind]
}

function day(at: Date | null) {
  return formatDay(at && indiaDay(at))
}

function moment(at: Date) {
  return `${day(at)}, ${indiaTime(at)}`
}
