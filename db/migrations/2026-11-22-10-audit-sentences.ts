import { type Kysely, sql } from 'kysely'

const filters = ['search', 'status', 'from', 'to', 'sort', 'order']

/** As looks at reports were written. A search holds anything but the name of what follows it. */
const viewPattern = [
  '^page (\\d+) of (\\d+) rows',
  `(?:, search: ((?:(?!, (?:${filters.slice(1).join('|')}): ).)*))?`,
  ...filters.slice(1).map((name) => `(?:, ${name}: ([^,]+))?`),
  '$',
].join('')
const everybody = 'all names, numbers and e-mail addresses'

/** Facts instead of English words in earlier entries; what fits no pattern stays as it was. */
export async function up(db: Kysely<unknown>) {
  await withoutTrigger(db, async () => {
    await tellReports(db)
    await tellMessages(db)
    await sql`
      update audit_entry set action = 'close_complaints', before_state = '',
        facts = jsonb_strip_nulls(jsonb_build_object(
          'openComplaints', coalesce(
            facts -> 'openComplaints', facts -> 'openReports',
            to_jsonb(substring(before_state from '^(\\d+) open$')::int)
          ),
          'setTo', coalesce(facts ->> 'setTo', substring(reason from '^set to (\\w+)$'))
        )),
        reason = case when reason ~ '^(dismissed|set to \\w+)$' then '' else reason end
      where action = 'close_reports'
    `.execute(db)
    await sql`
      update audit_entry set reason = '',
        facts = jsonb_build_object('through', case reason when 'profile' then 'profile' else 'link' end)
      where action like 'promotions.%' and reason in ('profile', 'link in a message')
    `.execute(db)
    // That it was a command is told by the action, and by nobody having done it.
    await sql`
      update audit_entry set reason = '' where reason = 'command' and actor_id is null
        and (action like 'staff.%' or action like 'sms_template.%' or action like 'suppression.%')
    `.execute(db)
  })
}

async function tellReports(db: Kysely<unknown>) {
  await sql`
    update audit_entry set after_state = '', facts = '{"allContacts": true}'
    where action = 'report.export' and after_state = ${everybody}
  `.execute(db)
  const ofView = sql`case when action = 'report.view' then part`
  await sql`
    update audit_entry entry set after_state = '', facts = told.facts
    from (
      select id, jsonb_strip_nulls(jsonb_build_object(
        'page', ${ofView}[1]::int end, 'pageSize', ${ofView}[2]::int end,
        'filter', jsonb_build_object(
          ${sql.join(filters.flatMap((name, index) => [sql.lit(name), sql`part[${sql.lit(index + 3)}]`]))}
        )
      )) as facts
      from audit_entry, regexp_match(
        case when action = 'report.view' then after_state
          else 'page 0 of 0 rows, ' || after_state end,
        ${viewPattern}
      ) part
      where action in ('report.view', 'report.export') and after_state <> '' and part is not null
    ) told
    where told.id = entry.id
  `.execute(db)
}

async function tellMessages(db: Kysely<unknown>) {
  await sql`
    update audit_entry entry set after_state = '', facts = told.facts
    from (
      select id, jsonb_strip_nulls(jsonb_build_object(
        'channel', part[1], 'purpose', part[2], 'numbers', part[3]::int, 'everyone', part[4]
      )) as facts
      from audit_entry, regexp_match(
        after_state, '^(\\w+), (\\w+), (\\d+) numbers(?: and all users found by "(.*)")?$'
      ) part
      where action = 'message.send' and part is not null
    ) told
    where told.id = entry.id
  `.execute(db)
  await sql`
    update audit_entry set subject_id = '',
      facts = jsonb_build_object('people', substring(subject_id from '^\\d+')::int)
    where action = 'message.contacts' and subject_id ~ '^\\d+ users$'
  `.execute(db)
  await sql`
    update audit_entry set after_state = '',
      facts = jsonb_build_object('people', substring(after_state from '^\\d+')::int)
    where action = 'message.preview' and after_state ~ '^\\d+ people$'
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  const filterWords = sql`concat_ws(', ', ${sql.join(
    filters.map((name) => sql`${sql.lit(`${name}: `)} || (facts -> 'filter' ->> ${sql.lit(name)})`),
  )})`
  await withoutTrigger(db, async () => {
    await sql`
      update audit_entry set facts = '{}', after_state = case
        when action = 'report.view' then concat_ws(', ',
          format('page %s of %s rows', facts ->> 'page', facts ->> 'pageSize'),
          nullif(${filterWords}, ''))
        when facts ? 'allContacts' then ${everybody}
        else ${filterWords}
      end
      where action in ('report.view', 'report.export') and facts <> '{}'
    `.execute(db)
    await sql`
      update audit_entry set facts = '{}', after_state = concat(
        format('%s, %s, %s numbers', facts ->> 'channel', facts ->> 'purpose', facts ->> 'numbers'),
        ' and all users found by "' || (facts ->> 'everyone') || '"'
      )
      where action = 'message.send' and facts <> '{}'
    `.execute(db)
    await sql`
      update audit_entry set facts = '{}', subject_id = (facts ->> 'people') || ' users'
      where action = 'message.contacts' and facts <> '{}'
    `.execute(db)
    await sql`
      update audit_entry set facts = '{}',
        reason = case facts ->> 'through' when 'link' then 'link in a message' else 'profile' end
      where action like 'promotions.%' and facts <> '{}'
    `.execute(db)
    await sql`
      update audit_entry set reason = 'command' where reason = '' and actor_id is null
        and (action like 'staff.%' or action like 'sms_template.%' or action like 'suppression.%')
    `.execute(db)
    await sql`
      update audit_entry set action = 'close_reports' where action = 'close_complaints'
    `.execute(db)
  })
}

/** The log is append-only otherwise. */
async function withoutTrigger(db: Kysely<unknown>, change: () => Promise<void>) {
  await sql`alter table audit_entry disable trigger audit_entry_append_only`.execute(db)
  await change()
  await sql`alter table audit_entry enable trigger audit_entry_append_only`.execute(db)
}
