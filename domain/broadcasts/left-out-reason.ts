import { sql } from 'kysely'
import { indiaDay } from '#contract/format/dates.ts'
import type { LeftOutReason } from '#contract/options/left-out-reasons.ts'
import type { MessageChannel, MessagePurpose } from '#contract/options.ts'
import { isQuietHour } from '#domain/broadcasts/quiet-hours.ts'

export type Rules = {
  channel: MessageChannel
  purpose: MessagePurpose
  promotionsPerDay: number
  now: Date
}

/** Whether the rules can leave anybody out: a service message reaches every number. */
export function mayLeaveOut({ channel, purpose }: Pick<Rules, 'channel' | 'purpose'>): boolean {
  return purpose === 'promotion' || channel === 'email' || channel === 'noti'
}

/**
 * Why the row `chosen` (a number) with its account `person`, if any, gets no message; null when it
 * gets one. The preview and the sending both ask this, so that they cannot disagree.
 */
export function leftOutReason(rules: Rules) {
  const { channel, purpose, promotionsPerDay, now } = rules
  const isPromotion = purpose === 'promotion'
  const isQuiet = channel === 'sms' && isQuietHour(now)
  return sql<LeftOutReason | null>`case
    when ${mayLeaveOut(rules)}::boolean and person.id is null then 'not_user'
    when ${channel === 'email'}::boolean and person.email = '' then 'no_email'
    when not ${isPromotion}::boolean then null
    when person.blocked_at is not null then 'blocked'
    when person.opted_out_at is not null then 'opted_out'
    when person.promotions_agreed_at is null then 'not_agreed'
    when exists (
      select from suppressed_contact where contact in (chosen.phone, lower(person.email))
    ) then 'suppressed'
    when ${isQuiet}::boolean then 'quiet_hours'
    when exists (
      select from promotion_count counted
      where counted.phone = chosen.phone and counted.day = ${indiaDay(now)}::date
        and counted.count >= ${promotionsPerDay}
    ) then 'daily_cap'
  end`
}
