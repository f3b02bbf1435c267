import { sql } from 'kysely'
import { senderLimits } from '#contract/limits.ts'
import { type LeftOutReason, leftOutReasons } from '#contract/options/left-out-reasons.ts'
import type { MessageChannel, MessagePurpose } from '#contract/options.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { type Audience, chosenPeople, isMeant } from '#domain/broadcasts/audience.ts'
import { leftOutReason, type Rules } from '#domain/broadcasts/left-out-reason.ts'
import { matchesSmsTemplate } from '#domain/broadcasts/match-sms-template.ts'
import { renderMessage } from '#domain/broadcasts/render-message.ts'
import type { SenderSettings } from '#domain/broadcasts/sender-settings.ts'
import { requireSmsTemplate, type SmsTemplate } from '#domain/broadcasts/sms-templates.ts'
import type { Viewer } from '#domain/viewer.ts'

export type Draft = {
  channel: MessageChannel
  purpose: MessagePurpose
  /** For e-mails and notifications. */
  subject?: string | undefined
  body: string
  audience: Audience
  /** When it is to begin; at once when left out. */
  scheduledAt?: Date | undefined
  /** The registered SMS text that is meant, where several would fit. */
  dltId?: string | null | undefined
  /** To one user: the text is not offered to colleagues again. */
  isPersonal?: boolean
}

/** What would be sent to whom, and who is left out why, without sending anything. */
export function previewMessage(
  db: Db,
  viewer: Viewer,
  draft: Draft,
  settings: SenderSettings,
  now = new Date(),
) {
  // For a message that is sent later, the rules that will hold then.
  const at = draft.scheduledAt ?? now
  const rules = { ...draft, promotionsPerDay: settings.promotionsPerDay, now: at }
  const needsTemplate = draft.channel === 'sms' && settings.needsSmsTemplate
  return inTransaction(db, async (trx) => {
    const template = needsTemplate
      ? await requireSmsTemplate(trx, draft.body, draft.dltId)
      : undefined
    const counts = await countChosen(trx, draft.audience, rules)
    const people = await samplePeople(trx, draft.audience, rules)
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'message.preview',
      subjectKind: 'message',
      subjectId: draft.channel,
      facts: { people: counts.total },
    })
    return { ...counts, template, people: people.map((one) => withText(one, draft, template)) }
  })
}

type Sampled = {
  phone: string
  name: string | null
  email: string | null
  reason: LeftOutReason | null
}

function withText({ reason, ...receiver }: Sampled, { body }: Draft, template?: SmsTemplate) {
  const text = renderMessage(body, receiver)
  const isUnfit = template && !matchesSmsTemplate(template.body, text)
  return { ...receiver, text, reason: reason ?? (isUnfit ? ('template' as const) : null) }
}

async function countChosen(trx: Db, audience: Audience, rules: Rules) {
  type Row = { reason: LeftOutReason | null; people: number; strangers: number }
  const { rows } = await sql<Row>`
    with chosen as (${chosenPeople(audience)})
    select ${leftOutReason(rules)} as reason, count(*) as people,
      count(*) filter (where person.id is null) as strangers
    from chosen left join app_user person on person.id = chosen.id
    group by 1
  `.execute(trx)
  const sum = (key: 'people' | 'strangers') => rows.reduce((all, row) => all + row[key], 0)
  const leftOut = leftOutReasons.values.flatMap((reason) => {
    const row = rows.find((one) => one.reason === reason)
    return row ? [{ reason, people: row.people }] : []
  })
  return { total: sum('people'), strangers: sum('strangers'), leftOut }
}

/** The first of an audience: typed numbers in their order, then the users of the search. */
async function samplePeople(trx: Db, { phones, everyone }: Audience, rules: Rules) {
  const some = phones.slice(0, senderLimits.listed)
  const others = everyone
    ? sql`
        union all (
          select null, person.phone, person.id from app_user person
          where ${isMeant(everyone)} and not person.phone = any(${phones}::text[])
          order by person.id limit ${senderLimits.listed - some.length}
        )`
    : sql``
  const { rows } = await sql<Sampled>`
    with chosen as (
      select typed.place, typed.phone, person.id
      from unnest(${some}::text[]) with ordinality as typed (phone, place)
      left join app_user person on person.phone = typed.phone
      ${others}
    )
    select chosen.phone, person.name, person.email, ${leftOutReason(rules)} as reason
    from chosen left join app_user person on person.id = chosen.id
    order by chosen.place, chosen.id
  `.execute(trx)
  return rows
}
