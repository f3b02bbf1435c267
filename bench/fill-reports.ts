import { Client } from 'pg'

/** Adds rows to every table that a report lists, until each has as many as wanted. */
export async function fillReports(url: string, rows: number, onStep: (text: string) => void) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // Triggers that look up the account of each row would take most of the time.
    await client.query("set session_replication_role = 'replica'")
    for (const [table, insert] of Object.entries(inserts)) {
      const { rows: counted } = await client.query(`select count(*)::int as count from ${table}`)
      const start = counted[0].count + 1
      onStep(`${table}: rows ${start} to ${rows}`)
      if (start <= rows) await client.query(insert, [start, rows])
      await client.query(`vacuum (analyze) ${table}`)
    }
    await client.query('vacuum (analyze) audit_entry')
  } finally {
    await client.end()
  }
}

/** The nth row of each table is n seconds younger than the first. */
const at = "timestamptz '2026-01-01' + make_interval(secs => n)"

// One id per number, so that rows can refer to each other.
const id = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`
const series = 'from generate_series($1::int, $2::int) n'

const inserts = {
  app_user: `
    insert into app_user (id, phone, name, email, created_at)
    select ${id('user', 'n')}, (9000000000 + n)::text, 'Person ' || n, 'p' || n || '@example.com', ${at}
    ${series}`,
  listing: `
    insert into listing (id, spn, owner_id, status, hidden_because, category, deal, price,
      built_up_area, created_at)
    select ${id('listing', 'n')}, 'SPN' || upper(lpad(to_hex(n), 8, '0')), ${id('user', 'n')},
      case when n % 50 = 0 then 'delete' else 'draft' end, 'disabled', 'residential', 'resale', n,
      900, ${at}
    ${series}`,
  call_request: `
    insert into call_request (user_id, name, phone, status, created_at)
    select ${id('user', 'n')}, 'Person ' || n, (9000000000 + n)::text,
      case when n % 100 = 0 then 'new' else 'done' end, ${at}
    ${series}`,
  mail_request: `
    insert into mail_request (user_id, email, message, status, created_at)
    select ${id('user', 'n')}, 'p' || n || '@example.com', 'Question ' || n, 'done', ${at}
    ${series}`,
  visit: `
    insert into visit (listing_id, seeker_id, status, created_at)
    select ${id('listing', 'n')}, ${id('user', 'n')}, 'done', ${at}
    ${series}`,
  broadcast: `
    insert into broadcast (id, reference_no, channel, body, status, created_at)
    select ${id('batch', 'n')}, 'REF' || n, 'sms', 'Hello {full_name}', 'done', ${at}
    ${series}`,
  broadcast_recipient: `
    insert into broadcast_recipient (broadcast_id, phone, body, status)
    select ${id('batch', 'n')}, (9000000000 + n)::text, 'Hello', 'sent'
    ${series}`,
  alert_log: `
    insert into alert_log (user_id, kind, in_app_status, whatsapp_status, email_status, created_at)
    select ${id('user', 'n')}, 'listing-approved', 'sent', 'sent', 'sent', ${at}
    ${series}`,
}
