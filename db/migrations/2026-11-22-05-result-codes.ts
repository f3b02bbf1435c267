import { type Kysely, sql } from 'kysely'

/** Results of sending as codes. What no code stands for has no reason any more. */
const codes = {
  not_user: 'This number has no account.',
  no_email: 'This user has no e-mail address.',
  opted_out: 'This user does not want messages.',
  not_agreed: 'This user has not agreed to promotions.',
  suppressed: 'This contact is on the list of those who must get no promotions.',
  quiet_hours: 'No promotions by SMS between 21:00 and 10:00.',
  daily_cap: 'This user has had enough promotions today.',
  template: 'The text for this user does not fit the registered SMS template.',
  erased: 'This account was erased before its turn.',
  stopped: 'Sending was stopped before their turn.',
  refused: 'The provider did not take it.',
  unreachable: 'The provider could not be reached.',
  unanswered: 'We do not know: the provider did not answer in time.',
  interrupted: 'We do not know: sending was interrupted.',
}

/** As the demo data wrote them. */
const others = {
  'Asked for no more messages': 'opted_out',
  'No e-mail address': 'no_email',
  'The provider could not deliver it': 'refused',
}

export async function up(db: Kysely<unknown>) {
  const sentences = Object.entries(codes).map(([code, sentence]) => [sentence, code])
  const known = JSON.stringify({ ...Object.fromEntries(sentences), ...others })
  await sql`
    update message_recipient set reason = coalesce(${known}::jsonb ->> reason, '')
    where reason <> ''
  `.execute(db)
  const values = ['', ...Object.keys(codes)].map((code) => sql.lit(code))
  await sql`
    alter table message_recipient add constraint message_recipient_reason_check
      check (reason in (${sql.join(values)}))
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`
    alter table message_recipient drop constraint message_recipient_reason_check
  `.execute(db)
  await sql`
    update message_recipient set reason = ${JSON.stringify(codes)}::jsonb ->> reason
    where reason <> ''
  `.execute(db)
}
